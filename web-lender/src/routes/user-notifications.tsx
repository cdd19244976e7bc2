import { Stack } from "@tieout/ui-kit";
import { useLocation } from "wouter";
import { SettingsFrame } from "../app/settings-frame.tsx";
import { usePageTitle } from "../app/use-page-title.ts";
import { OwnSettings } from "../features/choose-notifications/own-settings.tsx";
import { WorkspaceSubscriptions } from "../features/choose-notifications/workspace-subscriptions.tsx";
import { addresses } from "./addresses.ts";
import { NotificationTabs } from "./notification-tabs.tsx";

/** What somebody is told of by mail (P-R15). */
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
