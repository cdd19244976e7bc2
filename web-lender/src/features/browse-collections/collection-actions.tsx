import { Inline, Link, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link as RouterLink } from "wouter";
import type { PastCollection, PastRow } from "../../api/past-collections.ts";
import * as styles from "./browse-collections.css.ts";

export interface CollectionAddresses {
  readonly overview: (workspaceId: string, submissionId: string) => string;
  readonly statements: (workspaceId: string, submissionId: string) => string;
  /** Undefined if the tenant has risk analysis off. */
  readonly risk: ((workspaceId: string, submissionId: string) => string) | undefined;
}

export interface CollectionActs {
  readonly hide: (collection: PastCollection) => ReactNode;
  readonly restore: (collection: PastCollection) => ReactNode;
  readonly accessButton: (row: PastRow) => ReactNode;
}

interface RowActionsProps {
  readonly row: PastRow;
  readonly acts: CollectionActs;
  readonly addresses: CollectionAddresses;
}

/** Links to the statements and the risk analysis (S-R16). */
export function RowActions({ row, acts, addresses }: RowActionsProps) {
  const { longDay } = useDates();
  const { submission, may } = row;
  const { id, entityId, withdrawnTime, status } = submission;

  return (
    <Inline gap="small" justify="end">
      {may.openStatements && (
        <Link tone="row" asChild>
          <RouterLink href={addresses.statements(entityId, id)}>
            <FormattedMessage id="list.statements" />
          </RouterLink>
        </Link>
      )}
      {hasAnalysis(row) && addresses.risk && (
        <Link tone="row" asChild>
          <RouterLink href={addresses.risk(entityId, id)}>
            <FormattedMessage id="list.risk" />
          </RouterLink>
        </Link>
      )}
      {withdrawnTime !== undefined && (
        <Reason>
          <FormattedMessage id="collections.withdrawn" values={{ day: longDay(withdrawnTime) }} />
        </Reason>
      )}
      {status === "incomplete" && (
        <Reason>
          <FormattedMessage id={emptyReason(submission)} />
        </Reason>
      )}
      {may.restore && acts.restore(submission)}
      {may.hide && acts.hide(submission)}
      {!may.open && acts.accessButton(row)}
    </Inline>
  );
}

function Reason({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.reason}>
      <Text tone="subtle" size="small">
        {children}
      </Text>
    </span>
  );
}

export const hasAnalysis = ({ submission, may }: PastRow): boolean =>
  may.openStatements && submission.financialRecordStatus === "Created";

export const hasReason = ({ submission: { status, withdrawnTime } }: PastRow): boolean =>
  status === "incomplete" || withdrawnTime !== undefined;

function emptyReason({ financialRecordStatus, portalStatus, documentsOnlyTime }: PastCollection) {
  if (portalStatus === "ConnectionPendingUserIntervention") return "collections.waitingForYou";
  if (financialRecordStatus === "Pending") return "collections.importing";
  if (financialRecordStatus === "ImportError") return "collections.importFailed";
  return documentsOnlyTime === undefined ? "collections.noData" : "collections.documentsOnly";
}
