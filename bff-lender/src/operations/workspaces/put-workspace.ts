import type { Handler } from "../../operation.ts";
import { openWorkspace } from "./open-workspace.ts";

export const putWorkspace: Handler<"putWorkspace"> = ({ params: { workspaceId }, body }, call) =>
  openWorkspace(workspaceId, body, call);
