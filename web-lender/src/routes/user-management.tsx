import { useSuspenseQuery } from "@tanstack/react-query";
import { currentUser } from "../api/session.ts";
import { SettingsFrame } from "../app/settings-frame.tsx";
import { usePageTitle } from "../app/use-page-title.ts";
import { ManageUsers } from "../features/manage-users/manage-users.tsx";

/** The tenant's users, for who manages them (P-R14). */
export function UserManagementRoute() {
  const { data: user } = useSuspenseQuery(currentUser());
  usePageTitle("settings.users");

  return (
    <SettingsFrame current="users">
      <ManageUsers ownId={user.id} />
    </SettingsFrame>
  );
}
