import { addRecipient } from "@tieout/core/notification";
import { lockNotificationSetting } from "@tieout/server/database";
import { invalid, notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import {
  changedSetting,
  managesNotifications,
  mayNotManageNotifications,
  recipientError,
  saveSetting,
} from "./managing-notifications.ts";

export const addNotificationRecipient: Handler<"addNotificationRecipient"> = async (
  { params: { notificationId }, body: { address } },
  { tx, caller, ...call },
) => {
  if (!managesNotifications(caller)) return mayNotManageNotifications();
  return tx(async (db) => {
    const setting = await lockNotificationSetting(db, notificationId);
    if (!setting) return notFound();
    const added = addRecipient(setting.defaultRecipients, address);
    if (added.result !== "added") return invalid([recipientError("/body/address", added.result)]);

    const change = { defaultRecipients: added.recipients };
    await saveSetting(db, setting, change, { caller, ...call });
    return changedSetting(db, notificationId, call.language);
  });
};
