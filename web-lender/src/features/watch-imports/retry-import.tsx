import { Button, Text, VisuallyHidden } from "@tieout/ui-kit";
import { RotateCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { PendingJob } from "../../api/pending-jobs.ts";
import { useRetry } from "./use-retry.ts";

/** What it takes to renew a job's connection, for whoever knows how. */
export interface RelinkAsked {
  readonly workspaceId: string;
  readonly connection: {
    readonly id: string;
    readonly datasetName: string;
    readonly datasourceNameId: PendingJob["datasourceNameId"];
  };
  readonly onRelinked: () => void;
  readonly onClose: () => void;
}

interface RetryImportProps {
  readonly job: PendingJob;
  readonly relink: (asked: RelinkAsked) => ReactNode;
  readonly onLost: () => void;
  readonly onRetried: () => void;
}

/** Tries a disconnected job again, after somebody has connected anew where that is what it takes. */
export function RetryImport({ job, relink, onLost, onRetried }: RetryImportProps) {
  const [isRelinking, setIsRelinking] = useState(false);
  const { workspaceId, workspaceName, connectionId, datasourceNameId, status } = job;
  const onReconnect = () => (connectionId === undefined ? onLost() : setIsRelinking(true));
  const { retry, refusal, isPending } = useRetry(job, { onReconnect, onLost, onRetried });

  return (
    <>
      {refusal !== undefined && (
        <Text size="small" tone="danger">
          {refusal}
        </Text>
      )}
      <Button size="small" icon={<RotateCw />} busy={isPending} onClick={retry}>
        <FormattedMessage id="imports.retry" />
        <VisuallyHidden>, {workspaceName}</VisuallyHidden>
      </Button>
      {isRelinking &&
        connectionId !== undefined &&
        relink({
          workspaceId,
          connection: {
            id: connectionId,
            datasetName: status.datasetName ?? workspaceName,
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
