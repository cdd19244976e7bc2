export { abandonedBefore, type BeganBy } from "./abandoned.ts";
export {
  type EmailConfirmation,
  type EmailConfirmationState,
  emailConfirmationSeconds,
  emailConfirmationState,
} from "./email-confirmation.ts";
export {
  type DayRange,
  daysOfRange,
  defaultHistoryFilter,
  defaultHistoryRanges,
  type HistoryFilter,
  type HistoryRange,
  historyRanges,
} from "./history.ts";
export {
  mayReleaseStatements,
  type StatementsGate,
  type StatementsRules,
  statementsGate,
} from "./statements-gate.ts";
export {
  anonymousRequestId,
  type DeletionNotice,
  deletionNotice,
  type PortalStatus,
  type SubmissionFacts,
  type SubmissionLabel,
  type SubmissionSource,
  type SubmissionStatus,
  submissionLabel,
  submissionSources,
  submissionStatus,
  submissionStatuses,
} from "./submission.ts";
export {
  isUserCopyThere,
  offersUserCopy,
  type UserCopyFacts,
  type UserCopySwitches,
  userCopyDownloads,
  userCopySeconds,
} from "./user-copy.ts";
