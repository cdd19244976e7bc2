import { Avatar, Badge, Button, Cell, IconButton, Inline, Row } from "@tieout/ui-kit";
import { Pencil, Send, Trash2 } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  type DetailedUser,
  type Role,
  roleNamesOf,
  type UserMetadataSetting,
} from "../../api/users.ts";
import { useDates } from "../../messages/dates.tsx";
import { useReinvite } from "./use-reinvite.ts";
import { UserName } from "./user-name.tsx";

interface UserRowProps {
  readonly user: DetailedUser;
  readonly roles: readonly Role[];
  readonly settings: readonly UserMetadataSetting[];
  /** Of whom looks at it. */
  readonly isOwn: boolean;
  readonly onEdit: (user: DetailedUser) => void;
  readonly onDelete: (user: DetailedUser) => void;
}

const tones = {
  Active: "success",
  Invited: "info",
  PendingInvite: "warning",
  Deleted: "neutral",
} as const;

export function UserRow({ user, roles, settings, isOwn, onEdit, onDelete }: UserRowProps) {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const { status, emailAddress, lastLoginTime } = user;

  return (
    <Row state={status === "Deleted" ? "deleted" : "normal"}>
      <Cell rowHeader>
        <Inline gap="medium">
          <Avatar name={user.displayName} tone="neutral" />
          <UserName user={user} settings={settings} />
          {isOwn && (
            <Badge>
              <FormattedMessage id="people.you" />
            </Badge>
          )}
        </Inline>
      </Cell>
      <Cell>
        <Badge tone={tones[status]} dot>
          <FormattedMessage id={`people.status.${status}`} />
        </Badge>
      </Cell>
      <Cell tone="muted">{emailAddress}</Cell>
      <Cell tone="muted">
        {lastLoginTime === undefined
          ? formatMessage({ id: "people.never" })
          : longDay(lastLoginTime)}
      </Cell>
      <Cell>
        {roleNamesOf(user.roleIds, roles)
          .map((name) => formatMessage({ id: `role.${name}` }))
          .join(", ")}
      </Cell>
      <Cell align="end" fit>
        <UserActions user={user} onEdit={onEdit} onDelete={onDelete} />
      </Cell>
    </Row>
  );
}

function UserActions({
  user,
  onEdit,
  onDelete,
}: Pick<UserRowProps, "user" | "onEdit" | "onDelete">) {
  const { formatMessage } = useIntl();
  const { run: reinvite, isPending } = useReinvite(user);
  const { may, displayName: name } = user;

  return (
    <Inline gap="tiny" justify="end">
      {may.reinvite && (
        <Button
          size="small"
          icon={<Send />}
          busy={isPending}
          busyLabel={formatMessage({ id: "people.reinviting" })}
          aria-label={formatMessage({ id: "people.reinviteName" }, { name })}
          onClick={() => reinvite()}
        >
          {formatMessage({ id: "people.reinvite" })}
        </Button>
      )}
      {may.edit && (
        <IconButton
          size="small"
          label={formatMessage({ id: "people.editName" }, { name })}
          onClick={() => onEdit(user)}
        >
          <Pencil />
        </IconButton>
      )}
      {may.delete && (
        <IconButton
          size="small"
          label={formatMessage({ id: "people.deleteName" }, { name })}
          onClick={() => onDelete(user)}
        >
          <Trash2 />
        </IconButton>
      )}
    </Inline>
  );
}
