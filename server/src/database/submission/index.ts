export {
  findNewestSubmissionId,
  findSubmission,
  findWorkspaceOfSubmission,
  type SubmissionSearch,
  searchSubmissions,
} from "./find.ts";
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
  type NewSubmission,
  releaseSubmission,
  restoreSubmission,
  saveImportOptions,
  savePortalStatus,
  saveSubmission,
} from "./save.ts";
export type { MetadataEntry, PortalStatus, Submission } from "./submission.ts";
