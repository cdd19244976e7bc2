export {
  countHistory,
  type HistoryColumn,
  type HistoryKey,
  type HistoryPage,
  type HistoryPlace,
  listHistory,
  type PastSubmission,
} from "./history.ts";
export type { HistoryScope } from "./history-scope.ts";
export {
  isBegunElsewhere,
  isCollected,
  listSubmissionsOfRequest,
  listSubmissionsOfVisitor,
} from "./of-a-visitor.ts";
export {
  deleteSubmission,
  findNewestSubmissionId,
  findSubmission,
  findWorkspaceOfSubmission,
  type MetadataEntry,
  type NewSubmission,
  type PortalStatus,
  releaseSubmission,
  restoreSubmission,
  type Submission,
  type SubmissionSearch,
  saveImportOptions,
  savePortalStatus,
  saveSubmission,
  searchSubmissions,
} from "./queries.ts";
