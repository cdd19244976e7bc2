import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, Card, focusPage } from "@tieout/ui-kit";
import { onDevice } from "@tieout/web-portal/browser-storage";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { collectionLimitKey } from "../../api/collection-limit.ts";
import { allConnections } from "../../api/connections.ts";
import { allPastCollections } from "../../api/past-collections.ts";
import { isRunning, type PendingJob, pendingJobs } from "../../api/pending-jobs.ts";
import { allWorkspaces, eachWorkspace } from "../../api/workspaces.ts";
import { type ImportAddresses, ImportJob } from "./import-job.tsx";
import type { RelinkAsked } from "./retry-import.tsx";
import * as styles from "./watch-imports.css.ts";

interface WatchImportsProps {
  /** Undefined for the whole tenant. */
  readonly workspaceId?: string;
  readonly addresses: ImportAddresses;
  readonly relink: (asked: RelinkAsked) => ReactNode;
}

/** Renders nothing when there are none. */
export function WatchImports({ workspaceId, addresses, relink }: WatchImportsProps) {
  const { formatMessage, formatNumber, formatTime } = useIntl();
  const { jobs, checkedAt, dismiss, lose } = useRunningImports(workspaceId);
  if (jobs.length === 0) return null;

  const ended = jobs.filter((job) => !isRunning(job));
  const running = jobs.length - ended.length;
  const title = formatMessage({ id: running > 0 ? "imports.title" : "imports.ended" });
  const isOfTenant = workspaceId === undefined;
  const actions = jobs.length > 2 && ended.length > 0 && (
    <span className={styles.dismissAll}>
      <Button variant="ghost" size="small" onClick={() => dismiss(ended)}>
        <FormattedMessage id="imports.dismissAll" />
      </Button>
    </span>
  );

  return (
    <div className={styles.imports}>
      <Card
        inset="none"
        // A workspace's few need no heading.
        {...(isOfTenant && {
          title,
          ...(running > 0 && { count: formatNumber(running) }),
          meta: <FormattedMessage id="imports.checked" values={{ time: formatTime(checkedAt) }} />,
        })}
        {...(actions && { actions })}
      >
        <ul className={styles.jobs} aria-label={title} aria-live="polite">
          {jobs.map((job) => (
            <ImportJob
              key={job.financialRecordId}
              job={job}
              isOfTenant={isOfTenant}
              addresses={addresses}
              relink={relink}
              onLost={() => lose(job)}
              onDismiss={() => dismiss([job])}
            />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function useRunningImports(workspaceId: string | undefined) {
  const { data: jobs, dataUpdatedAt } = useQuery(pendingJobs());
  const { formatMessage } = useIntl();
  const [dismissed, setDismissed] = useState(dismissedImports);
  const [lost, setLost] = useState<readonly string[]>([]);
  useRefreshWithImports(jobs);

  useEffect(() => {
    if (jobs) rememberDismissed(dismissed, jobs);
  }, [dismissed, jobs]);

  const errorDescription = formatMessage({ id: "imports.cannotRetry" });
  const shown = (jobs ?? [])
    .filter(
      (job) =>
        !dismissed.includes(job.financialRecordId) &&
        (workspaceId === undefined || job.workspaceId === workspaceId),
    )
    .map((job) =>
      lost.includes(job.financialRecordId) ? cannotBeRetried(job, errorDescription) : job,
    );
  return {
    jobs: shown,
    checkedAt: dataUpdatedAt,
    dismiss: (put: readonly PendingJob[]) => {
      setDismissed((before) => [...before, ...put.map((job) => job.financialRecordId)]);
      focusPage();
    },
    /** The original request is lost, so it can't be retried. */
    lose: (job: PendingJob) => setLost((before) => [...before, job.financialRecordId]),
  };
}

const cannotBeRetried = (job: PendingJob, errorDescription: string): PendingJob => ({
  ...job,
  status: { ...job.status, outcome: "Error", errorCode: "InternalError", errorDescription },
});

/**
 * Start and end change the workspace's lists, dates and connections; a failure returns its collection to the limit
 * (D-39).
 */
function useRefreshWithImports(jobs: readonly PendingJob[] | undefined) {
  const queryClient = useQueryClient();
  const outcomes = jobs
    ?.map(({ financialRecordId, status }) => `${financialRecordId} ${status.outcome}`)
    .join();
  const before = useRef(outcomes);

  useEffect(() => {
    if (outcomes === before.current) return;
    const isFirst = before.current === undefined;
    before.current = outcomes;
    if (isFirst) return;
    const changed = [allWorkspaces, eachWorkspace, allPastCollections, allConnections];
    for (const queryKey of [...changed, collectionLimitKey]) {
      queryClient.invalidateQueries({ queryKey });
    }
  }, [outcomes, queryClient]);
}

const key = "tieout.dismissedImports";

/** By record id (P-T17), in this browser. */
function dismissedImports(): readonly string[] {
  const stored = onDevice.get(key);
  return stored ? stored.split(",") : [];
}

/** Drops those that the server no longer lists. */
function rememberDismissed(ids: readonly string[], listed: readonly PendingJob[]): void {
  const stillListed = ids.filter((id) => listed.some((job) => job.financialRecordId === id));
  if (stillListed.length === 0) onDevice.remove(key);
  else onDevice.set(key, stillListed.join(","));
}
