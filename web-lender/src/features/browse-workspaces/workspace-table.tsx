import {
  Button,
  type DataColumn,
  DataTable,
  IconButton,
  Link,
  Text,
  VisuallyHidden,
} from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Lock, Plus, Trash2, Users } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import type { WorkspaceListItem } from "../../api/workspaces.ts";
import { type ListView, type SortField, sortedBy } from "./list-view.ts";
import { NewestSubmission, type SubmissionAddresses } from "./newest-submission.tsx";
import * as styles from "./workspace-table.css.ts";

export interface WorkspaceAddresses extends SubmissionAddresses {
  readonly named: (workspaceId: string, displayName: string) => string;
}

export interface RowActs {
  readonly onCollect: (workspace: WorkspaceListItem) => void;
  readonly onManageUsers: (workspace: WorkspaceListItem) => void;
  readonly onDelete: (workspace: WorkspaceListItem) => void;
  /** For a locked row. */
  readonly accessButton: (workspace: WorkspaceListItem) => ReactNode;
}

interface WorkspaceTableProps {
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly list: readonly WorkspaceListItem[];
  readonly isBusy: boolean;
  readonly addresses: WorkspaceAddresses;
  readonly showStatements: boolean;
  readonly acts: RowActs;
}

/** The previous rows stay while others load. */
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

/** False for a locked row. */
const isOpen = ({ accessible, workspaceUserCapabilities: held }: WorkspaceListItem): boolean =>
  accessible && held.includes("CanViewWorkspace");

interface WhenProps {
  readonly instant: string | undefined;
  readonly children: (instant: string) => ReactNode;
}

/** In full on hover (P-E3, P-E4). */
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

/** A dash on screen, a word for screen readers. */
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

interface RowActionsProps {
  readonly workspace: WorkspaceListItem;
  readonly acts: RowActs;
}

/** Needs only data that came with the row. */
function RowActions({ workspace, acts }: RowActionsProps) {
  const { formatMessage } = useIntl();
  const { displayName: name, workspaceUserCapabilities: held } = workspace;
  const mayView = workspace.accessible && held.includes("CanViewWorkspace");

  return (
    <span className={styles.actions}>
      {mayView ? (
        <span className={styles.collect}>
          <Button size="small" icon={<Plus />} onClick={() => acts.onCollect(workspace)}>
            <FormattedMessage id="collect.title" />
            <VisuallyHidden>, {name}</VisuallyHidden>
          </Button>
        </span>
      ) : (
        acts.accessButton(workspace)
      )}
      <span className={styles.slot}>
        {held.includes("CanManageWorkspaceUsers") && (
          <IconButton
            size="small"
            label={formatMessage({ id: "list.manageUsers" }, { name })}
            onClick={() => acts.onManageUsers(workspace)}
          >
            <Users />
          </IconButton>
        )}
      </span>
      <IconButton
        size="small"
        label={formatMessage({ id: mayView ? "list.delete" : "list.cannotDelete" }, { name })}
        refused={!mayView}
        onClick={() => acts.onDelete(workspace)}
      >
        <Trash2 />
      </IconButton>
    </span>
  );
}
