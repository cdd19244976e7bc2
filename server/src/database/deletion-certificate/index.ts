export { type DoomedFiles, doomedFiles } from "./doomed-files.ts";
export {
  type DeletedFile,
  type DeletionCertificate,
  findDeletionCertificate,
  saveDeletionCertificate,
} from "./queries.ts";
