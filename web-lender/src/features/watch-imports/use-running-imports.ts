import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isRunning, type PendingJob, pendingJobs } from "../../api/pending-jobs.ts";
import { allWorkspaces } from "../../api/workspaces.ts";
import { dismissedImports, rememberDismissed } from "./dismissed-imports.ts";

/** The imports to show, and how to put them away. When one ends, the workspaces' dates have changed. */
export function useRunningImports(workspaceId: string | undefined) {
  const { data: jobs, dataUpdatedAt } = useQuery(pendingJobs());
  const [dismissed, setDismissed] = useState(dismissedImports);
  useRefreshWhenOneEnds(jobs);

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

function useRefreshWhenOneEnds(jobs: readonly PendingJob[] | undefined) {
  const queryClient = useQueryClient();
  const running = jobs?.filter(isRunning).length ?? 0;
  const before = useRef(running);

  useEffect(() => {
    if (running < before.current) queryClient.invalidateQueries({ queryKey: allWorkspaces });
    before.current = running;
  }, [running, queryClient]);
}
