export { useOpenWorkspace } from "./use-open-workspace.ts";
