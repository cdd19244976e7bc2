import { enterWorkspace } from "../../access.ts";
import type { Handler } from "../../operation.ts";
import { presentWorkspace } from "../../presenters/workspace.ts";

export const getWorkspace: Handler<"getWorkspace"> = (
  { params: { workspaceId } },
  { tx, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    return { status: 200, body: presentWorkspace(entered.workspace, entered.held) };
  });
