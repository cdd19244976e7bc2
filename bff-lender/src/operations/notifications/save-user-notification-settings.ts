import { deleteWorkspaceChoices, saveAuditEvent, saveUserChoice } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { areChoosable, notYoursToChoose, ownSettings, settingsFor } from "./own-notifications.ts";

export const saveUserNotificationSettings: Handler<"saveUserNotificationSettings"> = (
  { body },
  { tx, now, requestId, caller, language },
) =>
  tx(async (db) => {
    const settings = await settingsFor(db, caller);
    const ids = body.map(({ id }) => id);
    if (!ids.every((id) => settings.some((setting) => setting.id === id))) return notFound();
    if (!areChoosable(ids, settings)) return notYoursToChoose();

    const { userId } = caller;
    for (const { id: notificationId, notificationMethods, applyToAllWorkspaces = false } of body) {
      for (const { enabled } of notificationMethods) {
        await saveUserChoice(db, { userId, notificationId, enabled });
        if (applyToAllWorkspaces) await deleteWorkspaceChoices(db, { userId, notificationId });
        await saveAuditEvent(db, {
          at: now,
          action: "notification-chosen",
          actor: { kind: "user", id: userId },
          subjectId: notificationId,
          requestId,
          details: { enabled, applyToAllWorkspaces },
        });
      }
    }
    return { status: 200, body: await ownSettings(db, caller, language) };
  });
