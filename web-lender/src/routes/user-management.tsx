import { useSuspenseQuery } from "@tanstack/react-query";
import { PageHead } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { currentUser } from "../api/session.ts";
import { LoadingPart } from "../app/frame.tsx";
import { usePageTitle } from "../app/page-arrival.ts";
import { FailurePanel, PageBoundary } from "../app/page-boundary.tsx";
import { SettingsFrame } from "../app/settings-frame.tsx";
import { ManageUsers } from "../features/manage-users/manage-users.tsx";

/** For user managers (P-R14). */
export function UserManagementRoute() {
  const { formatMessage } = useIntl();
  const { data: user } = useSuspenseQuery(currentUser());
  usePageTitle("settings.users");
  const head = <PageHead title={formatMessage({ id: "settings.users" })} />;

  return (
    <SettingsFrame current="users">
      <PageBoundary
        waiting={
          <>
            {head}
            <LoadingPart />
          </>
        }
        failure={(error, tryAgain) => (
          <>
            {head}
            <FailurePanel error={error} onTryAgain={tryAgain} underHead />
          </>
        )}
      >
        <ManageUsers ownId={user.id} />
      </PageBoundary>
    </SettingsFrame>
  );
}
