import { useQuery, useQueryClient } from "@tanstack/react-query";
import { focusPage } from "@tieout/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { collectionLimitKey } from "../../api/collection-limit.ts";
import { allConnections } from "../../api/connections.ts";
import { allPastCollections } from "../../api/past-collections.ts";
import { type PendingJob, pendingJobs } from "../../api/pending-jobs.ts";
import { allWorkspaces, eachWorkspace } from "../../api/workspaces.ts";
import { dismissedImports, rememberDismissed } from "./dismissed-imports.ts";

/** The imports to show, and how to put them away. */
export function useRunningImports(workspaceId: string | undefined) {
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
    /** What a job was asked can't be found: it can't be retried any more. */
    lose: (job: PendingJob) => setLost((before) => [...before, job.financialRecordId]),
  };
}

const cannotBeRetried = (job: PendingJob, errorDescription: string): PendingJob => ({
  ...job,
  status: { ...job.status, outcome: "Error", errorCode: "InternalError", errorDescription },
});

/**
 * When an import begins or ends, its workspace has another collection, another state, other dates or a connection
 * lost; and one that fails gives back what it took of the limit (D-39).
 */
function useRefreshWithImports(jobs: readonly PendingJob[] | undefined) {
  const queryClient = useQueryClient();
  const standing = jobs
    ?.map(({ financialRecordId, status }) => `${financialRecordId} ${status.outcome}`)
    .join();
  const before = useRef(standing);

  useEffect(() => {
    if (standing === before.current) return;
    const isFirst = before.current === undefined;
    before.current = standing;
    if (isFirst) return;
    const changed = [allWorkspaces, eachWorkspace, allPastCollections, allConnections];
    for (const queryKey of [...changed, collectionLimitKey]) {
      queryClient.invalidateQueries({ queryKey });
    }
  }, [standing, queryClient]);
}
