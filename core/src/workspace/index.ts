export { anonymousLimits, unconfirmedBefore, unconfirmedUntil } from "./anonymous.ts";
export { backupsUntil, deletedBefore, purgedAfter } from "./deletion.ts";
export {
  beginEdit,
  capabilitiesAfter,
  changesOf,
  codeFault,
  countChanges,
  type EditedWorkspace,
  type EditFaults,
  exclude,
  excludeAll,
  faultsOf,
  include,
  nameFault,
  rebase,
  recode,
  removesSelf,
  rename,
  resetEdit,
  type WorkspaceChanges,
  type WorkspaceEdit,
  type WorkspaceState,
} from "./workspace-edit.ts";
export {
  lastPage,
  type WorkspaceSearch,
  workspaceSearch,
  workspacesPerPage,
} from "./workspace-list.ts";
