export {
  type AccessRequestTold,
  findAccessRequestTold,
  grantAccessRequests,
  listAccessRequesters,
  saveAccessRequest,
  saveAccessRequestTold,
} from "./access-requests.ts";
export {
  confirmWorkspace,
  createAnonymousWorkspace,
  lockUnconfirmedWorkspace,
} from "./anonymous.ts";
export { deleteWorkspace, touchWorkspace, updateWorkspace } from "./change.ts";
export { createWorkspace, type NewWorkspace } from "./create.ts";
export { leaveWorkspaces } from "./leave.ts";
export {
  type ListedWorkspace,
  listWorkspacesForPortal,
  type WorkspacePage,
  type WorkspaceQuery,
} from "./list.ts";
export { addWorkspaceUsers, isMember, saveWorkspaceUsers } from "./members.ts";
export {
  type DoomedWorkspace,
  findDoomedWorkspace,
  purgedTables,
  purgeWorkspace,
} from "./purge.ts";
export {
  findWorkspace,
  lockWorkspace,
  lockWorkspaceToDelete,
  type Workspace,
} from "./workspace.ts";
