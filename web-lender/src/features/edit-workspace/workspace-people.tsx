import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  changesOf,
  exclude,
  excludeAll,
  include,
  type WorkspaceEdit,
} from "@tieout/core/workspace";
import { Badge, Callout, Inline, PeoplePicker, Text } from "@tieout/ui-kit";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { currentUser } from "../../api/session.ts";
import { type Role, roleNamesOf, roles, type User, users } from "../../api/users.ts";
import { usePickerLabels } from "../../messages/use-picker-labels.ts";

interface WorkspacePeopleProps {
  readonly edit: WorkspaceEdit;
  readonly onEdit: (edit: WorkspaceEdit) => void;
  /** Asked for access and has none yet. */
  readonly asked: readonly string[];
  readonly inset?: "none" | "edged";
}

/** The owner first, then the user who edits, then everyone else by name. */
export function WorkspacePeople({ edit, onEdit, asked, inset = "edged" }: WorkspacePeopleProps) {
  const { formatMessage, formatList } = useIntl();
  const labels = usePickerLabels();
  const { data = [], isError } = useQuery(users());
  const allRoles = useKnownRoles();
  const { added, removed } = changesOf(edit);
  const order = (id: string) => (id === edit.ownerId ? 0 : id === edit.selfId ? 1 : 2);

  return (
    <>
      {isError && <Callout tone="warning" title={formatMessage({ id: "users.failed" })} />}
      <PeoplePicker
        label={formatMessage({ id: "users.label" })}
        inset={inset}
        people={data
          .filter((user) => user.status !== "Deleted")
          .toSorted((left, right) => order(left.id) - order(right.id))
          .map((user) => ({
            ...{ id: user.id, name: user.displayName, email: user.emailAddress },
            ...(allRoles && { role: roleOf(user, allRoles) }),
            locked: user.id === edit.ownerId,
            ...(added.includes(user.id) && { change: "added" as const }),
            ...(removed.includes(user.id) && { change: "removed" as const }),
            note: noteOn(user),
          }))}
        chosen={edit.users}
        onChange={(id, on) => onEdit(on ? include(edit, [id]) : exclude(edit, [id]))}
        onChangeAll={(ids, on) => onEdit(on ? include(edit, ids) : excludeAll(edit, ids))}
        labels={labels}
      />
    </>
  );

  function roleOf({ roleIds }: User, known: readonly Role[]): string {
    return formatList(
      roleNamesOf(roleIds, known).map((name) => formatMessage({ id: `role.${name}` })),
    );
  }

  function noteOn({ id }: User): ReactNode {
    if (id === edit.ownerId) {
      return (
        <Text size="small" tone="muted">
          <Inline as="span" gap="tiny" justify="end">
            <Lock aria-hidden size={13} />
            <FormattedMessage id="users.owner" />
          </Inline>
        </Text>
      );
    }
    const change = added.includes(id) ? (
      <Badge tone="accent">{formatMessage({ id: "users.willBeAdded" })}</Badge>
    ) : removed.includes(id) ? (
      <Badge>{formatMessage({ id: "users.willBeRemoved" })}</Badge>
    ) : null;
    const who = asked.includes(id) ? "users.asked" : id === edit.selfId ? "users.you" : undefined;
    return (
      <Inline as="span" gap="small" justify="end" wrap>
        {who && (
          <Text size="small" tone="subtle">
            {formatMessage({ id: who })}
          </Text>
        )}
        {change}
      </Inline>
    );
  }
}

/** Undefined unless the reader manages the tenant's users. */
function useKnownRoles(): readonly Role[] | undefined {
  const session = useQueryClient().getQueryData(currentUser().queryKey);
  const enabled = session?.userCapabilities.includes("CanManageUsers") === true;
  return useQuery({ ...roles(), enabled }).data;
}
