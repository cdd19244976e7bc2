import { Bell, BellRing, type LucideIcon, Users } from "lucide-react";
import type { CurrentUser } from "../api/session.ts";
import { addresses } from "../routes/addresses.ts";

/** The settings' pages, in the order in which they're offered. */
export const settingsSections = [
  { name: "users", address: addresses.users, Icon: Users, capability: "CanManageUsers" },
  { name: "own", address: addresses.userNotifications, Icon: Bell, capability: undefined },
  {
    name: "administrative",
    address: addresses.administrativeNotifications,
    Icon: BellRing,
    capability: "CanManageTenantAdministrativeNotificationSettings",
  },
] as const satisfies readonly {
  readonly name: string;
  readonly address: string;
  readonly Icon: LucideIcon;
  /** Who doesn't hold it isn't shown the way. */
  readonly capability: CurrentUser["userCapabilities"][number] | undefined;
}[];

export type SettingsSection = (typeof settingsSections)[number]["name"];
