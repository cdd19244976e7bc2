export {
  type Document,
  findDocument,
  listDocuments,
  type NewDocument,
  saveDocument,
} from "./queries.ts";
