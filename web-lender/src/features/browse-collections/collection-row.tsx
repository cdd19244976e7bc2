import { Cell, ExpandableRow, Inline, Link, Stack, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink, useLocation } from "wouter";
import type { PastCollection, PastRow } from "../../api/past-collections.ts";
import * as styles from "./browse-collections.css.ts";
import type { CollectionActs, CollectionAddresses } from "./collection-acts.ts";
import { CollectionFacts } from "./collection-facts.tsx";
import { CollectionFiles } from "./collection-files.tsx";
import { CollectionGist } from "./collection-gist.tsx";

interface CollectionRowProps {
  readonly row: PastRow;
  readonly columns: number;
  readonly namesWorkspace: boolean;
  readonly addresses: CollectionAddresses;
  readonly acts: CollectionActs;
}

/** When, whose, how it ended, from which package, by whose request; opened, its files. */
export function CollectionRow({
  row,
  columns,
  namesWorkspace,
  addresses,
  acts,
}: CollectionRowProps) {
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
