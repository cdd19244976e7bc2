export { type Acceptance, accept, type Circumstances } from "./acceptance.ts";
export { groupNames } from "./group-names.ts";
export {
  goesBeyond,
  type ImportParameters,
  type ParameterFault,
  parameterFaults,
  type ReportPeriod,
  withParameters,
} from "./import-parameters.ts";
export {
  type CollectionMode,
  groupChoices,
  type ModeSettings,
  modesOffered,
  optionsForMode,
} from "./mode.ts";
export {
  type OptionSwitches,
  type SwitchedOption,
  switchedOff,
} from "./option-switches.ts";
export {
  capDay,
  defaultSubmissionOptions,
  type OptionFault,
  type OptionLimits,
  optionFaults,
  optionsWithoutRequest,
  type SubmissionOptions,
  yearsToCollect,
} from "./options.ts";
export {
  lastDayCollected,
  planFile,
  planImport,
  type RequestedBooks,
} from "./plan-import.ts";
export { type SharedLink, type SharedLinkState, sharedLinkState } from "./shared-link.ts";
export {
  type BasisOfAccountingPreference,
  type CollectionGroup,
  collectionGroups,
  type EndOfImport,
  type ImportPlan,
  type SubmissionRequest,
} from "./submission-request.ts";
