import { Button, Cell, Link, Row, Text, VisuallyHidden } from "@tieout/ui-kit";
import { Lock, Plus } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import type { WorkspaceListItem } from "../../api/workspaces.ts";
import { useDates } from "../../words/dates.tsx";
import * as styles from "./workspace-row.css.ts";

/** Where a row leads. */
export interface WorkspaceAddresses {
  readonly workspace: (workspaceId: string) => string;
  readonly overview: (workspaceId: string, submissionId: string) => string;
  readonly statements: (workspaceId: string, submissionId: string) => string;
}

interface WorkspaceRowProps {
  readonly workspace: WorkspaceListItem;
  readonly addresses: WorkspaceAddresses;
  readonly showStatements: boolean;
  readonly onCollect: () => void;
}

/** A workspace, its dates and what can be done with it; locked for who may not see into it. */
export function WorkspaceRow({
  workspace,
  addresses,
  showStatements,
  onCollect,
}: WorkspaceRowProps) {
  const { day, time } = useDates();
  const { id, displayName, lastActivityTime, lastSyncTime } = workspace;
  const mayView = workspace.workspaceUserCapabilities.includes("CanViewWorkspace");
  if (!workspace.accessible || !mayView) return <LockedRow workspace={workspace} />;

  return (
    <Row>
      <Cell rowHeader secondLine={<EngagementCode workspace={workspace} />}>
        <Link tone="quiet" asChild>
          <RouterLink href={addresses.workspace(id)}>{displayName}</RouterLink>
        </Link>
      </Cell>
      <Cell>
        <NewestSubmission
          workspace={workspace}
          addresses={addresses}
          showStatements={showStatements}
        />
      </Cell>
      <Cell>
        {lastActivityTime === undefined ? (
          <Dash />
        ) : (
          <Text numeric>
            {day(lastActivityTime)} <span className={styles.time}>{time(lastActivityTime)}</span>
          </Text>
        )}
      </Cell>
      <Cell>
        {lastSyncTime === undefined ? <Dash /> : <Text numeric>{day(lastSyncTime)}</Text>}
      </Cell>
      <Cell align="end" fit>
        <span className={styles.collect}>
          <Button size="small" icon={<Plus />} onClick={onCollect}>
            <FormattedMessage id="collect.title" />
            <VisuallyHidden>, {displayName}</VisuallyHidden>
          </Button>
        </span>
      </Cell>
    </Row>
  );
}

type NewestProps = Pick<WorkspaceRowProps, "workspace" | "addresses" | "showStatements">;

/** The newest collection's pages. Statements only once there is something in them. */
function NewestSubmission({ workspace, addresses, showStatements }: NewestProps) {
  const { id, displayName, newestSubmissionId, newestFinancialRecordId } = workspace;
  if (newestSubmissionId === undefined) {
    return (
      <Text tone="subtle" size="small">
        <FormattedMessage id="list.noCollections" />
      </Text>
    );
  }
  return (
    <span className={styles.newest}>
      <Link tone="row" asChild>
        <RouterLink href={addresses.overview(id, newestSubmissionId)}>
          <FormattedMessage id="list.overview" />
          <VisuallyHidden>, {displayName}</VisuallyHidden>
        </RouterLink>
      </Link>
      {showStatements && newestFinancialRecordId !== undefined && (
        <Link tone="row" asChild>
          <RouterLink href={addresses.statements(id, newestSubmissionId)}>
            <FormattedMessage id="list.statements" />
            <VisuallyHidden>, {displayName}</VisuallyHidden>
          </RouterLink>
        </Link>
      )}
    </span>
  );
}

function LockedRow({ workspace }: { readonly workspace: WorkspaceListItem }) {
  return (
    <Row state="locked">
      <Cell rowHeader>
        <span className={styles.locked}>
          <Lock aria-hidden size={14} />
          <span>
            {workspace.displayName}
            <span className={styles.code}>
              <EngagementCode workspace={workspace} />
            </span>
          </span>
        </span>
      </Cell>
      <Cell>
        <Dash />
      </Cell>
      <Cell>
        <Dash />
      </Cell>
      <Cell>
        <Dash />
      </Cell>
      <Cell align="end" fit>
        <Text tone="subtle" size="small">
          <FormattedMessage id="list.locked" />
        </Text>
      </Cell>
    </Row>
  );
}

function EngagementCode({ workspace }: { readonly workspace: WorkspaceListItem }) {
  const { formatMessage } = useIntl();
  return workspace.engagementCode || formatMessage({ id: "list.noCode" });
}

/** Nothing to show: a dash for the eye, a word for the ear. */
function Dash() {
  return (
    <Text tone="subtle">
      <span aria-hidden>—</span>
      <VisuallyHidden>
        <FormattedMessage id="list.none" />
      </VisuallyHidden>
    </Text>
  );
}
