import type { Handler } from "../../operation.ts";
import { ownSettings } from "./own-notifications.ts";

export const listUserNotificationSettings: Handler<"listUserNotificationSettings"> = (
  _input,
  { tx, caller, language },
) => tx(async (db) => ({ status: 200, body: await ownSettings(db, caller, language) }));
