export {
  type DeletedFile,
  type DeletionCertificate,
  findDeletionCertificate,
  saveDeletionCertificate,
} from "./queries.ts";
export { deletedFile, storedFiles } from "./stored-file.ts";
