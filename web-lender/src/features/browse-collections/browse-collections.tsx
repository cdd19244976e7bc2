import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Day } from "@tieout/core/calendar/day";
import {
  Button,
  Card,
  EmptyState,
  IconButton,
  Inline,
  PageHead,
  Pagination,
  Skeleton,
  Stack,
  useSkeleton,
} from "@tieout/ui-kit";
import { Download, FolderClock, RefreshCw } from "lucide-react";
import { type ReactNode, useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { links } from "../../api/links.ts";
import {
  type CollectionQuery,
  exportAddress,
  pastCollections,
} from "../../api/past-collections.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { ListSearch } from "../../paging/list-search.tsx";
import { usePagerTexts } from "../../paging/paging.ts";
import { SortChoice } from "../../paging/sort-choice.tsx";
import * as styles from "./browse-collections.css.ts";
import type { CollectionActs, CollectionAddresses } from "./collection-actions.tsx";
import { CollectionFilters } from "./collection-filters.tsx";
import { CollectionTable } from "./collection-table.tsx";
import {
  type CollectionView,
  changed,
  columnsOf,
  longestTerm,
  perPage,
  queryOf,
  sortedBy,
  startingView,
} from "./collection-view.ts";

interface BrowseCollectionsProps {
  readonly workspaceId?: string;
  readonly today: Day;
  /** Used without a chosen view. */
  readonly usual: CollectionView;
  readonly view: CollectionView;
  readonly onView: (view: CollectionView) => void;
  readonly addresses: CollectionAddresses;
  readonly acts: CollectionActs;
}

/** Of a workspace, or the whole tenant. */
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
  const pagerTexts = usePagerTexts();
  const search = useCallback((term: string) => onView(changed(view, { term })), [view, onView]);
  const { rows = [], total = 0, isTotalExact = true, nextCursor, previousCursor } = data ?? {};

  const turnTo = (page: number) => {
    // A page's cursor comes with the page next to it, which is still loading.
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
        // A new collection may come by one of the links above.
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
            // A later page's cursor may no longer be valid.
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
              {...pagerTexts({ page: view.page, perPage, total, isTotalExact })}
            />
          )}
        </Card>
      </Stack>
    </>
  );
}

interface ReportHeadProps {
  readonly query: CollectionQuery;
  readonly isKnown: boolean;
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly term: string;
  readonly onTerm: (term: string) => void;
  readonly isSearching: boolean;
  readonly children: ReactNode;
}

function ReportHead({
  query,
  isKnown,
  total,
  isTotalExact,
  term,
  onTerm,
  isSearching,
  children,
}: ReportHeadProps) {
  const { formatMessage, formatNumber, locale } = useIntl();

  return (
    <PageHead
      title={formatMessage({ id: "report.title" })}
      {...(isKnown && { count: `${formatNumber(total)}${isTotalExact ? "" : "+"}` })}
      actions={
        <Inline gap="small" wrap>
          <ListSearch
            label={formatMessage({ id: "report.search" })}
            {...{ term, onTerm, isSearching }}
            maxLength={longestTerm}
          />
          {children}
          <Button asChild icon={<Download aria-hidden />}>
            <a href={exportAddress(query, locale.slice(0, 2))} download>
              <FormattedMessage id="report.export" />
            </a>
          </Button>
        </Inline>
      }
    />
  );
}

interface NoCollectionsProps {
  readonly workspaceId: string | undefined;
  readonly view: CollectionView;
  readonly usual: CollectionView;
  readonly today: Day;
  readonly onView: (view: CollectionView) => void;
}

/** No match, all hidden, or nothing collected yet. */
function NoCollections({ workspaceId, view, usual, today, onView }: NoCollectionsProps) {
  const { formatMessage } = useIntl();
  const isNarrowed = view.filter !== usual.filter || view.term !== "" || Boolean(view.range.from);
  const onlyHidden = changed(view, { filter: { ...view.filter, statuses: ["deleted"] } });
  const hidden = useQuery({
    ...pastCollections(queryOf(onlyHidden, workspaceId)),
    enabled: !isNarrowed,
  });

  if (isNarrowed) {
    return (
      <EmptyState
        icon={<FolderClock />}
        title={formatMessage({ id: "collections.noMatch" })}
        action={
          <Button onClick={() => onView(startingView("allrange", today))}>
            <FormattedMessage id="collections.clear" />
          </Button>
        }
      />
    );
  }
  if (hidden.isPending) return null;
  if (hidden.data && hidden.data.rows.length > 0) {
    return (
      <EmptyState
        icon={<FolderClock />}
        title={formatMessage({ id: "collections.allHidden" })}
        action={
          <Button onClick={() => onView(onlyHidden)}>
            <FormattedMessage id="collections.showHidden" />
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState icon={<FolderClock />} title={formatMessage({ id: "collections.none" })}>
      <FormattedMessage id="collections.noneHint" />
    </EmptyState>
  );
}
