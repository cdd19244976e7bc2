import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

type Schemas = components["schemas"];
export type NotificationType = Schemas["NotificationType"];
export type UserNotificationSetting = Schemas["UserNotificationSetting"];
export type WorkspaceSubscription = Schemas["WorkspaceSubscription"];
export type AdministrativeNotificationSetting = Schemas["AdministrativeNotificationSetting"];

/** What one is told of in all of one's workspaces. */
export const userNotificationSettings = () =>
  queryOptions(api.queryOptions("get", "/notifications/usernotificationsettings"));

/** What one is told of in each of these workspaces; of those that one may not view, nothing. */
export const notificationSubscriptions = (workspaceIds: readonly string[]) =>
  queryOptions({
    ...api.queryOptions("get", "/notifications/workspaces/notificationsubscriptions", {
      params: { query: { workspaceIds: [...workspaceIds] } },
    }),
    enabled: workspaceIds.length > 0,
  });

/** What each page of subscriptions is kept under; for saying that they changed. */
export const allSubscriptions = [
  "get",
  "/notifications/workspaces/notificationsubscriptions",
] as const;

/** Who is told by default. */
export const administrativeNotificationSettings = () =>
  queryOptions(api.queryOptions("get", "/notifications/tenantadministrativesettings"));

/** What a mail's link is about, and whether it still brings mail. */
export const unsubscription = (unsubscribeToken: string) =>
  queryOptions({
    ...api.queryOptions("post", "/notifications/unsubscriptions", { body: { unsubscribeToken } }),
    retry: false,
  });
