import { Monogram, Stack, Text } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { ConfirmAction } from "../../action/confirm-action.tsx";
import { useAction } from "../../action/use-action.ts";
import { sent } from "../../api/answer.ts";
import { client } from "../../api/client.ts";
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
  const { id, datasetName: company, datasourceNameId, collections } = connection;
  const { state, disconnectedAt, importingSince } = connection;
  const name = usePackageNames()[datasourceNameId];
  const remove = useAction({
    call: () =>
      sent(
        client.DELETE("/workspaces/{workspaceId}/connections/{connectionId}", {
          params: { path: { workspaceId, connectionId: id } },
        }),
      ),
    changes: [connections(workspaceId).queryKey, pendingJobsKey],
    done: () => ({ title: formatMessage({ id: "connections.deleted" }), detail: company }),
  });

  return (
    <ConfirmAction
      action={remove}
      onClose={onClose}
      title={formatMessage({ id: "connections.delete" })}
      confirmLabel={formatMessage({ id: "connections.delete" })}
      safeLabel={formatMessage({ id: "connections.keep" })}
      busyLabel={formatMessage({ id: "connections.deleting" })}
      failed={formatMessage({ id: "connections.deleteFailed" })}
      destructive
    >
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
    </ConfirmAction>
  );
}
