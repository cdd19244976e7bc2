import { useQueryClient } from "@tanstack/react-query";
import { useOneAtATime } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { pendingJobsKey } from "../../api/pending-jobs.ts";
import type { Problem } from "../../api/problem.ts";

interface Retrying {
  /** Somebody has to let us in again first. */
  readonly onReconnect: () => void;
  /** What was asked can't be found. */
  readonly onLost: () => void;
  readonly onRetried: () => void;
}

/** What a refusal says. A server that is away, or has failed, knows nothing of the connection. */
const reasonOf = ({ status, description }: Problem) => (status < 500 ? description : "");

/** A failed import by its record. */
export interface FailedImport {
  readonly workspaceId: string;
  readonly financialRecordId: string;
}

/** Launches what a job was asked again; it costs no further collection (D-39). */
export function useRetry(
  { workspaceId, financialRecordId }: FailedImport,
  { onReconnect, onLost, onRetried }: Retrying,
) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const { mutateAsync, error, isPending } = api.useMutation(
    "post",
    "/{workspaceId}/financialrecords/{financialRecordId}/retryimport",
    {
      onSuccess: () => {
        queryClient.invalidateQueries({ queryKey: pendingJobsKey });
        onRetried();
      },
      onError: ({ type }) => {
        if (type === "reconnect-needed") onReconnect();
        if (type === "no-stored-request") onLost();
      },
    },
  );
  const begin = useOneAtATime(mutateAsync);
  const detail = formatMessage({ id: "relink.connectionMayHaveExpired" });

  return {
    retry: () => begin({ params: { path: { workspaceId, financialRecordId } } }),
    refusal:
      error && error.type !== "no-stored-request"
        ? reasonOf(error) || formatMessage({ id: "relink.errorLinkingFinancials" }, { detail })
        : undefined,
    isPending,
  };
}
