import { saveAuditEvent, saveWorkspaceChoices } from "@tieout/server/database";
import { notFound } from "@tieout/server/http";
import type { Handler } from "../../operation.ts";
import { enterWorkspace } from "../workspaces/guard.ts";
import {
  areChoosable,
  notYoursToChoose,
  ownSubscriptions,
  settingsFor,
} from "./own-notifications.ts";
import { isChosenByWorkspace } from "./presenter.ts";

export const saveNotificationSubscriptions: Handler<"saveNotificationSubscriptions"> = (
  { body },
  { tx, now, requestId, caller },
) =>
  tx(async (db) => {
    const workspaceIds = [...new Set(body.map(({ workspaceId }) => workspaceId))];
    for (const workspaceId of workspaceIds) {
      const entered = await enterWorkspace(db, workspaceId, caller);
      if (entered.result === "refused") return entered.reply;
    }
    const settings = (await settingsFor(db, caller)).filter(({ type }) =>
      isChosenByWorkspace(type),
    );
    const ids = body.map(({ notificationId }) => notificationId);
    if (!ids.every((id) => settings.some((setting) => setting.id === id))) return notFound();
    if (!areChoosable(ids, settings)) return notYoursToChoose();

    const { userId } = caller;
    for (const { workspaceId, notificationId, notificationMethods } of body) {
      for (const { enabled } of notificationMethods) {
        await saveWorkspaceChoices(db, userId, [{ workspaceId, notificationId, enabled }]);
        await saveAuditEvent(db, {
          at: now,
          action: "notification-chosen",
          actor: { kind: "user", id: userId },
          workspaceId,
          subjectId: notificationId,
          requestId,
          details: { enabled },
        });
      }
    }
    return { status: 200, body: await ownSubscriptions(db, caller, workspaceIds) };
  });
