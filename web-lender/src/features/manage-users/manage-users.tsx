import { useSuspenseQueries } from "@tanstack/react-query";
import { Button, ErrorPanel, PageHead, Stack } from "@tieout/ui-kit";
import { UserPlus } from "lucide-react";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  type DetailedUser,
  detailedUsers,
  emailDomains,
  roles,
  userMetadataSettings,
} from "../../api/users.ts";
import { AddUsers } from "./add-users.tsx";
import { DeleteUser } from "./delete-user.tsx";
import { EditUser } from "./edit-user.tsx";
import { failureNotice } from "./failure-notice.ts";
import { UserTable } from "./user-table.tsx";

type Doing =
  | { readonly act: "adding" }
  | { readonly act: "editing" | "deleting"; readonly user: DetailedUser };

/** The tenant's people: who they are, what they may, and asking more of them in. */
export function ManageUsers({ ownId }: { readonly ownId: string }) {
  const { formatMessage } = useIntl();
  const [people, allRoles, domains, settings] = useSuspenseQueries({
    queries: [detailedUsers(), roles(), emailDomains(), userMetadataSettings()],
  });
  const [doing, setDoing] = useState<Doing>();
  const [failure, setFailure] = useState<{ readonly title: string; readonly detail: string }>();
  const notice = useMemo(
    () => ({
      say: (title: string, { description }: { readonly description: string }) =>
        setFailure({ title, detail: description }),
      clear: () => setFailure(undefined),
    }),
    [],
  );
  const close = () => setDoing(undefined);
  const known = { roles: allRoles.data, settings: settings.data };

  return (
    <failureNotice.Provider value={notice}>
      <PageHead
        title={formatMessage({ id: "settings.users" })}
        count={String(people.data.length)}
        actions={
          <Button variant="primary" icon={<UserPlus />} onClick={() => setDoing({ act: "adding" })}>
            <FormattedMessage id="people.add" />
          </Button>
        }
      />
      <Stack gap="medium">
        {failure && (
          <ErrorPanel title={failure.title}>
            {failure.detail || formatMessage({ id: "failure.unreachable" })}
          </ErrorPanel>
        )}
        <UserTable
          {...known}
          users={people.data}
          ownId={ownId}
          onEdit={(user) => setDoing({ act: "editing", user })}
          onDelete={(user) => setDoing({ act: "deleting", user })}
        />
      </Stack>
      {doing?.act === "adding" && (
        <AddUsers {...known} users={people.data} emailDomains={domains.data} onClose={close} />
      )}
      {doing?.act === "editing" && <EditUser {...known} user={doing.user} onClose={close} />}
      {doing?.act === "deleting" && <DeleteUser user={doing.user} onClose={close} />}
    </failureNotice.Provider>
  );
}
