import { Avatar, Badge, Card, type DataColumn, DataTable, Inline, Tooltip } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  type DetailedUser,
  type Role,
  roleNamesOf,
  type UserMetadataSetting,
} from "../../api/users.ts";
import * as styles from "./manage-users.css.ts";
import { UserActions } from "./user-actions.tsx";

interface UserTableProps {
  readonly users: readonly DetailedUser[];
  readonly roles: readonly Role[];
  readonly settings: readonly UserMetadataSetting[];
  readonly ownId: string;
  readonly onEdit: (user: DetailedUser) => void;
  readonly onDelete: (user: DetailedUser) => void;
}

export function UserTable({ users, roles, settings, ownId, ...acts }: UserTableProps) {
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const [order, setOrder] = useState(usualOrder);
  const sortable = (column: Column) => ({
    ...{ key: column, sortsBy: column, label: formatMessage({ id: `people.${column}` }) },
  });

  const columns: readonly DataColumn<DetailedUser, Column>[] = [
    {
      ...sortable("name"),
      ...{ rowHeader: true, narrow: { line: 1, at: "start" } },
      cell: (user) => (
        <Inline gap="medium">
          <Avatar name={user.displayName} tone="neutral" />
          <UserName user={user} settings={settings} />
          {user.id === ownId && (
            <Badge>
              <FormattedMessage id="people.you" />
            </Badge>
          )}
        </Inline>
      ),
    },
    {
      ...sortable("status"),
      narrow: { line: 1, at: "end" },
      cell: ({ status }) => (
        <Badge tone={tones[status]} dot>
          <FormattedMessage id={`people.status.${status}`} />
        </Badge>
      ),
    },
    {
      ...sortable("email"),
      ...{ tone: "muted", narrow: { line: 2, at: "whole", inset: true } },
      cell: ({ emailAddress }) => emailAddress,
    },
    {
      ...sortable("lastLogin"),
      ...{ tone: "muted", narrow: "hidden" },
      cell: ({ lastLoginTime }) =>
        lastLoginTime === undefined
          ? formatMessage({ id: "people.never" })
          : longDay(lastLoginTime),
    },
    {
      ...sortable("role"),
      narrow: { line: 3, at: "whole", inset: true },
      cell: ({ roleIds }) =>
        roleNamesOf(roleIds, roles)
          .map((name) => formatMessage({ id: `role.${name}` }))
          .join(", "),
    },
    {
      ...{ key: "actions", label: formatMessage({ id: "list.actions" }), labelHidden: true },
      ...{ align: "end", fit: true, narrow: { line: 4, at: "whole" } },
      cell: (user) => <UserActions user={user} {...acts} />,
    },
  ];

  return (
    <Card inset="none">
      <DataTable
        label={formatMessage({ id: "settings.users" })}
        columns={columns}
        items={inOrder(users, roles, order)}
        keyOf={({ id }) => id}
        stateOf={({ status }) => (status === "Deleted" ? "deleted" : "normal")}
        sort={{ by: order.column, direction: order.direction }}
        onSort={(column) => setOrder(orderedBy(order, column))}
        linesBelow={1200}
        rows="roomy"
      />
    </Card>
  );
}

const tones = {
  Active: "success",
  Invited: "info",
  PendingInvite: "warning",
  Deleted: "neutral",
} as const;

interface UserNameProps {
  readonly user: Pick<DetailedUser, "displayName" | "metadata">;
  readonly settings: readonly UserMetadataSetting[];
}

function UserName({ user: { displayName, metadata }, settings }: UserNameProps) {
  const known = settings.flatMap(({ name, label }) => {
    const value = metadata.find((each) => each.name === name)?.value;
    return value === undefined ? [] : [`${label}: ${value}`];
  });
  if (known.length === 0) return <span className={styles.name}>{displayName}</span>;

  return (
    <Tooltip text={known.join("\n")}>
      <button type="button" className={styles.nameWithMore}>
        {displayName}
      </button>
    </Tooltip>
  );
}

type Column = "name" | "status" | "email" | "lastLogin" | "role";

interface Order {
  readonly column: Column;
  readonly direction: "ascending" | "descending";
}

/** Administrators first. */
const usualOrder: Order = { column: "role", direction: "ascending" };

/** Toggles the direction or changes the column. Last seen starts descending, text ascending. */
function orderedBy({ column, direction }: Order, chosen: Column): Order {
  if (column === chosen) {
    return { column, direction: direction === "ascending" ? "descending" : "ascending" };
  }
  return { column: chosen, direction: chosen === "lastLogin" ? "descending" : "ascending" };
}

/** Ties are sorted by name. */
function inOrder(
  users: readonly DetailedUser[],
  roles: readonly Role[],
  { column, direction }: Order,
): readonly DetailedUser[] {
  const sign = direction === "ascending" ? 1 : -1;
  const keyOf = (user: DetailedUser): string => {
    switch (column) {
      case "name":
        return user.displayName;
      case "status":
        return user.status;
      case "email":
        return user.emailAddress;
      case "lastLogin":
        return user.lastLoginTime ?? "";
      case "role":
        return roleNamesOf(user.roleIds, roles).join();
    }
  };

  return users.toSorted(
    (one, other) =>
      keyOf(one).localeCompare(keyOf(other)) * sign ||
      one.displayName.localeCompare(other.displayName),
  );
}
