import { etag } from "@tieout/server/http";
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
    const { workspace, held } = entered;
    const headers = { etag: etag(workspace.version) };
    return { status: 200, body: presentWorkspace(workspace, held), headers };
  });
