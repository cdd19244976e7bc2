import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

type Schemas = components["schemas"];
export type UserNotificationSetting = Schemas["UserNotificationSetting"];
export type WorkspaceSubscription = Schemas["WorkspaceSubscription"];
export type AdministrativeNotificationSetting = Schemas["AdministrativeNotificationSetting"];

export const userNotificationSettings = () =>
  queryOptions(api.queryOptions("get", "/notifications/usernotificationsettings"));

/** Workspaces that the reader may not view have none. */
export const notificationSubscriptions = (workspaceIds: readonly string[]) =>
  queryOptions({
    ...api.queryOptions("get", "/notifications/workspaces/notificationsubscriptions", {
      params: { query: { workspaceIds: [...workspaceIds] } },
    }),
    enabled: workspaceIds.length > 0,
  });

export const allSubscriptions = [
  "get",
  "/notifications/workspaces/notificationsubscriptions",
] as const;

export const administrativeNotificationSettings = () =>
  queryOptions(api.queryOptions("get", "/notifications/tenantadministrativesettings"));

/** Also says whether it still sends mail. */
export const unsubscription = (unsubscribeToken: string) =>
  queryOptions({
    ...api.queryOptions("post", "/notifications/unsubscriptions", { body: { unsubscribeToken } }),
    retry: false,
  });
