import {
  Badge,
  Cell,
  ColumnHeader,
  ExpandableRow,
  Inline,
  Link,
  Stack,
  Table,
  Text,
} from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Check, CircleDashed, CircleX, Trash2, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink, useLocation } from "wouter";
import type { PastCollection, PastRow } from "../../api/past-collections.ts";
import * as styles from "./browse-collections.css.ts";
import { CollectionFiles } from "./collection-files.tsx";
import {
  CollectionGist,
  Package,
  Requester,
  Revisions,
  Source,
  Submitter,
} from "./collection-values.tsx";
import { type CollectionView, columnsOf, sortedBy } from "./collection-view.ts";

/** Where a row leads. */
export interface CollectionAddresses {
  readonly overview: (workspaceId: string, submissionId: string) => string;
  readonly statements: (workspaceId: string, submissionId: string) => string;
}

/** What can be done about a row, by features that know how. */
export interface CollectionActs {
  readonly hide: (collection: PastCollection) => ReactNode;
  readonly restore: (collection: PastCollection) => ReactNode;
  /** Into a workspace that one isn't in. */
  readonly accessButton: (row: PastRow) => ReactNode;
}

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

interface CollectionRowProps {
  readonly row: PastRow;
  readonly columns: number;
  readonly namesWorkspace: boolean;
  readonly addresses: CollectionAddresses;
  readonly acts: CollectionActs;
}

/** When, whose, how it ended, from which package, by whose request; opened, its files. */
function CollectionRow({ row, columns, namesWorkspace, addresses, acts }: CollectionRowProps) {
  const { formatMessage } = useIntl();
  const { time, longDay } = useDates();
  const [open, setOpen] = useState(false);
  const [, navigate] = useLocation();
  const { submission, may } = row;
  const { id, entityId, creationTime, status } = submission;
  const toggle = () => setOpen(!open);
  const cells = (
    <>
      <Cell rowHeader>
        {may.open ? (
          <Link tone="quiet" asChild>
            <RouterLink href={addresses.overview(entityId, id)}>{longDay(creationTime)}</RouterLink>
          </Link>
        ) : (
          longDay(creationTime)
        )}
        <span className={styles.time}>{time(creationTime)}</span>
      </Cell>
      <CollectionFacts collection={submission} namesWorkspace={namesWorkspace} />
      <Cell align="end" fit>
        <Inline gap="small" justify="end">
          {may.openStatements && (
            <Link tone="row" asChild>
              <RouterLink href={addresses.statements(entityId, id)}>
                <FormattedMessage id="list.statements" />
              </RouterLink>
            </Link>
          )}
          {submission.withdrawnTime !== undefined && (
            <span className={styles.reason}>
              <Text tone="subtle" size="small">
                <FormattedMessage
                  id="collections.withdrawn"
                  values={{ day: longDay(submission.withdrawnTime) }}
                />
              </Text>
            </span>
          )}
          {status === "incomplete" && (
            <span className={styles.reason}>
              <Text tone="subtle" size="small">
                <FormattedMessage id={emptyReason(submission)} />
              </Text>
            </span>
          )}
          {may.restore && acts.restore(submission)}
          {may.hide && acts.hide(submission)}
          {!may.open && acts.accessButton(row)}
        </Inline>
      </Cell>
    </>
  );

  // What is in it is for its workspace's members alone (D-49).
  if (!may.open) {
    return (
      <ExpandableRow
        label={formatMessage({ id: "collections.showDetails" }, { date: longDay(creationTime) })}
        {...{ open, columns }}
        onToggle={toggle}
        onOpen={toggle}
        state="locked"
        details={
          <Stack gap="small">
            <CollectionGist collection={submission} namesPeople />
            <Text as="p" size="small" tone="muted">
              <FormattedMessage id="collections.forMembers" />
            </Text>
          </Stack>
        }
      >
        {cells}
      </ExpandableRow>
    );
  }
  return (
    <ExpandableRow
      label={formatMessage({ id: "collections.showFiles" }, { date: longDay(creationTime) })}
      {...{ open, columns }}
      onToggle={toggle}
      onOpen={() => navigate(addresses.overview(entityId, id))}
      state={status === "deleted" ? "deleted" : "normal"}
      details={
        <>
          <div className={styles.leftOut}>
            <CollectionGist collection={submission} />
          </div>
          <CollectionFiles workspaceId={entityId} submissionId={id} />
        </>
      }
    >
      {cells}
    </ExpandableRow>
  );
}

/** Why there is nothing to open yet. */
function emptyReason({ financialRecordStatus, portalStatus }: PastCollection) {
  if (portalStatus === "ConnectionPendingUserIntervention") return "collections.waitingForYou";
  if (financialRecordStatus === "Pending") return "collections.importing";
  if (financialRecordStatus === "ImportError") return "collections.importFailed";
  return "collections.noData";
}

interface CollectionFactsProps {
  readonly collection: PastCollection;
  readonly namesWorkspace: boolean;
}

/** The cells between when it was and what one can do about it. */
function CollectionFacts({ collection, namesWorkspace }: CollectionFactsProps) {
  const { displayName, engagementCode } = collection.entity;
  const { tone, Icon, words } = badges[badgeOf(collection)];

  return (
    <>
      {namesWorkspace && (
        <Cell>
          {displayName}
          {engagementCode && <span className={styles.time}>{engagementCode}</span>}
        </Cell>
      )}
      <Cell>
        <Badge tone={tone} icon={<Icon aria-hidden />}>
          <FormattedMessage id={words} />
        </Badge>
      </Cell>
      <Cell>
        <Package of={collection} />
      </Cell>
      <Cell tone="muted">
        <Source of={collection} />
      </Cell>
      <Cell tone="muted">
        <Requester of={collection} />
      </Cell>
      {namesWorkspace && (
        <Cell tone="muted">
          <Submitter of={collection} />
        </Cell>
      )}
      <Cell tone="muted">
        <Revisions of={collection} />
      </Cell>
    </>
  );
}

/** One word for what became of it: the label of its data, and who it waits for (S-T5). */
function badgeOf({ label, portalStatus }: PastCollection): keyof typeof badges {
  const isWaiting = portalStatus === "ConnectionPendingUserIntervention";
  return isWaiting && label !== "Deleted" && label !== "Valid" ? "Waiting" : label;
}

const badges = {
  Valid: { tone: "success", Icon: Check, words: "collections.complete" },
  Empty: { tone: "warning", Icon: CircleDashed, words: "collections.incomplete" },
  Unknown: { tone: "warning", Icon: CircleDashed, words: "collections.incomplete" },
  Waiting: { tone: "warning", Icon: TriangleAlert, words: "collections.needsApproval" },
  ImportError: { tone: "danger", Icon: CircleX, words: "collections.importError" },
  Deleted: { tone: "neutral", Icon: Trash2, words: "collections.deleted" },
} as const;
