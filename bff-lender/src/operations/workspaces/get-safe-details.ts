import { etag } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterToManageUsers } from "./guard.ts";
import { workspaceDetails } from "./workspace-details.ts";

export const getSafeDetails: Handler<"getSafeDetails"> = (
  { params: { workspaceId } },
  { tx, caller },
) =>
  tx(async (db) => {
    const entered = await enterToManageUsers(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;

    const { workspace, held } = entered;
    const headers = { etag: etag(workspace.version) };
    return { status: 200, body: await workspaceDetails(db, workspace, held), headers };
  });
