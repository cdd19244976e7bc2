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

/** To renew a job's connection. */
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

/** Retries a disconnected job, after reconnecting where that is needed. */
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
  /** Must be reconnected first. */
  readonly onReconnect: () => void;
  /** The original request is lost. */
  readonly onLost: () => void;
  readonly onRetried?: (() => void) | undefined;
}

/** Why the permission doesn't cover a retry, and what to do. A server error says nothing about the connection. */
const reasonOf = ({ status, description, errors = [] }: Problem) =>
  status < 500 ? [...errors.map((each) => each.description), description].join(" ") : "";

interface FailedImport {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly financialRecordId: string;
}

/** Costs no further collection (D-39). */
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
