import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Button, Callout, PageHead } from "@tieout/ui-kit";
import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Redirect } from "wouter";
import { problemOf } from "../api/problem.ts";
import { tenantSettings } from "../api/tenant-settings.ts";
import { type Workspace, workspace } from "../api/workspaces.ts";
import { Failure } from "../app/failure.tsx";
import { Frame } from "../app/frame.tsx";
import { usePageTitle } from "../app/use-page-title.ts";
import { Waiting } from "../app/waiting.tsx";
import { useDraft } from "../drafts/use-draft.ts";
import { useDates } from "../words/dates.tsx";
import { addresses } from "./addresses.ts";
import { NewCollection } from "./dialogs.ts";
import { WorkspaceDetailsTabs } from "./workspace-details-tabs.tsx";
import { type WorkspaceTab, workspaceTabAt } from "./workspace-tab.ts";

// Each part comes when somebody looks at it.
const parts = {
  submissionlist: lazy(async () => ({
    default: (await import("./workspace-past-collections.tsx")).WorkspacePastCollections,
  })),
  connections: lazy(async () => ({
    default: (await import("./workspace-connections.tsx")).WorkspaceConnections,
  })),
};

interface WorkspaceDetailsRouteProps {
  readonly workspaceId: string;
  readonly tab: string | undefined;
}

/** One workspace: its past data collections, and its connections. */
export function WorkspaceDetailsRoute({ workspaceId, tab }: WorkspaceDetailsRouteProps) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(workspace(workspaceId));
  const status = problemOf(error)?.status;
  usePageTitle("list.workspace", data?.displayName);

  const current = workspaceTabAt(tab);
  if (current === undefined) return <Redirect to={addresses.workspace(workspaceId)} replace />;
  if (status === 404 || status === 400) return <Redirect to={addresses.workspaceList} replace />;

  const home = { label: formatMessage({ id: "list.title" }), href: addresses.workspaceList };
  if (status === 403) {
    return (
      <Frame trail={[home]}>
        <PageHead title={formatMessage({ id: "workspace.noAccess" })} />
        <Callout tone="neutral">
          {formatMessage({ id: "workspace.unavailable" })} {problemOf(error)?.description}
        </Callout>
      </Frame>
    );
  }
  if (error) return <Failure error={error} onTryAgain={() => refetch()} />;
  if (!data) return <Waiting />;

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
  const { data: settings } = useSuspenseQuery(tenantSettings());
  const { draft: isCollecting, setDraft: setIsCollecting } = useDraft("collecting", false);
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
            ? formatMessage({ id: "list.noCollections" })
            : formatMessage({ id: "workspace.lastCollection" }, { date: day(lastSyncTime) }),
        ]}
        actions={
          <Button variant="primary" icon={<Plus />} onClick={collect}>
            <FormattedMessage id="collect.title" />
          </Button>
        }
      />
      <WorkspaceDetailsTabs workspaceId={id} current={current} />
      <Suspense fallback={<Waiting />}>
        <Part workspace={data} settings={settings} onCollect={collect} />
      </Suspense>
      <Suspense>
        {isCollecting && (
          <NewCollection
            workspace={data}
            settings={settings}
            begunOn="HomePage"
            onClose={() => setIsCollecting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
