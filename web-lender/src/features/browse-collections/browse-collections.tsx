import { useQuery, useQueryClient } from "@tanstack/react-query";
import { dayAt } from "@tieout/core/calendar";
import { defaultHistoryRanges } from "@tieout/core/submission";
import {
  Button,
  Card,
  EmptyState,
  IconButton,
  Pagination,
  Skeleton,
  Stack,
  useSkeleton,
} from "@tieout/ui-kit";
import { FolderClock, RefreshCw } from "lucide-react";
import { useCallback, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { links } from "../../api/links.ts";
import { pastCollections } from "../../api/past-collections.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { SortChoice } from "../../paging/sort-choice.tsx";
import { usePageWords } from "../../paging/use-page-words.ts";
import * as styles from "./browse-collections.css.ts";
import type { CollectionActs, CollectionAddresses } from "./collection-acts.ts";
import { CollectionFilters } from "./collection-filters.tsx";
import { CollectionTable } from "./collection-table.tsx";
import { changed, columnsOf, perPage, queryOf, sortedBy, startingView } from "./collection-view.ts";
import { ReportHead } from "./report-head.tsx";

interface BrowseCollectionsProps {
  /** Absent for the whole tenant's. */
  readonly workspaceId?: string;
  readonly addresses: CollectionAddresses;
  readonly acts: CollectionActs;
}

/** What was collected, and what came of it: for a workspace, or for the whole tenant. */
export function BrowseCollections({ workspaceId, addresses, acts }: BrowseCollectionsProps) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const now = new Date();
  const today = dayAt(now, now.getTimezoneOffset());
  const scope = workspaceId === undefined ? "global" : "workspace";
  const usual = startingView(defaultHistoryRanges[scope], today);
  const [view, setView] = useState(usual);
  const query = queryOf(view, workspaceId);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    pastCollections(query),
  );
  const showsSkeleton = useSkeleton(isPending);
  const pageWords = usePageWords();
  const search = useCallback((term: string) => setView((now) => changed(now, { term })), []);
  const { rows = [], total = 0, isTotalExact = true, nextCursor, previousCursor } = data ?? {};
  const isNarrowed = view.filter !== usual.filter || view.term !== "" || view.range.from;

  const turnTo = (page: number) => {
    // The way to a page stands on the one beside it, which isn't there yet.
    if (isPlaceholderData && page !== 1) return;
    const cursor = page === 1 ? undefined : page > view.page ? nextCursor : previousCursor;
    setView({ ...view, page, cursor });
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
        onSort={(column) => setView(sortedBy(view, column))}
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
      <CollectionFilters view={view} onView={setView} today={today}>
        {order}
        {workspaceId !== undefined && refresh}
      </CollectionFilters>
      <Stack gap="medium">
        {error && (
          <LoadFailure
            title={formatMessage({ id: "collections.failed" })}
            error={error}
            onTryAgain={() => refetch()}
          />
        )}
        <Card inset="none">
          <div className={workspaceId === undefined ? styles.report : styles.table}>
            <CollectionTable
              rows={rows}
              view={view}
              onView={setView}
              namesWorkspaces={workspaceId === undefined}
              isBusy={isPlaceholderData}
              addresses={addresses}
              acts={acts}
            />
          </div>
          {showsSkeleton && (
            <Skeleton shape="rows" count={4} label={formatMessage({ id: "waiting" })} />
          )}
          {data && rows.length === 0 && !isNarrowed && (
            <EmptyState icon={<FolderClock />} title={formatMessage({ id: "collections.none" })}>
              <FormattedMessage id="collections.noneHint" />
            </EmptyState>
          )}
          {data && rows.length === 0 && isNarrowed && (
            <EmptyState
              icon={<FolderClock />}
              title={formatMessage({ id: "collections.noMatch" })}
              action={
                <Button onClick={() => setView(startingView("allrange", today))}>
                  <FormattedMessage id="collections.clear" />
                </Button>
              }
            />
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
