import { listLeftRecipients, listNotificationSettings } from "@tieout/server/database";
import type { Handler } from "../../operation.ts";
import { managesNotifications, mayNotManageNotifications } from "./managing-notifications.ts";
import { presentAdministrativeNotificationSetting } from "./presenter.ts";

export const listAdministrativeNotificationSettings: Handler<
  "listAdministrativeNotificationSettings"
> = async (_input, { tx, caller, language }) => {
  if (!managesNotifications(caller)) return mayNotManageNotifications();
  return tx(async (db) => {
    const left = await listLeftRecipients(db);
    const settings = await listNotificationSettings(db);
    return {
      status: 200,
      body: settings.map((setting) =>
        presentAdministrativeNotificationSetting(setting, left, language),
      ),
    };
  });
};
