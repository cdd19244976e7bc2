import { listSharedLinks } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";
import { presentLink } from "./presenter.ts";

export const listLinks: Handler<"listLinks"> = (
  { params: { workspaceId } },
  { tx, now, language, caller },
) =>
  tx(async (db) => {
    const entered = await enterWorkspace(db, workspaceId, caller);
    if (entered.result === "refused") return entered.reply;
    const links = await listSharedLinks(db, workspaceId, now);
    return { status: 200, body: links.map((link) => presentLink(link, language)) };
  });
