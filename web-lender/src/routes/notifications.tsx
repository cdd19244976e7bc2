import { useSuspenseQuery } from "@tanstack/react-query";
import { Box, PageHead, Stack, Tab, Tabs } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "wouter";
import { currentUser } from "../api/session.ts";
import { usePageTitle } from "../app/page-arrival.ts";
import { SettingsFrame } from "../app/settings-frame.tsx";
import { WithCapability } from "../app/with-capability.tsx";
import { AdministrativeSettings } from "../features/administer-notifications/administrative-settings.tsx";
import { OwnSettings } from "../features/choose-notifications/own-settings.tsx";
import { WorkspaceSubscriptions } from "../features/choose-notifications/workspace-subscriptions.tsx";
import { addresses } from "./addresses.ts";

/** The user's own notifications (P-R15). */
export function UserNotificationsRoute() {
  const [, navigate] = useLocation();
  usePageTitle("notifications.own");

  return (
    <SettingsFrame current="own">
      <NotificationTabs current="own" />
      <Stack gap="medium">
        <OwnSettings />
        <WorkspaceSubscriptions
          onManageUsers={(workspaceId) => navigate(addresses.manageUsers(workspaceId))}
        />
      </Stack>
    </SettingsFrame>
  );
}

/** For administrators (P-R16). */
export function AdministrativeNotificationsRoute() {
  usePageTitle("notifications.administrative");

  return (
    <WithCapability capability="CanManageTenantAdministrativeNotificationSettings">
      <SettingsFrame current="administrative">
        <NotificationTabs current="administrative" />
        <AdministrativeSettings />
      </SettingsFrame>
    </WithCapability>
  );
}

/** Everyone's only for administrators (P-U86, P-U87). */
export function NotificationTabs({ current }: { readonly current: "own" | "administrative" }) {
  const { formatMessage } = useIntl();
  const { data: user } = useSuspenseQuery(currentUser());
  const administers = user.userCapabilities.includes(
    "CanManageTenantAdministrativeNotificationSettings",
  );

  return (
    <Box below="large">
      <PageHead title={formatMessage({ id: "notifications.title" })} />
      <Tabs label={formatMessage({ id: "notifications.tabs" })}>
        <Tab asChild current={current === "own"}>
          <Link href={addresses.userNotifications}>
            <FormattedMessage id="notifications.own" />
          </Link>
        </Tab>
        {administers && (
          <Tab asChild current={current === "administrative"}>
            <Link href={addresses.administrativeNotifications}>
              <FormattedMessage id="notifications.administrative" />
            </Link>
          </Tab>
        )}
      </Tabs>
    </Box>
  );
}
