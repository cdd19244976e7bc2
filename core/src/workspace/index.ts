export {
  lastPage,
  pagerMoves,
  type WorkspaceSearch,
  workspaceSearch,
  workspacesPerPage,
} from "./workspace-list.ts";
