import { type DataColumn, DataTable, Link, Text, VisuallyHidden } from "@tieout/ui-kit";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import type { WorkspaceListItem } from "../../api/workspaces.ts";
import { useDates } from "../../messages/dates.tsx";
import { type ListView, type SortField, sortedBy } from "./list-view.ts";
import { NewestSubmission } from "./newest-submission.tsx";
import { RowActions } from "./row-actions.tsx";
import type { RowActs, WorkspaceAddresses } from "./row-acts.ts";
import * as styles from "./workspace-table.css.ts";

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
export function WorkspaceTable(props: WorkspaceTableProps) {
  const { view, onView, list, isBusy, addresses, showStatements, acts } = props;
  const { formatMessage } = useIntl();
  const { day, time } = useDates();

  const columns: readonly DataColumn<WorkspaceListItem, SortField>[] = [
    {
      ...{ key: "displayName", label: formatMessage({ id: "list.workspace" }) },
      ...{ sortsBy: "displayName", rowHeader: true, wide: true, narrow: { line: 1, at: "start" } },
      cell: (workspace) =>
        isOpen(workspace) ? (
          <Link tone="quiet" asChild>
            <RouterLink href={addresses.named(workspace.id, workspace.displayName)}>
              {workspace.displayName}
            </RouterLink>
          </Link>
        ) : (
          <span className={styles.locked}>
            <Lock aria-hidden size={14} />
            {workspace.displayName}
          </span>
        ),
      secondLine: (workspace) =>
        isOpen(workspace)
          ? workspace.engagementCode || formatMessage({ id: "list.noCode" })
          : undefined,
    },
    {
      ...{ key: "newest", label: formatMessage({ id: "list.newest" }) },
      narrow: { line: 2, at: "whole" },
      cell: (workspace) =>
        isOpen(workspace) ? (
          <NewestSubmission {...{ workspace, addresses, showStatements }} />
        ) : (
          <Dash />
        ),
    },
    {
      ...{ key: "lastActivityTime", label: formatMessage({ id: "list.lastActivity" }) },
      sortsBy: "lastActivityTime",
      narrow: { line: 1, at: "end", top: true },
      cell: (workspace) => (
        <When instant={isOpen(workspace) ? workspace.lastActivityTime : undefined}>
          {(instant) => (
            <>
              {day(instant)} <span className={styles.time}>{time(instant)}</span>
            </>
          )}
        </When>
      ),
    },
    {
      ...{ key: "lastSyncTime", label: formatMessage({ id: "list.lastCollection" }) },
      sortsBy: "lastSyncTime",
      narrow: "hidden",
      cell: (workspace) => (
        <When instant={isOpen(workspace) ? workspace.lastSyncTime : undefined}>{day}</When>
      ),
    },
    {
      ...{ key: "actions", label: formatMessage({ id: "list.actions" }), labelHidden: true },
      ...{ align: "end", fit: true, narrow: { line: 3, at: "whole" } },
      cell: (workspace) => <RowActions workspace={workspace} acts={acts} />,
    },
  ];

  return (
    <DataTable
      label={formatMessage({ id: "list.title" })}
      columns={columns}
      items={list}
      keyOf={({ id }) => id}
      stateOf={(workspace) => (isOpen(workspace) ? "normal" : "locked")}
      sort={{ by: view.field, direction: view.direction }}
      onSort={(field) => onView(sortedBy(view, field))}
      linesBelow={900}
      keepsSorting
      busy={isBusy}
    />
  );
}

/** Whether the reader may see into it; else its row is locked. */
const isOpen = ({ accessible, workspaceUserCapabilities: held }: WorkspaceListItem): boolean =>
  accessible && held.includes("CanViewWorkspace");

interface WhenProps {
  readonly instant: string | undefined;
  readonly children: (instant: string) => ReactNode;
}

/** A date as the list shows it, in full for who points at it (P-E3, P-E4). */
function When({ instant, children }: WhenProps) {
  const { longDay, time } = useDates();
  if (instant === undefined) return <Dash />;

  return (
    <Text numeric>
      <time dateTime={instant} title={`${longDay(instant)}, ${time(instant)}`}>
        {children(instant)}
      </time>
    </Text>
  );
}

/** Nothing to show: a dash for the eye, a word for the ear. */
function Dash() {
  return (
    <Text tone="subtle">
      <span aria-hidden className={styles.dash}>
        —
      </span>
      <VisuallyHidden>
        <FormattedMessage id="list.none" />
      </VisuallyHidden>
    </Text>
  );
}
