import type { components } from "@tieout/openapi/lender";
import { tidewaterId } from "./a-workspace.ts";

type Schemas = components["schemas"];

const completedId = "00000000-0000-4000-8000-000000000100";

/** Off and unlocked. */
export const anOwnSetting = (
  over: Partial<Schemas["UserNotificationSetting"]> = {},
): Schemas["UserNotificationSetting"] => ({
  id: completedId,
  type: "collection-completed",
  title: "Data collection completed",
  description: "When a business’s books have arrived and can be reviewed.",
  notificationMethods: [{ type: "Email", style: "OptIn", enabled: false }],
  byWorkspace: true,
  workspacesSetApart: 0,
  may: { choose: true },
  ...over,
});

/** Completed collections of Tidewater. */
export const aSubscription = (
  over: Partial<Schemas["WorkspaceSubscription"]> = {},
): Schemas["WorkspaceSubscription"] => ({
  notificationId: completedId,
  workspaceId: tidewaterId,
  workspaceName: "Tidewater Marine Supply, Inc.",
  notificationMethods: [{ type: "Email", enabled: true }],
  ...over,
});

/** Completed collections, with one default recipient. */
export const anAdministrativeSetting = (
  over: Partial<Schemas["AdministrativeNotificationSetting"]> = {},
): Schemas["AdministrativeNotificationSetting"] => ({
  id: completedId,
  type: "collection-completed",
  title: "Data collection completed",
  description: "When a business’s books have arrived and can be reviewed.",
  notificationMethods: [{ type: "Email", style: "OptIn", enabled: false }],
  defaultRecipients: ["ops@copperfield.example"],
  defaultAction: "Append",
  left: [],
  version: 3,
  ...over,
});
