import { Card, ColumnHeader, Table } from "@tieout/ui-kit";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { DetailedUser, Role, UserMetadataSetting } from "../../api/users.ts";
import * as styles from "./manage-users.css.ts";
import { columns, inOrder, orderedBy, usualOrder } from "./user-order.ts";
import { UserRow } from "./user-row.tsx";

interface UserTableProps {
  readonly users: readonly DetailedUser[];
  readonly roles: readonly Role[];
  readonly settings: readonly UserMetadataSetting[];
  readonly ownId: string;
  readonly onEdit: (user: DetailedUser) => void;
  readonly onDelete: (user: DetailedUser) => void;
}

/** A row a user, in the order one asks for. */
export function UserTable({ users, roles, settings, ownId, ...acts }: UserTableProps) {
  const { formatMessage } = useIntl();
  const [order, setOrder] = useState(usualOrder);

  return (
    <Card inset="none">
      <div className={styles.table}>
        <Table
          label={formatMessage({ id: "settings.users" })}
          rows="roomy"
          columns={
            <>
              {columns.map((column) => (
                <ColumnHeader
                  key={column}
                  sort={order.column === column ? order.direction : "none"}
                  onSort={() => setOrder(orderedBy(order, column))}
                >
                  {formatMessage({ id: `people.${column}` })}
                </ColumnHeader>
              ))}
              <ColumnHeader labelHidden>{formatMessage({ id: "list.actions" })}</ColumnHeader>
            </>
          }
        >
          {inOrder(users, roles, order).map((user) => (
            <UserRow
              key={user.id}
              {...{ user, roles, settings, ...acts }}
              isOwn={user.id === ownId}
            />
          ))}
        </Table>
      </div>
    </Card>
  );
}
