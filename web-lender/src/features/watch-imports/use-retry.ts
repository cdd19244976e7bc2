import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { type PendingJob, pendingJobsKey } from "../../api/pending-jobs.ts";

/** Imports again over the same connection; it costs no further collection (D-39). */
export function useRetry({ workspaceId, submissionId, connectionId }: PendingJob) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, error, isPending } = api.useMutation(
    "post",
    "/{workspaceId}/Submissions/{submissionId}/imports",
    { onSuccess: () => queryClient.invalidateQueries({ queryKey: pendingJobsKey }) },
  );
  const failed = error && (error.description || formatMessage({ id: "failure.unreachable" }));

  return {
    retry: () => {
      if (connectionId === undefined) setIsMissing(true);
      else mutate({ params: { path: { workspaceId, submissionId } }, body: { connectionId } });
    },
    refusal: isMissing ? formatMessage({ id: "imports.cannotRetry" }) : (failed ?? undefined),
    isPending,
  };
}
