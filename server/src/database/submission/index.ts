export {
  findNewestSubmissionId,
  findSubmission,
  listSubmissionsOfRequest,
  type MetadataEntry,
  type NewSubmission,
  type PortalStatus,
  type Submission,
  type SubmissionSearch,
  saveSubmission,
  searchSubmissions,
} from "./queries.ts";
