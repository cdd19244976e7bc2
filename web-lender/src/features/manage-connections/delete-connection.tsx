import { useQueryClient } from "@tanstack/react-query";
import {
  ConfirmDialog,
  ErrorPanel,
  Monogram,
  Stack,
  Text,
  useOneAtATime,
  useToast,
} from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";
import { type Connection, connections } from "../../api/connections.ts";
import { pendingJobsKey } from "../../api/pending-jobs.ts";
import { useDates } from "../../messages/dates.tsx";
import { packageMarks } from "../../messages/packages.ts";
import { usePackageNames } from "../../messages/use-package-names.ts";
import * as styles from "./manage-connections.css.ts";

interface DeleteConnectionProps {
  readonly workspaceId: string;
  readonly connection: Connection;
  readonly onClose: () => void;
}

/** Asks before a connection is deleted: who must sign in again, and what is kept. */
export function DeleteConnection({ workspaceId, connection, onClose }: DeleteConnectionProps) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { id, datasetName: company, datasourceNameId, collections } = connection;
  const { state, disconnectedAt, importingSince } = connection;
  const name = usePackageNames()[datasourceNameId];
  const { mutateAsync, error, isPending } = api.useMutation(
    "delete",
    "/workspaces/{workspaceId}/connections/{connectionId}",
    {
      onSuccess: () => {
        queryClient.invalidateQueries({ queryKey: connections(workspaceId).queryKey });
        queryClient.invalidateQueries({ queryKey: pendingJobsKey });
        toast({ title: formatMessage({ id: "connections.deleted" }), detail: company });
        onClose();
      },
    },
  );
  const remove = useOneAtATime(mutateAsync);

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={formatMessage({ id: "connections.delete" })}
      confirmLabel={formatMessage({ id: "connections.delete" })}
      safeLabel={formatMessage({ id: "connections.keep" })}
      busyLabel={formatMessage({ id: "connections.deleting" })}
      busy={isPending}
      destructive
      onConfirm={() => remove({ params: { path: { workspaceId, connectionId: id } } })}
    >
      {error && (
        <ErrorPanel title={formatMessage({ id: "connections.deleteFailed" })}>
          {error.description || formatMessage({ id: "failure.unreachable" })}
        </ErrorPanel>
      )}
      <Stack gap="medium">
        <div className={styles.who}>
          <Monogram {...packageMarks[datasourceNameId]} />
          <div>
            <Text as="div" weight="medium">
              {company}
            </Text>
            <Text as="div" size="small" tone="muted">
              {state === "Disconnected" && disconnectedAt !== undefined
                ? formatMessage(
                    { id: "connections.deleteSince" },
                    { name, day: day(disconnectedAt) },
                  )
                : name}
            </Text>
          </div>
        </div>
        <p className={styles.words}>
          {formatMessage({ id: "connections.deleteSignIn" }, { company, name })}{" "}
          {importingSince !== undefined && formatMessage({ id: "connections.deleteRunning" })}
        </p>
        <p className={styles.words}>
          {formatMessage(
            { id: "connections.deleteKept" },
            { count: collections, name, b: (words) => <strong key="kept">{words}</strong> },
          )}
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
