import { useQuery } from "@tanstack/react-query";
import { lastPage } from "@tieout/core/workspace";
import {
  Card,
  ConfirmDialog,
  EmptyState,
  ErrorPanel,
  Pagination,
  SearchInput,
  Skeleton,
  Stack,
  Text,
  useSkeleton,
} from "@tieout/ui-kit";
import { problemOf } from "@tieout/web-portal/answer";
import { useCallback, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { notificationSubscriptions, userNotificationSettings } from "../../api/notifications.ts";
import { workspaces } from "../../api/workspaces.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { usePagerTexts } from "../../paging/paging.ts";
import * as styles from "./choose-notifications.css.ts";
import { type Chosen, SubscriptionTable } from "./subscription-table.tsx";
import { useChooseForAll, useChooseForWorkspace } from "./use-choose.ts";

const perPage = 25;
const debounce = 1_000;

interface WorkspaceSubscriptionsProps {
  readonly onManageUsers: (workspaceId: string) => void;
}

export function WorkspaceSubscriptions({ onManageUsers }: WorkspaceSubscriptionsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const pagerTexts = usePagerTexts();
  const [page, setPage] = useState(1);
  const firstPage = useCallback(() => setPage(1), []);
  const { typed, setTyped, term, isWaiting } = useFilter(firstPage);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    workspaces({
      ...{ itemsPerPage: perPage, pageNumber: page },
      ordering: { field: "displayName", direction: "ascending" },
      ...(term && { filters: [{ field: "displayName", operator: "contains", value: term }] }),
    }),
  );
  const list = data?.workspaces ?? [];
  const visible = list.filter(({ accessible }) => accessible).map(({ id }) => id);
  const settings = useQuery(userNotificationSettings());
  const subscriptions = useQuery(notificationSubscriptions(visible));
  const isReading = isPending || settings.isPending || subscriptions.isLoading;
  const showsSkeleton = useSkeleton(isReading);
  const [asked, setAsked] = useState<Chosen>();
  const forWorkspace = useChooseForWorkspace(() => setAsked(undefined));
  const forAll = useChooseForAll(() => setAsked(undefined));
  const failure = forWorkspace.error ?? forAll.error;
  const isDenied = problemOf(failure)?.type === "workspace-access-required";
  const forget = () => {
    forWorkspace.reset();
    forAll.reset();
    setAsked(undefined);
  };
  const choose = (chosen: Chosen) => {
    forget();
    setAsked(chosen);
    const { setting, workspace, enabled, scope } = chosen;
    if (scope === "all") void forAll.run({ id: setting.id, enabled, applyToAllWorkspaces: true });
    else void forWorkspace.run({ notificationId: setting.id, workspaceId: workspace.id, enabled });
  };

  return (
    <Stack gap="medium">
      {(error ?? subscriptions.error) && (
        <LoadFailure
          title={formatMessage({ id: "notifications.workspacesFailed" })}
          error={error ?? subscriptions.error}
          onTryAgain={() => (error ? refetch() : subscriptions.refetch())}
        />
      )}
      {failure && !isDenied && (
        <ErrorPanel title={formatMessage({ id: "notifications.workspaceFailed" })}>
          {problemOf(failure)?.description}
        </ErrorPanel>
      )}
      <Card
        title={formatMessage({ id: "notifications.byWorkspace" })}
        count={data && formatNumber(data.totalWorkspaces)}
        inset="none"
        actions={
          <div className={styles.filter}>
            <SearchInput
              label={formatMessage({ id: "notifications.filter" })}
              clearLabel={formatMessage({ id: "notifications.clearFilter" })}
              value={typed}
              onChange={setTyped}
              busy={isWaiting || isPlaceholderData}
            />
          </div>
        }
      >
        {showsSkeleton && (
          <Skeleton shape="rows" count={6} label={formatMessage({ id: "waiting" })} />
        )}
        {settings.data && !isReading && !showsSkeleton && list.length > 0 && (
          <SubscriptionTable
            settings={settings.data}
            workspaces={list}
            subscriptions={subscriptions.data ?? []}
            saving={forWorkspace.isPending || forAll.isPending ? asked : undefined}
            onChoose={choose}
          />
        )}
        {data && list.length === 0 && (
          <EmptyState
            title={formatMessage(
              { id: term ? "notifications.nobodyFound" : "notifications.noWorkspaces" },
              { term },
            )}
          />
        )}
        {data && data.totalWorkspaces > perPage && (
          <Pagination
            page={page}
            pages={lastPage(data.totalWorkspaces, perPage)}
            onPageChange={setPage}
            {...pagerTexts({ page, perPage, total: data.totalWorkspaces })}
          />
        )}
      </Card>
      <NoAccess
        workspaceName={isDenied ? asked?.workspace.displayName : undefined}
        onDismiss={forget}
        onManageUsers={() => asked && onManageUsers(asked.workspace.id)}
      />
    </Stack>
  );
}

/** Filters a second after the last key (P-K11). */
function useFilter(onFilter: () => void) {
  const [typed, setTyped] = useState("");
  const [term, setTerm] = useState("");

  useEffect(() => {
    if (typed.trim() === term) return;
    const timer = setTimeout(() => {
      setTerm(typed.trim());
      onFilter();
    }, debounce);
    return () => clearTimeout(timer);
  }, [typed, term, onFilter]);

  return { typed, setTyped, term, isWaiting: typed.trim() !== term };
}

interface NoAccessProps {
  readonly workspaceName: string | undefined;
  readonly onDismiss: () => void;
  readonly onManageUsers: () => void;
}

/** Explains missing access and links to user management (P-M30). */
function NoAccess({ workspaceName, onDismiss, onManageUsers }: NoAccessProps) {
  const { formatMessage } = useIntl();

  return (
    <ConfirmDialog
      open={workspaceName !== undefined}
      title={formatMessage({ id: "notifications.denied" })}
      safeLabel={formatMessage({ id: "notifications.dismiss" })}
      confirmLabel={formatMessage({ id: "notifications.manageUsers" })}
      onClose={onDismiss}
      onConfirm={onManageUsers}
    >
      <Text as="p">
        <FormattedMessage
          id="notifications.deniedBody"
          values={{ workspace: workspaceName ?? "" }}
        />
      </Text>
    </ConfirmDialog>
  );
}
