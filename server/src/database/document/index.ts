export {
  announceDocuments,
  countDocuments,
  type Document,
  findDocument,
  findSameDocument,
  findUnscannedDocument,
  isDocumentSaved,
  listDocuments,
  type NewDocument,
  saveDocument,
  saveScanState,
} from "./queries.ts";
