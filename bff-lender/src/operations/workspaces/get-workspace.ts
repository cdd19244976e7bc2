import { etag } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "./guard.ts";
import { presentWorkspace } from "./presenter.ts";

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
