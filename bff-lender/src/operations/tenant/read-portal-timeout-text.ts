import { readPortalText as read } from "@tieout/server/portal-text";
import type { Handler } from "../../operation.ts";

export const readPortalTimeoutText: Handler<"readPortalTimeoutText"> = ({ body }, { tx }) =>
  tx(async (db) => ({ status: 200, body: await read(db, body, ["timeoutMessaging"]) }));
