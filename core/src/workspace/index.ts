export {
  lastPage,
  type WorkspaceSearch,
  workspaceSearch,
  workspacesPerPage,
} from "./workspace-list.ts";
