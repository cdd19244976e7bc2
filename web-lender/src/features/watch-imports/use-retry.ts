import { useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { sent } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
import { allPastCollections } from "../../api/past-collections.ts";
import { pendingJobsKey } from "../../api/pending-jobs.ts";
import { type Problem, problemOf } from "../../api/problem.ts";
import { submissionDetails } from "../../api/submission.ts";

interface Retrying {
  /** Somebody has to let us in again first. */
  readonly onReconnect: () => void;
  /** What was asked can't be found. */
  readonly onLost: () => void;
  readonly onRetried?: (() => void) | undefined;
}

/** What a refusal says. A server that is away, or has failed, knows nothing of the connection. */
const reasonOf = ({ status, description }: Problem) => (status < 500 ? description : "");

/** A failed import by its record. */
export interface FailedImport {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly financialRecordId: string;
}

/** Launches what a job was asked again; it costs no further collection (D-39). */
export function useRetry(
  { workspaceId, submissionId, financialRecordId }: FailedImport,
  { onReconnect, onLost, onRetried }: Retrying,
) {
  const { formatMessage } = useIntl();
  const detail = formatMessage({ id: "relink.connectionMayHaveExpired" });
  const { run, error, isPending } = useAction({
    call: () =>
      sent(
        client.POST("/{workspaceId}/financialrecords/{financialRecordId}/retryimport", {
          params: { path: { workspaceId, financialRecordId } },
        }),
      ),
    changes: [
      pendingJobsKey,
      submissionDetails({ workspaceId, submissionId }).queryKey,
      allPastCollections,
    ],
    onDone: () => onRetried?.(),
    onFailed: ({ problem }) => {
      if (problem?.type === "reconnect-needed") onReconnect();
      if (problem?.type === "no-stored-request") onLost();
    },
  });
  const refused = problemOf(error);

  return {
    retry: () => run(),
    refusal:
      refused && refused.type !== "no-stored-request"
        ? reasonOf(refused) || formatMessage({ id: "relink.errorLinkingFinancials" }, { detail })
        : undefined,
    isPending,
  };
}
