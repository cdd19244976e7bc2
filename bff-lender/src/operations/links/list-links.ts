import { listSharedLinks } from "@tieout/server/database";
import { enterWorkspace } from "../../access.ts";
import type { Handler } from "../../operation.ts";
import { presentLink } from "../../presenters/link.ts";

export const listLinks: Handler<"listLinks"> = ({ params: { workspaceId } }, { tx, now, caller }) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    return { status: 200, body: (await listSharedLinks(db, workspaceId, now)).map(presentLink) };
  });
