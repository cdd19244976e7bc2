import { openWorkspace } from "../../open-workspace.ts";
import type { Handler } from "../../operation.ts";

export const putWorkspace: Handler<"putWorkspace"> = ({ params: { workspaceId }, body }, call) =>
  openWorkspace(workspaceId, body, call);
