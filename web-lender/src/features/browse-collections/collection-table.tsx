import {
  Badge,
  type DataColumn,
  DataTable,
  ExpandableRow,
  Link,
  Stack,
  Text,
} from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Check, CircleDashed, CircleX, Trash2, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink, useLocation } from "wouter";
import type { PastRow } from "../../api/past-collections.ts";
import * as styles from "./browse-collections.css.ts";
import {
  type CollectionActs,
  type CollectionAddresses,
  hasAnalysis,
  hasReason,
  RowActions,
} from "./collection-actions.tsx";
import { CollectionFiles } from "./collection-files.tsx";
import {
  CollectionSummary,
  Package,
  Requester,
  Revisions,
  Source,
  Submitter,
} from "./collection-values.tsx";
import { type CollectionView, type Column, columnsOf, sortedBy } from "./collection-view.ts";

interface CollectionTableProps {
  readonly rows: readonly PastRow[];
  readonly view: CollectionView;
  readonly onView: (view: CollectionView) => void;
  /** Off where the page names the workspace. */
  readonly namesWorkspaces: boolean;
  readonly isBusy: boolean;
  readonly addresses: CollectionAddresses;
  readonly acts: CollectionActs;
}

/** Rows expand to their files. */
export function CollectionTable(props: CollectionTableProps) {
  const { rows, view, onView, namesWorkspaces, isBusy, addresses, acts } = props;
  const { formatMessage } = useIntl();
  // By id, since a row that is hidden and taken back may leave the list in between.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  /** Whether the last cell gets its own line on a phone, because it has a reason or several links. */
  const isFull = (row: PastRow) =>
    hasReason(row) || (addresses.risk !== undefined && hasAnalysis(row));
  const columns: Record<Column, Omit<DataColumn<PastRow>, "key" | "label" | "sortsBy">> = {
    collected: {
      ...{ rowHeader: true, narrow: { line: 1, at: "start" } },
      cell: (row) => <Collected {...row} href={addresses.overview} />,
    },
    workspace: { narrow: { line: 2, at: "whole" }, cell: Workspace },
    status: { narrow: { line: 1, at: "end" }, cell: Status },
    package: {
      narrow: (row) =>
        namesWorkspaces ? "hidden" : { line: 2, at: isFull(row) ? "whole" : "start" },
      cell: ({ submission }) => <Package of={submission} />,
    },
    source: {
      ...{ tone: "muted", narrow: "hidden" },
      cell: ({ submission }) => <Source of={submission} />,
    },
    requestedBy: {
      ...{ tone: "muted", narrow: "hidden" },
      ...(namesWorkspaces && { hideBelow: 1440 }),
      cell: ({ submission }) => <Requester of={submission} />,
    },
    submittedBy: {
      ...{ tone: "muted", narrow: "hidden", hideBelow: 1300 },
      cell: ({ submission }) => (
        <span className={styles.submitter}>
          <Submitter of={submission} />
        </span>
      ),
    },
    revisions: {
      ...{ tone: "muted", narrow: "hidden" },
      ...(namesWorkspaces && { hideBelow: 1100 }),
      cell: ({ submission }) => <Revisions of={submission} />,
    },
  };

  return (
    <DataTable<PastRow, Column>
      label={formatMessage({ id: "collections.title" })}
      columns={[
        ...columnsOf[namesWorkspaces ? "global" : "workspace"].map((key) => ({
          ...columns[key],
          ...{ key, label: formatMessage({ id: `collections.${key}` }), sortsBy: key },
        })),
        {
          ...{ key: "actions", label: formatMessage({ id: "list.actions" }), labelHidden: true },
          ...{ align: "end", fit: true },
          narrow: (row) =>
            namesWorkspaces ? { line: 3, at: "whole" } : { line: isFull(row) ? 3 : 2, at: "last" },
          cell: (row) => <RowActions {...{ row, acts, addresses }} />,
        },
      ]}
      items={rows}
      keyOf={({ submission }) => submission.id}
      sort={{ by: view.column, direction: view.direction }}
      onSort={(column) => onView(sortedBy(view, column))}
      opens={{
        label: formatMessage({ id: "collections.files" }),
        row: (row, cells, count) => (
          <CollectionRow
            {...{ row, addresses }}
            columns={count}
            isOpen={opened.has(row.submission.id)}
            onToggle={() => toggle(row.submission.id)}
          >
            {cells}
          </CollectionRow>
        ),
      }}
      linesBelow={namesWorkspaces ? 1000 : 900}
      busy={isBusy}
      rows={namesWorkspaces ? "regular" : "roomy"}
    />
  );
}

