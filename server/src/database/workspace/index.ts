export {
  type AccessRequestTold,
  findAccessRequestTold,
  grantAccessRequests,
  listAccessRequesters,
  saveAccessRequest,
  saveAccessRequestTold,
} from "./access-requests.ts";
export { leaveWorkspaces } from "./leave.ts";
export {
  type ListedWorkspace,
  listWorkspacesForPortal,
  type WorkspacePage,
  type WorkspaceQuery,
} from "./list.ts";
export {
  type DoomedWorkspace,
  findDoomedWorkspace,
  purgedTables,
  purgeWorkspace,
} from "./purge.ts";
export {
  addWorkspaceUsers,
  confirmWorkspace,
  createAnonymousWorkspace,
  createWorkspace,
  deleteWorkspace,
  findWorkspace,
  isMember,
  lockUnconfirmedWorkspace,
  lockWorkspace,
  type NewWorkspace,
  saveWorkspaceUsers,
  touchWorkspace,
  updateWorkspace,
  type Workspace,
} from "./queries.ts";
