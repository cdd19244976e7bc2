import { ColumnHeader, Table } from "@tieout/ui-kit";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { PastCollection } from "../../api/past-collections.ts";
import { columns, inOrder, orderedBy, usualOrder } from "./collection-order.ts";
import { CollectionRow } from "./collection-row.tsx";

/** Where a row leads. */
export interface CollectionAddresses {
  readonly overview: (workspaceId: string, submissionId: string) => string;
  readonly statements: (workspaceId: string, submissionId: string) => string;
}

interface CollectionTableProps {
  readonly workspaceId: string;
  readonly collections: readonly PastCollection[];
  readonly addresses: CollectionAddresses;
  readonly showStatements: boolean;
}

/** A row a collection, in the order one asks for; each opens to its files. */
export function CollectionTable({
  workspaceId,
  collections,
  addresses,
  showStatements,
}: CollectionTableProps) {
  const { formatMessage } = useIntl();
  const [order, setOrder] = useState(usualOrder);

  return (
    <Table
      label={formatMessage({ id: "collections.title" })}
      columns={
        <>
          <ColumnHeader labelHidden>{formatMessage({ id: "collections.files" })}</ColumnHeader>
          {columns.map((column) => (
            <ColumnHeader
              key={column}
              sort={order.column === column ? order.direction : "none"}
              onSort={() => setOrder(orderedBy(order, column))}
            >
              {formatMessage({ id: `collections.${column}` })}
            </ColumnHeader>
          ))}
          <ColumnHeader labelHidden>{formatMessage({ id: "list.actions" })}</ColumnHeader>
        </>
      }
    >
      {inOrder(collections, order).map((each) => (
        <CollectionRow
          key={each.id}
          collection={each}
          columns={columns.length + 2}
          overview={addresses.overview(workspaceId, each.id)}
          statements={showStatements ? addresses.statements(workspaceId, each.id) : undefined}
        />
      ))}
    </Table>
  );
}
