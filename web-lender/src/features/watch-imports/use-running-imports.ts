import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { allPastCollections } from "../../api/past-collections.ts";
import { type PendingJob, pendingJobs } from "../../api/pending-jobs.ts";
import { allWorkspaces, eachWorkspace } from "../../api/workspaces.ts";
import { dismissedImports, rememberDismissed } from "./dismissed-imports.ts";

/** The imports to show, and how to put them away. */
export function useRunningImports(workspaceId: string | undefined) {
  const { data: jobs, dataUpdatedAt } = useQuery(pendingJobs());
  const [dismissed, setDismissed] = useState(dismissedImports);
  useRefreshWithImports(jobs);

  useEffect(() => {
    if (jobs) rememberDismissed(dismissed, jobs);
  }, [dismissed, jobs]);

  const shown = (jobs ?? []).filter(
    (job) =>
      !dismissed.includes(job.financialRecordId) &&
      (workspaceId === undefined || job.workspaceId === workspaceId),
  );
  return {
    jobs: shown,
    checkedAt: dataUpdatedAt,
    dismiss: (put: readonly PendingJob[]) =>
      setDismissed((before) => [...before, ...put.map((job) => job.financialRecordId)]),
  };
}

/** When an import begins or ends, its workspace has another collection, another state or other dates. */
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
    for (const queryKey of [allWorkspaces, eachWorkspace, allPastCollections]) {
      queryClient.invalidateQueries({ queryKey });
    }
  }, [standing, queryClient]);
}
