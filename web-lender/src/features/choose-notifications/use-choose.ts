import { answerOf } from "@tieout/web-portal/answer";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import {
  allSubscriptions,
  type UserNotificationSetting,
  userNotificationSettings,
} from "../../api/notifications.ts";

interface ForAll {
  readonly id: UserNotificationSetting["id"];
  readonly enabled: boolean;
  readonly applyToAllWorkspaces: boolean;
}

/** Includes workspaces with their own setting where the call says so. */
export const useChooseForAll = (onDone?: () => void) =>
  useAction({
    call: ({ id, enabled, applyToAllWorkspaces }: ForAll) =>
      answerOf(
        client.POST("/notifications/usernotificationsettings", {
          body: [{ id, notificationMethods: [{ type: "Email", enabled }], applyToAllWorkspaces }],
        }),
      ),
    answers: userNotificationSettings().queryKey,
    changes: [allSubscriptions],
    ...(onDone && { onDone }),
  });

interface ForWorkspace {
  readonly notificationId: string;
  readonly workspaceId: string;
  readonly enabled: boolean;
}

export const useChooseForWorkspace = (onDone: () => void) =>
  useAction({
    call: ({ notificationId, workspaceId, enabled }: ForWorkspace) =>
      answerOf(
        client.POST("/notifications/workspaces/notificationsubscriptions", {
          body: [
            { notificationId, workspaceId, notificationMethods: [{ type: "Email", enabled }] },
          ],
        }),
      ),
    changes: [allSubscriptions, userNotificationSettings().queryKey],
    onDone,
  });
