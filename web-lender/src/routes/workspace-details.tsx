import { useQuery } from "@tanstack/react-query";
import { Button, Inline, PageHead } from "@tieout/ui-kit";
import { problemOf } from "@tieout/web-portal/answer";
import { useDates } from "@tieout/web-portal/dates";
import { Plus, Users } from "lucide-react";
import { lazy, Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, Redirect, useSearch } from "wouter";
import { useTenantSettings } from "../api/use-tenant-settings.ts";
import { type Workspace, workspace } from "../api/workspaces.ts";
import { Frame, LoadingPart } from "../app/frame.tsx";
import { usePageTitle } from "../app/page-arrival.ts";
import { FailurePanel } from "../app/page-boundary.tsx";
import { useDraft } from "../drafts/use-draft.ts";
import { addresses, type WorkspaceTab, workspaceTabAt } from "./addresses.ts";
import { NewCollection } from "./dialogs.tsx";
import { WorkspaceClosed } from "./workspace-closed.tsx";
import { WorkspaceDetailsTabs } from "./workspace-details-tabs.tsx";
import { listWithoutWorkspace } from "./workspace-list-address.ts";

const parts = {
  submissionlist: lazy(async () => ({
    default: (await import("./workspace-past-collections.tsx")).WorkspacePastCollections,
  })),
  connections: lazy(async () => ({
    default: (await import("./workspace-connections.tsx")).WorkspaceConnections,
  })),
  users: lazy(async () => ({
    default: (await import("./workspace-users.tsx")).WorkspaceUsers,
  })),
};

interface WorkspaceDetailsRouteProps {
  readonly workspaceId: string;
  readonly tab: string | undefined;
}

export function WorkspaceDetailsRoute({ workspaceId, tab }: WorkspaceDetailsRouteProps) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(workspace(workspaceId));
  const status = problemOf(error)?.status;
  const name = new URLSearchParams(useSearch()).get("name");
  usePageTitle("list.workspace", data?.displayName ?? name ?? undefined);

  const current = workspaceTabAt(tab);
  if (current === undefined) return <Redirect to={addresses.workspace(workspaceId)} replace />;
  if (status === 404 || status === 400) return <Redirect to={listWithoutWorkspace} replace />;

  const home = { label: formatMessage({ id: "list.title" }), href: addresses.workspaceList };
  if (status === 403) {
    return (
      <Frame trail={[home]}>
        <WorkspaceClosed
          what="workspace"
          workspaceId={workspaceId}
          mayAddThemselves={problemOf(error)?.mayAddThemselves === true}
          onAdded={() => refetch()}
        />
      </Frame>
    );
  }
  if (error && !data) {
    return (
      <Frame trail={[home]}>
        <FailurePanel error={error} onTryAgain={() => refetch()} />
      </Frame>
    );
  }
  if (!data) {
    return (
      <Frame trail={[home, ...(name ? [{ label: name }] : [])]}>
        <LoadingPart />
      </Frame>
    );
  }

  return (
    <Frame trail={[home, { label: data.displayName }]}>
      <WorkspaceDetails data={data} current={current} />
    </Frame>
  );
}

interface WorkspaceDetailsProps {
  readonly data: Workspace;
  readonly current: WorkspaceTab;
}

function WorkspaceDetails({ data, current }: WorkspaceDetailsProps) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const settings = useTenantSettings();
  const collecting = useDraft("collecting", false);
  const { draft: isCollecting, setDraft: setIsCollecting } = collecting;
  const { id, displayName, engagementCode, userCount, lastSyncTime } = data;
  const collect = () => setIsCollecting(true);
  const Part = parts[current];

  return (
    <>
      <PageHead
        title={displayName}
        meta={[
          engagementCode || formatMessage({ id: "list.noCode" }),
          formatMessage({ id: "workspace.users" }, { count: userCount }),
          lastSyncTime === undefined
            ? formatMessage({ id: "collections.noData" })
            : formatMessage({ id: "workspace.lastCollection" }, { date: day(lastSyncTime) }),
        ]}
        actions={
          <Inline gap="small" wrap>
            {data.workspaceUserCapabilities.includes("CanManageWorkspaceUsers") && (
              <Button asChild icon={<Users />}>
                <Link href={addresses.workspace(id, "users")}>
                  <FormattedMessage id="manage.title" />
                </Link>
              </Button>
            )}
            <Button
              variant={current === "users" ? "default" : "primary"}
              icon={<Plus />}
              onClick={collect}
            >
              <FormattedMessage id="collect.title" />
            </Button>
          </Inline>
        }
      />
      <WorkspaceDetailsTabs workspaceId={id} current={current} />
      <Suspense fallback={<LoadingPart underTabs />}>
        <Part workspace={data} settings={settings} onCollect={collect} />
      </Suspense>
      <Suspense>
        {isCollecting && (
          <NewCollection
            workspace={data}
            settings={settings}
            begunOn="HomePage"
            onLinked={collecting.forget}
            onClose={() => setIsCollecting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
