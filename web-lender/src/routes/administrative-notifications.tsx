import { SettingsFrame } from "../app/settings-frame.tsx";
import { usePageTitle } from "../app/use-page-title.ts";
import { WithCapability } from "../app/with-capability.tsx";
import { AdministrativeSettings } from "../features/administer-notifications/administrative-settings.tsx";
import { NotificationTabs } from "./notification-tabs.tsx";

/** Who is told of what by default (P-R16), for who looks after that. */
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
