import { useQuery } from "@tanstack/react-query";
import { lastPage } from "@tieout/core/workspace";
import { Card, Pagination, Skeleton, Stack, useSkeleton } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { workspaces } from "../../api/workspaces.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { usePageWords } from "../../paging/use-page-words.ts";
import { type ListView, queryOf } from "./list-view.ts";
import { NoWorkspaces } from "./no-workspaces.tsx";
import type { RowActs, WorkspaceAddresses } from "./row-acts.ts";
import { type Adding, WorkspaceListHead } from "./workspace-list-head.tsx";
import { WorkspaceTable } from "./workspace-table.tsx";

interface BrowseWorkspacesProps {
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly addresses: WorkspaceAddresses;
  readonly showStatements: boolean;
  readonly adding: Adding;
  readonly onAnonymousLink: () => void;
  readonly acts: RowActs;
  /** What stands between the head and the table: announcements, running imports. */
  readonly children?: ReactNode;
}

/** The tenant's workspaces, a page at a time: searched, sorted, and the way into each. */
export function BrowseWorkspaces({
  view,
  onView,
  addresses,
  showStatements,
  adding,
  onAnonymousLink,
  acts,
  children,
}: BrowseWorkspacesProps) {
  const { formatMessage } = useIntl();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    workspaces(queryOf(view)),
  );
  const showsSkeleton = useSkeleton(isPending);
  const shown = showsSkeleton ? undefined : data;
  const list = shown?.workspaces ?? [];
  const pageWords = usePageWords();

  return (
    <>
      <WorkspaceListHead
        total={data?.totalWorkspaces}
        view={view}
        onView={onView}
        onRefresh={() => refetch()}
        isRefreshing={isFetching && !isPending}
        isSearching={isPlaceholderData}
        adding={{ ...adding, failed: error !== null }}
        onAnonymousLink={onAnonymousLink}
      />
      {children}
      <Stack gap="medium">
        {error && (
          <LoadFailure
            title={formatMessage({ id: "list.failed" })}
            error={error}
            onTryAgain={() => refetch()}
          />
        )}
        <Card inset="none">
          <WorkspaceTable
            {...{ view, onView, list, addresses, showStatements, acts }}
            isBusy={isPlaceholderData}
          />
          {showsSkeleton && (
            <Skeleton shape="rows" count={6} label={formatMessage({ id: "waiting" })} />
          )}
          {shown && list.length === 0 && <NoWorkspaces term={shown.searchTerm} adding={adding} />}
          {shown && shown.totalWorkspaces > 0 && (
            <Pagination
              page={view.page}
              pages={lastPage(shown.totalWorkspaces, shown.workspacesPerPage)}
              onPageChange={(page) => onView({ ...view, page })}
              {...pageWords({
                page: view.page,
                perPage: shown.workspacesPerPage,
                total: shown.totalWorkspaces,
              })}
            />
          )}
        </Card>
      </Stack>
    </>
  );
}
