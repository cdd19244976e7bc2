import { useSuspenseQuery } from "@tanstack/react-query";
import { Columns, SideNav, SideNavLink } from "@tieout/ui-kit";
import { Bell, BellRing, type LucideIcon, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Link } from "wouter";
import { type CurrentUser, currentUser } from "../api/session.ts";
import { addresses } from "../routes/addresses.ts";
import { Frame } from "./frame.tsx";

interface SettingsFrameProps {
  readonly current: SettingsSection;
  readonly children: ReactNode;
}

export function SettingsFrame({ current, children }: SettingsFrameProps) {
  const { formatMessage } = useIntl();
  const { data: user } = useSuspenseQuery(currentUser());
  const open = settingsSections.filter(
    ({ capability }) => !capability || user.userCapabilities.includes(capability),
  );

  return (
    <Frame
      trail={[
        { label: formatMessage({ id: "list.title" }), href: addresses.workspaceList },
        {
          label: formatMessage({
            id: current === "users" ? "settings.users" : "notifications.title",
          }),
        },
      ]}
    >
      <Columns layout="nav-main" gap="huge">
        <SideNav label={formatMessage({ id: "settings.title" })}>
          {open.map(({ name, address, Icon }) => (
            <SideNavLink key={name} asChild current={name === current}>
              <Link href={address}>
                <Icon aria-hidden />
                {formatMessage({ id: `settings.${name}` })}
              </Link>
            </SideNavLink>
          ))}
        </SideNav>
        <div>{children}</div>
      </Columns>
    </Frame>
  );
}

const settingsSections = [
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
  /** Hides the link from anyone without it. */
  readonly capability: CurrentUser["userCapabilities"][number] | undefined;
}[];

type SettingsSection = (typeof settingsSections)[number]["name"];
