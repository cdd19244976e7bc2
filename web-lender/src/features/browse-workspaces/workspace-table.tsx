import { ColumnHeader, Table } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { WorkspaceListItem } from "../../api/workspaces.ts";
import type { PlainMessageId } from "../../messages/catalogue.ts";
import { type ListView, type SortField, sortedBy } from "./list-view.ts";
import type { RowActs, WorkspaceAddresses } from "./row-acts.ts";
import { WorkspaceRow } from "./workspace-row.tsx";

interface WorkspaceTableProps {
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly list: readonly WorkspaceListItem[];
  readonly isBusy: boolean;
  readonly addresses: WorkspaceAddresses;
  readonly showStatements: boolean;
  readonly acts: RowActs;
}

/** One row a workspace. The rows of before stay while others are on their way. */
export function WorkspaceTable({
  view,
  onView,
  list,
  isBusy,
  addresses,
  showStatements,
  acts,
}: WorkspaceTableProps) {
  const { formatMessage } = useIntl();
  const sortable = (field: SortField, id: PlainMessageId) => (
    <ColumnHeader
      sort={view.field === field ? view.direction : "none"}
      onSort={() => onView(sortedBy(view, field))}
    >
      {formatMessage({ id })}
    </ColumnHeader>
  );

  return (
    <Table
      label={formatMessage({ id: "list.title" })}
      busy={isBusy}
      columns={
        <>
          {sortable("displayName", "list.workspace")}
          <ColumnHeader>{formatMessage({ id: "list.newest" })}</ColumnHeader>
          {sortable("lastActivityTime", "list.lastActivity")}
          {sortable("lastSyncTime", "list.lastCollection")}
          <ColumnHeader labelHidden>{formatMessage({ id: "list.actions" })}</ColumnHeader>
        </>
      }
    >
      {list.map((each) => (
        <WorkspaceRow
          key={each.id}
          workspace={each}
          addresses={addresses}
          showStatements={showStatements}
          acts={acts}
        />
      ))}
    </Table>
  );
}
