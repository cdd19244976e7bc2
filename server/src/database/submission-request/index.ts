export {
  type CollectionMode,
  findSubmissionRequest,
  type StoredSubmissionRequest,
  type SubmissionRequestKey,
  saveSubmissionRequest,
} from "./queries.ts";
