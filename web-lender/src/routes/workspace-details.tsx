import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Button, Callout, PageHead, Tab, Tabs } from "@tieout/ui-kit";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, Redirect } from "wouter";
import { problemOf } from "../api/problem.ts";
import { tenantSettings } from "../api/tenant-settings.ts";
import { type Workspace, workspace } from "../api/workspaces.ts";
import { Failure } from "../app/failure.tsx";
import { Frame } from "../app/frame.tsx";
import { usePageTitle } from "../app/use-page-title.ts";
import { Waiting } from "../app/waiting.tsx";
import { BrowseCollections } from "../features/browse-collections/browse-collections.tsx";
import { WatchImports } from "../features/watch-imports/watch-imports.tsx";
import { useDates } from "../words/dates.tsx";
import { addresses } from "./addresses.ts";
import { NewCollection } from "./dialogs.ts";

interface WorkspaceDetailsRouteProps {
  readonly workspaceId: string;
  readonly tab: string | undefined;
}

/** One workspace and its past data collections. */
export function WorkspaceDetailsRoute({ workspaceId, tab }: WorkspaceDetailsRouteProps) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(workspace(workspaceId));
  const status = problemOf(error)?.status;
  usePageTitle("list.workspace", data?.displayName);

  // `submissions` is another name of `submissionlist`; whatever else goes there as well (D-19).
  const isKnown = ["submissionlist", "submissions"].includes(tab?.toLowerCase() ?? "");
  if (!isKnown) return <Redirect to={addresses.workspace(workspaceId)} replace />;
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
      <WorkspaceDetails data={data} />
    </Frame>
  );
}

function WorkspaceDetails({ data }: { readonly data: Workspace }) {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  const { data: settings } = useSuspenseQuery(tenantSettings());
  const [isCollecting, setIsCollecting] = useState(false);
  const { id, displayName, engagementCode, userCount, lastSyncTime } = data;

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
          <Button variant="primary" icon={<Plus />} onClick={() => setIsCollecting(true)}>
            <FormattedMessage id="collect.title" />
          </Button>
        }
      />
      <Tabs label={formatMessage({ id: "workspace.tabs" })}>
        <Tab asChild current>
          <Link href={addresses.workspace(id)}>
            <FormattedMessage id="collections.title" />
          </Link>
        </Tab>
      </Tabs>
      <div>
        <WatchImports workspaceId={id} workspaceAddress={addresses.workspace} />
        <BrowseCollections
          workspaceId={id}
          addresses={addresses}
          showStatements={settings.appSettings.financialStatementsEnabled}
        />
      </div>
      <Suspense>
        {isCollecting && (
          <NewCollection
            workspace={data}
            settings={settings}
            onClose={() => setIsCollecting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
