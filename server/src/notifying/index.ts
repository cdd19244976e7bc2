export { notifyConnectionNeedsAttention } from "./connections.ts";
export { notifyDocumentUploaded } from "./documents.ts";
export { type GoingFiles, notifyFilesAboutToBeDeleted } from "./files-going.ts";
export { type ContentFor, notify, type Occasion } from "./notify.ts";
export { notifyAccessRequested, notifyUserInvited } from "./people.ts";
export { unsubscribeSecret } from "./unsubscribe-secret.ts";
export {
  isStillWanted,
  openUnsubscription,
  resubscribe,
  type Unsubscription,
  unsubscribe,
} from "./unsubscribing.ts";
export { notifyRecordsWithdrawn } from "./withdrawn.ts";
