export {
  type BasisOfAccountingPreference,
  type CollectionGroup,
  collectionGroups,
  type EndOfImport,
  type ImportPlan,
  type SubmissionRequest,
} from "./submission-request.ts";
