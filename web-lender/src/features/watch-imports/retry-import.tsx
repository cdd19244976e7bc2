import { Button, Text, VisuallyHidden } from "@tieout/ui-kit";
import { type Problem, problemOf, sent } from "@tieout/web-portal/answer";
import { RotateCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import { allPastCollections } from "../../api/past-collections.ts";
import { type PendingJob, pendingJobsKey } from "../../api/pending-jobs.ts";
import { submissionDetails } from "../../api/submission.ts";
import * as styles from "./watch-imports.css.ts";

/** What it takes to renew a job's connection, for whoever knows how. */
export interface RelinkAsked {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly connection: {
    readonly id: string;
    readonly datasetName: string;
    readonly datasourceNameId: PendingJob["datasourceNameId"];
  };
  readonly onRelinked: () => void;
  readonly onClose: () => void;
}

/** What has to be known of an import to try it again. */
interface RetriedImport extends FailedImport {
  readonly workspaceName: string;
  readonly connectionId?: string | undefined;
  readonly datasetName?: string | undefined;
  readonly datasourceNameId: PendingJob["datasourceNameId"];
}

interface RetryImportProps {
  readonly job: RetriedImport;
  readonly relink: (asked: RelinkAsked) => ReactNode;
  readonly onLost: () => void;
  readonly onRetried?: () => void;
}

/** Tries a disconnected job again, after somebody has connected anew where that is what it takes. */
export function RetryImport({ job, relink, onLost, onRetried }: RetryImportProps) {
  const [isRelinking, setIsRelinking] = useState(false);
  const { workspaceId, workspaceName, submissionId } = job;
  const { connectionId, datasourceNameId, datasetName } = job;
  const onReconnect = () => (connectionId === undefined ? onLost() : setIsRelinking(true));
  const { retry, refusal, isPending } = useRetry(job, { onReconnect, onLost, onRetried });

  return (
    <>
      {refusal !== undefined && (
        <span className={styles.refusal}>
          <Text size="small" tone="danger">
            {refusal}
          </Text>
        </span>
      )}
      <Button size="small" icon={<RotateCw />} busy={isPending} onClick={retry}>
        <FormattedMessage id="imports.retry" />
        <VisuallyHidden>, {workspaceName}</VisuallyHidden>
      </Button>
      {isRelinking &&
        connectionId !== undefined &&
        relink({
          ...{ workspaceId, submissionId },
          connection: {
            id: connectionId,
            datasetName: datasetName ?? workspaceName,
            datasourceNameId,
          },
          onRelinked: () => {
            setIsRelinking(false);
            retry();
          },
          onClose: () => setIsRelinking(false),
        })}
    </>
  );
}

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
interface FailedImport {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly financialRecordId: string;
}

/** Launches what a job was asked again; it costs no further collection (D-39). */
function useRetry(
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
