import { useQuery } from "@tanstack/react-query";
import { lastPage } from "@tieout/core/workspace";
import {
  Card,
  EmptyState,
  GatedButton,
  IconButton,
  Inline,
  PageHead,
  Pagination,
  Skeleton,
  Stack,
  Text,
  useSkeleton,
} from "@tieout/ui-kit";
import { BriefcaseBusiness, Link2, Plus, RefreshCw, SearchX } from "lucide-react";
import { type ReactNode, useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { workspaces } from "../../api/workspaces.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { ListSearch } from "../../paging/list-search.tsx";
import { usePagerTexts } from "../../paging/paging.ts";
import { type ListView, queryOf } from "./list-view.ts";
import { type RowActs, type WorkspaceAddresses, WorkspaceTable } from "./workspace-table.tsx";

interface BrowseWorkspacesProps {
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly addresses: WorkspaceAddresses;
  readonly showStatements: boolean;
  readonly adding: Adding;
  readonly onAnonymousLink: () => void;
  readonly acts: RowActs;
  readonly children?: ReactNode;
}

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
  const pagerTexts = usePagerTexts();

  return (
    <>
      <WorkspaceListHead
        total={data?.totalWorkspaces}
        view={view}
        onView={onView}
        onRefresh={() => refetch()}
        isRefreshing={isFetching && !isPending}
        isSearching={isPlaceholderData}
        adding={{ ...adding, off: adding.off || (error !== null && "failed") }}
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
              {...pagerTexts({
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

/** Whether the user may add a workspace, and whether it's possible now. */
export interface Adding {
  readonly allowed: boolean;
  /** Turned off by the tenant (P-C17), unknown, or without a list to add to. */
  readonly off: "switched-off" | "unknown" | "failed" | false;
  readonly onAdd: () => void;
}

const whyOff = {
  "switched-off": "list.addingOff",
  unknown: "settings.unread",
  failed: "list.failed",
} as const;

interface WorkspaceListHeadProps {
  readonly total: number | undefined;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly onRefresh: () => void;
  readonly isRefreshing: boolean;
  readonly isSearching: boolean;
  readonly adding: Adding;
  readonly onAnonymousLink: () => void;
}

function WorkspaceListHead({
  total,
  view,
  onView,
  onRefresh,
  isRefreshing,
  isSearching,
  adding,
  onAnonymousLink,
}: WorkspaceListHeadProps) {
  const { formatMessage, formatNumber } = useIntl();
  const search = useCallback((term: string) => onView({ ...view, page: 1, term }), [view, onView]);

  return (
    <PageHead
      title={formatMessage({ id: "list.title" })}
      {...(total !== undefined && { count: formatNumber(total) })}
      actions={
        <Inline gap="medium" wrap>
          <ListSearch
            label={formatMessage({ id: "list.search" })}
            term={view.term}
            onTerm={search}
            isSearching={isSearching && view.term !== ""}
          />
          <IconButton
            variant="default"
            label={formatMessage({ id: "list.refresh" })}
            busy={isRefreshing}
            onClick={onRefresh}
          >
            <RefreshCw />
          </IconButton>
          <IconButton
            variant="default"
            label={formatMessage({ id: "anonymous.title" })}
            onClick={onAnonymousLink}
          >
            <Link2 />
          </IconButton>
          {adding.allowed && adding.off === "switched-off" && (
            <Text size="small" tone="muted">
              <FormattedMessage id="list.addingOff" />
            </Text>
          )}
          {adding.allowed && (
            <GatedButton
              variant="primary"
              icon={<Plus />}
              why={adding.off ? formatMessage({ id: whyOff[adding.off] }) : undefined}
              onClick={adding.onAdd}
            >
              <FormattedMessage id="list.add" />
            </GatedButton>
          )}
        </Inline>
      }
    />
  );
}

interface NoWorkspacesProps {
  /** Empty without a search. */
  readonly term: string;
  readonly adding: Adding;
}

function NoWorkspaces({ term, adding }: NoWorkspacesProps) {
  const { formatMessage } = useIntl();

  if (term) {
    return (
      <EmptyState icon={<SearchX />} title={formatMessage({ id: "list.noMatch" }, { term })}>
        <FormattedMessage id="list.noMatchHint" />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<BriefcaseBusiness />}
      title={formatMessage({ id: "list.empty" })}
      action={
        adding.allowed && (
          <GatedButton
            why={adding.off ? formatMessage({ id: whyOff[adding.off] }) : undefined}
            onClick={adding.onAdd}
          >
            <FormattedMessage id="list.add" />
          </GatedButton>
        )
      }
    >
      <FormattedMessage id="list.emptyHint" />
    </EmptyState>
  );
}
