import { useQuery } from "@tanstack/react-query";
import {
  Button,
  Card,
  EmptyState,
  IconButton,
  Monogram,
  Skeleton,
  Stack,
  Text,
  useSkeleton,
} from "@tieout/ui-kit";
import { sent } from "@tieout/web-portal/answer";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { useDates } from "@tieout/web-portal/dates";
import { packageMarks } from "@tieout/web-portal/package-marks";
import { Check, CircleCheck, Clock, Hourglass, Info, Plus, RefreshCw, Unplug } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import { type Connection, connections } from "../../api/connections.ts";
import { pendingJobsKey } from "../../api/pending-jobs.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { usePackageName } from "../../messages/use-package-name.ts";
import { type ConnectionStatus, withoutFiles } from "./connection-facts.ts";
import { ConnectionTable } from "./connection-table.tsx";
import * as styles from "./manage-connections.css.ts";
import { Permission } from "./permission.tsx";
import { ResumeConnection } from "./resume-connection.tsx";

interface ManageConnectionsProps {
  readonly workspaceId: string;
  readonly onRelink: (connection: Connection) => void;
  readonly onCollect: () => void;
  readonly children?: ReactNode;
}

export function ManageConnections(props: ManageConnectionsProps) {
  const { workspaceId, onRelink, onCollect, children } = props;
  const { formatMessage } = useIntl();
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery(
    connections(workspaceId),
  );
  const [deleting, setDeleting] = useState<Connection>();
  const [resuming, setResuming] = useState<Connection>();
  const [explainedId, setExplainedId] = useState<string>();
  const showsSkeleton = useSkeleton(isPending);
  const shown = showsSkeleton ? [] : withoutFiles(data ?? []);
  const explained = shown.find(({ id }) => id === explainedId);

  return (
    <>
      <ConnectionCounts
        connections={shown}
        checkedAt={data && new Date(dataUpdatedAt)}
        isRefreshing={isFetching && !isPending}
        onRefresh={() => refetch()}
      />
      {children}
      {error && (
        <LoadFailure
          title={formatMessage({ id: "connections.failed" })}
          error={error}
          onTryAgain={() => refetch()}
        />
      )}
      {(data || showsSkeleton) && (
        <Card inset="none">
          {shown.length > 0 && (
            <div className={styles.table}>
              <ConnectionTable
                connections={shown}
                onRelink={onRelink}
                onResume={setResuming}
                onPermission={({ id }) => setExplainedId(id)}
                onDelete={setDeleting}
              />
            </div>
          )}
          {showsSkeleton && (
            <Skeleton shape="rows" count={4} label={formatMessage({ id: "waiting" })} />
          )}
          {data && !showsSkeleton && shown.length === 0 && (
            <EmptyState
              icon={<Unplug />}
              title={formatMessage({ id: "connections.none" })}
              action={
                <Button icon={<Plus />} onClick={onCollect}>
                  <FormattedMessage id="collect.title" />
                </Button>
              }
            >
              <FormattedMessage id="connections.noneHint" />
            </EmptyState>
          )}
        </Card>
      )}
      <p className={styles.note}>
        <Info aria-hidden size={15} />
        <Text size="small" tone="muted">
          <FormattedMessage id="connections.note" />
        </Text>
      </p>
      {explained && (
        <Permission
          workspaceId={workspaceId}
          connection={explained}
          onClose={() => setExplainedId(undefined)}
        />
      )}
      {resuming && (
        <ResumeConnection
          workspaceId={workspaceId}
          connection={resuming}
          onClose={() => setResuming(undefined)}
        />
      )}
      {deleting && (
        <DeleteConnection
          workspaceId={workspaceId}
          connection={deleting}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}

interface ConnectionCountsProps {
  readonly connections: readonly Connection[];
  /** Absent until loaded. */
  readonly checkedAt: Date | undefined;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

const counted = [
  { of: ["disconnected"], id: "connections.countDisconnected", tone: "danger", Icon: Unplug },
  { of: ["expires-soon"], id: "connections.countExpiring", tone: "warning", Icon: Clock },
  { of: ["waiting", "paused"], id: "connections.countWaiting", tone: "muted", Icon: Hourglass },
  { of: ["connected"], id: "connections.countConnected", tone: "success", Icon: Check },
  {
    of: ["used", "expired", "ended"],
    id: "connections.countOver",
    tone: "muted",
    Icon: CircleCheck,
  },
] as const;

function ConnectionCounts(props: ConnectionCountsProps) {
  const { connections, checkedAt, isRefreshing, onRefresh } = props;
  const { formatMessage } = useIntl();
  const { time } = useDates();
  const countOf = (statuses: readonly ConnectionStatus[]) =>
    connections.filter(({ status }) => statuses.includes(status)).length;

  return (
    <div className={styles.tools}>
      <div className={styles.counts}>
        {counted.map(({ of, id, tone, Icon }) => {
          const count = countOf(of);
          return count === 0 ? null : (
            <span key={id} className={styles.count}>
              <Icon aria-hidden size={15} className={styles.tone[tone]} />
              <span>
                <FormattedMessage
                  id={id}
                  values={{ count, b: (chunks) => <strong key="count">{chunks}</strong> }}
                />
              </span>
            </span>
          );
        })}
      </div>
      {checkedAt && (
        <Text size="small" tone="muted">
          {formatMessage({ id: "connections.checked" }, { time: time(checkedAt.toISOString()) })}
        </Text>
      )}
      <IconButton
        variant="default"
        label={formatMessage({ id: "connections.refresh" })}
        busy={isRefreshing}
        onClick={onRefresh}
      >
        <RefreshCw />
      </IconButton>
    </div>
  );
}

interface DeleteConnectionProps {
  readonly workspaceId: string;
  readonly connection: Connection;
  readonly onClose: () => void;
}

/** Names who must sign in again, and what is kept. */
function DeleteConnection({ workspaceId, connection, onClose }: DeleteConnectionProps) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const { id, datasetName: company, datasourceNameId, collections } = connection;
  const { status, disconnectedAt, importingSince } = connection;
  const name = usePackageName()(datasourceNameId);
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
              {status === "disconnected" && disconnectedAt !== undefined
                ? formatMessage(
                    { id: "connections.deleteSince" },
                    { name, day: day(disconnectedAt) },
                  )
                : name}
            </Text>
          </div>
        </div>
        <p className={styles.text}>
          {formatMessage({ id: "connections.deleteSignIn" }, { company, name })}{" "}
          {importingSince !== undefined && formatMessage({ id: "connections.deleteRunning" })}
        </p>
        <p className={styles.text}>
          {formatMessage(
            { id: "connections.deleteKept" },
            { count: collections, name, b: (chunks) => <strong key="kept">{chunks}</strong> },
          )}
        </p>
      </Stack>
    </ConfirmAction>
  );
}
