import { useSuspenseQuery } from "@tanstack/react-query";
import { Columns, SideNav, SideNavLink } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Link } from "wouter";
import { currentUser } from "../api/session.ts";
import { addresses } from "../routes/addresses.ts";
import { Frame } from "./frame.tsx";
import { type SettingsSection, settingsSections } from "./settings-sections.ts";

interface SettingsFrameProps {
  readonly current: SettingsSection;
  readonly children: ReactNode;
}

/** What stands around every page of the settings: the ways to the others, as far as one may go. */
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
