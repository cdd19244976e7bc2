import { useQuery } from "@tanstack/react-query";
import { dayAt } from "@tieout/core/calendar";
import { Button, Card, EmptyState, ErrorPanel, Skeleton, Stack, useSkeleton } from "@tieout/ui-kit";
import { FolderClock } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { pastCollections } from "../../api/past-collections.ts";
import { problemOf } from "../../api/problem.ts";
import * as styles from "./browse-collections.css.ts";
import { filtered, usualFilter } from "./collection-filter.ts";
import { CollectionFilters } from "./collection-filters.tsx";
import { type CollectionAddresses, CollectionTable } from "./collection-table.tsx";

interface BrowseCollectionsProps {
  readonly workspaceId: string;
  readonly addresses: CollectionAddresses;
  readonly showStatements: boolean;
}

/** What was collected for a workspace, and what came of it. */
export function BrowseCollections({
  workspaceId,
  addresses,
  showStatements,
}: BrowseCollectionsProps) {
  const { formatMessage } = useIntl();
  const { data, error, isPending, isFetching, refetch } = useQuery(pastCollections(workspaceId));
  const [filter, setFilter] = useState(usualFilter);
  const showsSkeleton = useSkeleton(isPending);
  const shown = filtered(data ?? [], filter, (instant) => instant.getTimezoneOffset());
  const now = new Date();

  return (
    <>
      <CollectionFilters
        filter={filter}
        onFilter={setFilter}
        today={dayAt(now, now.getTimezoneOffset())}
        onRefresh={() => refetch()}
        isRefreshing={isFetching && !isPending}
      />
      <Stack gap="medium">
        {error && (
          <ErrorPanel
            title={formatMessage({ id: "collections.failed" })}
            actions={
              <Button onClick={() => refetch()}>
                <FormattedMessage id="failure.tryAgain" />
              </Button>
            }
          >
            {problemOf(error)?.description || formatMessage({ id: "failure.unreachable" })}
          </ErrorPanel>
        )}
        <Card inset="none">
          <div className={styles.table}>
            <CollectionTable
              workspaceId={workspaceId}
              collections={shown}
              addresses={addresses}
              showStatements={showStatements}
            />
          </div>
          {showsSkeleton && (
            <Skeleton shape="rows" count={4} label={formatMessage({ id: "waiting" })} />
          )}
          {data?.length === 0 && (
            <EmptyState icon={<FolderClock />} title={formatMessage({ id: "collections.none" })}>
              <FormattedMessage id="collections.noneHint" />
            </EmptyState>
          )}
          {data && data.length > 0 && shown.length === 0 && (
            <EmptyState
              icon={<FolderClock />}
              title={formatMessage({ id: "collections.noMatch" })}
              action={
                <Button onClick={() => setFilter(usualFilter)}>
                  <FormattedMessage id="collections.clear" />
                </Button>
              }
            />
          )}
        </Card>
      </Stack>
    </>
  );
}
