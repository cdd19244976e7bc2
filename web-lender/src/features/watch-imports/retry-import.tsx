import { Button, Text, VisuallyHidden } from "@tieout/ui-kit";
import { RotateCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { PendingJob } from "../../api/pending-jobs.ts";
import { type FailedImport, useRetry } from "./use-retry.ts";
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
export interface RetriedImport extends FailedImport {
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
