import type { Handler } from "../../operation.ts";
import { ownSubscriptions } from "./own-notifications.ts";

export const listNotificationSubscriptions: Handler<"listNotificationSubscriptions"> = (
  { query: { workspaceIds } },
  { tx, caller },
) => tx(async (db) => ({ status: 200, body: await ownSubscriptions(db, caller, workspaceIds) }));
