import { useQuery } from "@tanstack/react-query";
import { Button, Card, EmptyState, Skeleton, Text, useSkeleton } from "@tieout/ui-kit";
import { Info, Plus, Unplug } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type Connection, connections } from "../../api/connections.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { ConnectionCounts } from "./connection-counts.tsx";
import { withoutFiles } from "./connection-facts.ts";
import { ConnectionTable } from "./connection-table.tsx";
import { DeleteConnection } from "./delete-connection.tsx";
import * as styles from "./manage-connections.css.ts";

interface ManageConnectionsProps {
  readonly workspaceId: string;
  readonly onRelink: (connection: Connection) => void;
  readonly onCollect: () => void;
  /** What stands between the counts and the table: running imports. */
  readonly children?: ReactNode;
}

/** A workspace's consents to read books: how they stand, and how to renew or end them. */
export function ManageConnections(props: ManageConnectionsProps) {
  const { workspaceId, onRelink, onCollect, children } = props;
  const { formatMessage } = useIntl();
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery(
    connections(workspaceId),
  );
  const [deleting, setDeleting] = useState<Connection>();
  const showsSkeleton = useSkeleton(isPending);
  const shown = showsSkeleton ? [] : withoutFiles(data ?? []);

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
              <ConnectionTable connections={shown} onRelink={onRelink} onDelete={setDeleting} />
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
