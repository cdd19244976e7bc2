export {
  type CollectionMode,
  findSubmissionRequest,
  listSubmissionRequests,
  type StoredSubmissionRequest,
  type SubmissionRequestKey,
  saveSubmissionRequest,
} from "./submission-request.ts";
