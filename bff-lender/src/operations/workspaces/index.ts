export { createWorkspace } from "./create-workspace.ts";
export { getWorkspace } from "./get-workspace.ts";
export { putWorkspace } from "./put-workspace.ts";
export { queryWorkspaces } from "./query-workspaces.ts";
