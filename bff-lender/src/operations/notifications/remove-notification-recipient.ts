import { isRecipient, removeRecipient } from "@tieout/core/notification";
import { lockNotificationSetting } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import {
  changedSetting,
  managesNotifications,
  mayNotManageNotifications,
  saveSetting,
} from "./managing-notifications.ts";

export const removeNotificationRecipient: Handler<"removeNotificationRecipient"> = async (
  { params: { notificationId }, query: { address } },
  { tx, caller, ...call },
) => {
  if (!managesNotifications(caller)) return mayNotManageNotifications();
  return tx(async (db) => {
    const setting = await lockNotificationSetting(db, notificationId);
    if (!setting) return notFound();
    if (isRecipient(setting.defaultRecipients, address)) {
      const defaultRecipients = removeRecipient(setting.defaultRecipients, address);
      await saveSetting(db, setting, { defaultRecipients }, { caller, ...call });
    }
    return changedSetting(db, notificationId, call.language);
  });
};
