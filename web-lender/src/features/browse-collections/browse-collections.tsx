import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Day } from "@tieout/core/calendar";
import { Card, IconButton, Pagination, Skeleton, Stack, useSkeleton } from "@tieout/ui-kit";
import { RefreshCw } from "lucide-react";
import { useCallback } from "react";
import { useIntl } from "react-intl";
import { links } from "../../api/links.ts";
import { pastCollections } from "../../api/past-collections.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { SortChoice } from "../../paging/sort-choice.tsx";
import { usePageWords } from "../../paging/use-page-words.ts";
import * as styles from "./browse-collections.css.ts";
import type { CollectionActs, CollectionAddresses } from "./collection-acts.ts";
import { CollectionFilters } from "./collection-filters.tsx";
import { CollectionTable } from "./collection-table.tsx";
import {
  type CollectionView,
  changed,
  columnsOf,
  perPage,
  queryOf,
  sortedBy,
} from "./collection-view.ts";
import { NoCollections } from "./no-collections.tsx";
import { ReportHead } from "./report-head.tsx";

interface BrowseCollectionsProps {
  /** Absent for the whole tenant's. */
  readonly workspaceId?: string;
  readonly today: Day;
  /** What is shown to who has chosen nothing. */
  readonly usual: CollectionView;
  readonly view: CollectionView;
  readonly onView: (view: CollectionView) => void;
  readonly addresses: CollectionAddresses;
  readonly acts: CollectionActs;
}

/** What was collected, and what came of it: for a workspace, or for the whole tenant. */
export function BrowseCollections({
  workspaceId,
  today,
  usual,
  view,
  onView,
  addresses,
  acts,
}: BrowseCollectionsProps) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const scope = workspaceId === undefined ? "global" : "workspace";
  const query = queryOf(view, workspaceId);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    pastCollections(query),
  );
  const showsSkeleton = useSkeleton(isPending);
  const pageWords = usePageWords();
  const search = useCallback((term: string) => onView(changed(view, { term })), [view, onView]);
  const { rows = [], total = 0, isTotalExact = true, nextCursor, previousCursor } = data ?? {};

  const turnTo = (page: number) => {
    // The way to a page stands on the one beside it, which isn't there yet.
    if (isPlaceholderData && page !== 1) return;
    const cursor = page === 1 ? undefined : page > view.page ? nextCursor : previousCursor;
    onView({ ...view, page, cursor });
  };

  const refresh = (
    <IconButton
      variant="default"
      label={formatMessage({ id: "list.refresh" })}
      busy={isFetching && !isPending}
      onClick={() => {
        void refetch();
        // The links above are what the next collections will come by.
        if (workspaceId !== undefined) void queryClient.invalidateQueries(links(workspaceId));
      }}
    >
      <RefreshCw />
    </IconButton>
  );

  const order = (
    <div className={styles.order[scope]}>
      <SortChoice
        columns={columnsOf[scope].map((value) => ({
          ...{ value, label: formatMessage({ id: `collections.${value}` }) },
        }))}
        column={view.column}
        direction={view.direction}
        onSort={(column) => onView(sortedBy(view, column))}
      />
    </div>
  );

  return (
    <>
      {workspaceId === undefined && (
        <ReportHead
          {...{ query, total, isTotalExact }}
          isKnown={data !== undefined}
          term={view.term}
          onTerm={search}
          isSearching={isPlaceholderData && view.term !== ""}
        >
          {refresh}
        </ReportHead>
      )}
      <CollectionFilters view={view} onView={onView} today={today}>
        {order}
        {workspaceId !== undefined && refresh}
      </CollectionFilters>
      <Stack gap="medium">
        {error && (
          <LoadFailure
            title={formatMessage({ id: "collections.failed" })}
            error={error}
            // A page's own way in may be one that is none any more.
            onTryAgain={() => (view.page > 1 ? onView(changed(view, {})) : refetch())}
          />
        )}
        <Card inset="none">
          <div className={workspaceId === undefined ? styles.report : styles.table}>
            <CollectionTable
              rows={rows}
              view={view}
              onView={onView}
              namesWorkspaces={workspaceId === undefined}
              isBusy={isPlaceholderData}
              addresses={addresses}
              acts={acts}
            />
          </div>
          {showsSkeleton && (
            <Skeleton shape="rows" count={4} label={formatMessage({ id: "waiting" })} />
          )}
          {data && rows.length === 0 && (
            <NoCollections {...{ workspaceId, view, usual, today, onView }} />
          )}
          {rows.length > 0 && (nextCursor || view.page > 1 || workspaceId === undefined) && (
            <Pagination
              page={view.page}
              pages={nextCursor ? view.page + 1 : view.page}
              skips="to-first"
              onPageChange={turnTo}
              {...pageWords({ page: view.page, perPage, total, isTotalExact })}
            />
          )}
        </Card>
      </Stack>
    </>
  );
}
