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
import { useDraft } from "../../drafts/use-draft.ts";
import { AddUsers } from "./add-users.tsx";
import { EditUser } from "./edit-user.tsx";
import { DeleteUser, failureNotice } from "./user-actions.tsx";
import { UserTable } from "./user-table.tsx";

/** Survives a login. */
type Doing = { readonly act: "adding" } | { readonly act: "editing"; readonly userId: string };

export function ManageUsers({ ownId }: { readonly ownId: string }) {
  const { formatMessage, formatNumber } = useIntl();
  const [people, allRoles, domains, settings] = useSuspenseQueries({
    queries: [detailedUsers(), roles(), emailDomains(), userMetadataSettings()],
  });
  const { draft: doing, setDraft: setDoing } = useDraft<Doing | undefined>("doing", undefined);
  const [deleting, setDeleting] = useState<DetailedUser>();
  const [failure, setFailure] = useState<{ readonly title: string; readonly detail: string }>();
  const notice = useMemo(
    () => ({
      say: (title: string, detail: string) => setFailure({ title, detail }),
      clear: () => setFailure(undefined),
    }),
    [],
  );
  const close = () => setDoing(undefined);
  // The current user, since a save names its version.
  const edited =
    doing?.act === "editing" ? people.data.find(({ id }) => id === doing.userId) : undefined;
  const known = { roles: allRoles.data, settings: settings.data };

  return (
    <failureNotice.Provider value={notice}>
      <PageHead
        title={formatMessage({ id: "settings.users" })}
        count={formatNumber(people.data.length)}
        actions={
          <Button variant="primary" icon={<UserPlus />} onClick={() => setDoing({ act: "adding" })}>
            <FormattedMessage id="people.add" />
          </Button>
        }
      />
      <Stack gap="medium">
        {failure && <ErrorPanel title={failure.title}>{failure.detail}</ErrorPanel>}
        <UserTable
          {...known}
          users={people.data}
          ownId={ownId}
          onEdit={({ id: userId }) => setDoing({ act: "editing", userId })}
          onDelete={setDeleting}
        />
      </Stack>
      {doing?.act === "adding" && (
        <AddUsers {...known} users={people.data} emailDomains={domains.data} onClose={close} />
      )}
      {edited && <EditUser {...known} user={edited} onClose={close} />}
      {deleting && <DeleteUser user={deleting} onClose={() => setDeleting(undefined)} />}
    </failureNotice.Provider>
  );
}
