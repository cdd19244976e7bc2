export {
  announceDocuments,
  countDocuments,
  countDocumentsOfVisitor,
  type Document,
  findDocument,
  findSameDocument,
  findUnscannedDocument,
  isDocumentSaved,
  listDocuments,
  type NewDocument,
  saveDocument,
  saveScanState,
} from "./document.ts";
