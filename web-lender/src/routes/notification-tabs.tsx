import { useSuspenseQuery } from "@tanstack/react-query";
import { PageHead, Tab, Tabs } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import { currentUser } from "../api/session.ts";
import { addresses } from "./addresses.ts";
import * as styles from "./notification-tabs.css.ts";

/** One's own notification settings, and, for who looks after them, everybody's (P-U86, P-U87). */
export function NotificationTabs({ current }: { readonly current: "own" | "administrative" }) {
  const { formatMessage } = useIntl();
  const { data: user } = useSuspenseQuery(currentUser());
  const administers = user.userCapabilities.includes(
    "CanManageTenantAdministrativeNotificationSettings",
  );

  return (
    <div className={styles.head}>
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
    </div>
  );
}