interface CollectionRowProps {
  readonly row: PastRow;
  readonly columns: number;
  readonly addresses: CollectionAddresses;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** Without workspace access, it shows only what the row may tell (D-49). */
function CollectionRow(props: CollectionRowProps) {
  const { row, columns, addresses, isOpen, onToggle, children } = props;
  const { formatMessage } = useIntl();
  const { longDay } = useDates();
  const [, navigate] = useLocation();
  const { submission, may } = row;
  const { id, entityId, creationTime, status } = submission;

  return (
    <ExpandableRow
      label={formatMessage(
        { id: may.open ? "collections.showFiles" : "collections.showDetails" },
        { date: longDay(creationTime) },
      )}
      open={isOpen}
      columns={columns}
      onToggle={onToggle}
      onOpen={may.open ? () => navigate(addresses.overview(entityId, id)) : onToggle}
      state={!may.open ? "locked" : status === "deleted" ? "deleted" : "normal"}
      details={
        may.open ? (
          <>
            <div className={styles.leftOut}>
              <CollectionSummary collection={submission} />
            </div>
            <CollectionFiles workspaceId={entityId} submissionId={id} />
          </>
        ) : (
          <Stack gap="small">
            <CollectionSummary collection={submission} namesPeople />
            <Text as="p" size="small" tone="muted">
              <FormattedMessage id="collections.forMembers" />
            </Text>
          </Stack>
        )
      }
    >
      {children}
    </ExpandableRow>
  );
}

interface CollectedProps extends PastRow {
  readonly href: CollectionAddresses["overview"];
}

function Collected({ submission: { id, entityId, creationTime }, may, href }: CollectedProps) {
  const { time, longDay } = useDates();
  return (
    <>
      {may.open ? (
        <Link tone="quiet" asChild>
          <RouterLink href={href(entityId, id)}>{longDay(creationTime)}</RouterLink>
        </Link>
      ) : (
        longDay(creationTime)
      )}
      <span className={styles.time}>{time(creationTime)}</span>
    </>
  );
}

function Workspace({ submission: { entity } }: PastRow) {
  return (
    <div className={styles.workspace}>
      {entity.displayName}
      {entity.engagementCode && <span className={styles.time}>{entity.engagementCode}</span>}
    </div>
  );
}

/** The label of its data, and who it waits for (S-T5). */
function Status({ submission: { label, portalStatus } }: PastRow) {
  const isWaiting = portalStatus === "ConnectionPendingUserIntervention";
  const { tone, Icon, id } =
    badges[isWaiting && label !== "Deleted" && label !== "Valid" ? "Waiting" : label];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      <FormattedMessage id={id} />
    </Badge>
  );
}

const badges = {
  Valid: { tone: "success", Icon: Check, id: "collections.complete" },
  Empty: { tone: "warning", Icon: CircleDashed, id: "collections.incomplete" },
  Unknown: { tone: "warning", Icon: CircleDashed, id: "collections.incomplete" },
  Waiting: { tone: "warning", Icon: TriangleAlert, id: "collections.needsApproval" },
  ImportError: { tone: "danger", Icon: CircleX, id: "collections.importError" },
  Deleted: { tone: "neutral", Icon: Trash2, id: "collections.deleted" },
} as const;
