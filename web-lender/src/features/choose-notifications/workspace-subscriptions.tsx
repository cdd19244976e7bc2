import { useQuery } from "@tanstack/react-query";
import { lastPage } from "@tieout/core/workspace";
import {
  Card,
  ConfirmDialog,
  type DataColumn,
  DataTable,
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
import { useCallback, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  notificationSubscriptions,
  type UserNotificationSetting,
  userNotificationSettings,
  type WorkspaceSubscription,
} from "../../api/notifications.ts";
import { type WorkspaceListItem, workspaces } from "../../api/workspaces.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { useDebouncedTerm, usePagerTexts } from "../../paging/paging.ts";
import * as styles from "./choose-notifications.css.ts";
import { SubscriptionSwitch, useChooseForAll, useChooseForWorkspace } from "./choosing.tsx";

const perPage = 25;

interface WorkspaceSubscriptionsProps {
  readonly onManageUsers: (workspaceId: string) => void;
}

export function WorkspaceSubscriptions({ onManageUsers }: WorkspaceSubscriptionsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const pagerTexts = usePagerTexts();
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState("");
  const { typed, setTyped, isWaiting } = useDebouncedTerm(
    filter,
    useCallback((text) => {
      setFilter(text);
      setPage(1);
    }, []),
  );
  const term = filter.trim();
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

interface Chosen {
  readonly setting: UserNotificationSetting;
  readonly workspace: WorkspaceListItem;
  readonly enabled: boolean;
  readonly scope: "this" | "all";
}

interface SubscriptionTableProps {
  readonly settings: readonly UserNotificationSetting[];
  readonly workspaces: readonly WorkspaceListItem[];
  readonly subscriptions: readonly WorkspaceSubscription[];
  readonly saving: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
}

function SubscriptionTable(props: SubscriptionTableProps) {
  const { workspaces, subscriptions, saving, onChoose } = props;
  const { formatMessage } = useIntl();
  const settings = props.settings.filter(({ byWorkspace }) => byWorkspace);
  const isOn = (workspaceId: string, notificationId: string) =>
    subscriptions
      .filter((one) => one.workspaceId === workspaceId && one.notificationId === notificationId)
      .some(({ notificationMethods }) => notificationMethods.some(({ enabled }) => enabled));

  const columns: readonly DataColumn<WorkspaceListItem>[] = [
    {
      ...{ key: "workspace", label: formatMessage({ id: "notifications.workspace" }) },
      ...{ rowHeader: true, tone: "strong", narrow: { line: 1, at: "whole" } },
      cell: ({ displayName }) => displayName,
    },
    ...settings.map((setting): DataColumn<WorkspaceListItem> => {
      const what = formatMessage({ id: `notifications.short.${setting.type}` });
      return {
        ...{ key: setting.id, label: what, align: "center", narrow: "half" },
        cell: (workspace) => (
          <SubscriptionSwitch
            what={what}
            workspaceName={workspace.displayName}
            enabled={isOn(workspace.id, setting.id)}
            mayChoose={setting.may.choose}
            busy={saving !== undefined}
            sought={soughtBy(saving, { setting, workspace })}
            onChoose={(enabled, scope) => onChoose({ setting, workspace, enabled, scope })}
          />
        ),
      };
    }),
  ];

  return (
    <DataTable
      label={formatMessage({ id: "notifications.byWorkspace" })}
      columns={columns}
      items={workspaces}
      keyOf={({ id }) => id}
      stateOf={({ accessible }) => (accessible ? "normal" : "locked")}
      linesBelow={640}
      busy={saving !== undefined}
    />
  );
}

function soughtBy(
  saving: Chosen | undefined,
  { setting, workspace }: Pick<Chosen, "setting" | "workspace">,
): boolean | undefined {
  const isMeant =
    saving?.setting.id === setting.id &&
    (saving.scope === "all" || saving.workspace.id === workspace.id);
  return isMeant ? saving.enabled : undefined;
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
