import { Cell, Link, Row, Text, VisuallyHidden } from "@tieout/ui-kit";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import type { WorkspaceListItem } from "../../api/workspaces.ts";
import { useDates } from "../../messages/dates.tsx";
import { NewestSubmission } from "./newest-submission.tsx";
import { RowActions } from "./row-actions.tsx";
import type { RowActs, WorkspaceAddresses } from "./row-acts.ts";
import * as styles from "./workspace-row.css.ts";

interface WorkspaceRowProps {
  readonly workspace: WorkspaceListItem;
  readonly addresses: WorkspaceAddresses;
  readonly showStatements: boolean;
  readonly acts: RowActs;
}

/** A workspace, its dates and what can be done with it; locked for who may not see into it. */
export function WorkspaceRow({ workspace, addresses, showStatements, acts }: WorkspaceRowProps) {
  const { day, time } = useDates();
  const { id, displayName, lastActivityTime, lastSyncTime } = workspace;
  const mayView = workspace.workspaceUserCapabilities.includes("CanViewWorkspace");
  if (!workspace.accessible || !mayView) return <LockedRow workspace={workspace} acts={acts} />;

  return (
    <Row>
      <Cell rowHeader secondLine={<EngagementCode workspace={workspace} />}>
        <Link tone="quiet" asChild>
          <RouterLink href={addresses.named(id, displayName)}>{displayName}</RouterLink>
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
          <When instant={lastActivityTime}>
            {day(lastActivityTime)} <span className={styles.time}>{time(lastActivityTime)}</span>
          </When>
        )}
      </Cell>
      <Cell>
        {lastSyncTime === undefined ? (
          <Dash />
        ) : (
          <When instant={lastSyncTime}>{day(lastSyncTime)}</When>
        )}
      </Cell>
      <Cell align="end" fit>
        <RowActions workspace={workspace} acts={acts} />
      </Cell>
    </Row>
  );
}

function LockedRow({ workspace, acts }: Pick<WorkspaceRowProps, "workspace" | "acts">) {
  return (
    <Row state="locked">
      <Cell rowHeader>
        <span className={styles.locked}>
          <Lock aria-hidden size={14} />
          {workspace.displayName}
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
        <RowActions workspace={workspace} acts={acts} />
      </Cell>
    </Row>
  );
}

interface WhenProps {
  readonly instant: string;
  readonly children: ReactNode;
}

/** A date as the list shows it, in full for who points at it (P-E3, P-E4). */
function When({ instant, children }: WhenProps) {
  const { longDay, time } = useDates();
  return (
    <Text numeric>
      <time dateTime={instant} title={`${longDay(instant)}, ${time(instant)}`}>
        {children}
      </time>
    </Text>
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
      <span aria-hidden className={styles.dash}>
        —
      </span>
      <VisuallyHidden>
        <FormattedMessage id="list.none" />
      </VisuallyHidden>
    </Text>
  );
}
