import { ColumnHeader, Table } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { PastRow } from "../../api/past-collections.ts";
import type { CollectionActs, CollectionAddresses } from "./collection-acts.ts";
import { CollectionRow } from "./collection-row.tsx";
import { type CollectionView, columnsOf, sortedBy } from "./collection-view.ts";

interface CollectionTableProps {
  readonly rows: readonly PastRow[];
  readonly view: CollectionView;
  readonly onView: (view: CollectionView) => void;
  /** Off where all of them are of one workspace, which the page names. */
  readonly namesWorkspaces: boolean;
  readonly isBusy: boolean;
  readonly addresses: CollectionAddresses;
  readonly acts: CollectionActs;
}

/** A row a collection, in the order one asks for; each opens to its files. */
export function CollectionTable({
  rows,
  view,
  onView,
  namesWorkspaces,
  isBusy,
  addresses,
  acts,
}: CollectionTableProps) {
  const { formatMessage } = useIntl();
  const columns = columnsOf[namesWorkspaces ? "global" : "workspace"];

  return (
    <Table
      label={formatMessage({ id: "collections.title" })}
      rows={namesWorkspaces ? "regular" : "roomy"}
      busy={isBusy}
      columns={
        <>
          <ColumnHeader labelHidden>{formatMessage({ id: "collections.files" })}</ColumnHeader>
          {columns.map((column) => (
            <ColumnHeader
              key={column}
              sort={view.column === column ? view.direction : "none"}
              onSort={() => onView(sortedBy(view, column))}
            >
              {formatMessage({ id: `collections.${column}` })}
            </ColumnHeader>
          ))}
          <ColumnHeader labelHidden>{formatMessage({ id: "list.actions" })}</ColumnHeader>
        </>
      }
    >
      {rows.map((row) => (
        <CollectionRow
          key={row.submission.id}
          row={row}
          columns={columns.length + 2}
          namesWorkspace={namesWorkspaces}
          addresses={addresses}
          acts={acts}
        />
      ))}
    </Table>
  );
}
