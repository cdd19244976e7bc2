export {
  type DeletedFile,
  type DeletionCertificate,
  findDeletionCertificate,
  saveDeletionCertificate,
} from "./deletion-certificate.ts";
export { type DoomedFiles, doomedFiles } from "./doomed-files.ts";
