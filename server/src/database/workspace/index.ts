export {
  type ListedWorkspace,
  listWorkspacesForPortal,
  type WorkspacePage,
  type WorkspaceQuery,
} from "./list.ts";
export {
  addWorkspaceUsers,
  createWorkspace,
  deleteWorkspace,
  findWorkspace,
  isMember,
  type NewWorkspace,
  saveWorkspaceUsers,
  touchWorkspace,
  updateWorkspace,
  type Workspace,
} from "./queries.ts";
