import { useQuery } from "@tanstack/react-query";
import { Tab, Tabs } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import { connections } from "../api/connections.ts";
import { pastCollections } from "../api/past-collections.ts";
import type { TenantSettings } from "../api/tenant-settings.ts";
import type { Workspace } from "../api/workspaces.ts";
import { withoutFiles } from "../features/manage-connections/connection-facts.ts";
import type { PlainMessageId } from "../messages/catalogue.ts";
import { addresses, type WorkspaceTab, workspaceTabs } from "./addresses.ts";

interface WorkspaceDetailsTabsProps {
  readonly workspaceId: string;
  readonly current: WorkspaceTab;
}

export function WorkspaceDetailsTabs({ workspaceId, current }: WorkspaceDetailsTabsProps) {
  const { formatMessage } = useIntl();
  const counts = useCounts(workspaceId);

  return (
    <Tabs label={formatMessage({ id: "workspace.tabs" })}>
      {workspaceTabs.map((tab) => (
        <Tab key={tab} asChild current={tab === current} count={counts[tab]}>
          <Link href={addresses.workspace(workspaceId, tab)}>
            <FormattedMessage id={titles[tab]} />
          </Link>
        </Tab>
      ))}
    </Tabs>
  );
}

/** Only known, nonzero counts. */
function useCounts(entityId: string): Partial<Record<WorkspaceTab, number>> {
  const { data: page } = useQuery(
    pastCollections({
      ...{ entityId, itemsPerPage: 1, statuses: ["complete", "incomplete"] },
      sources: ["secure-link", "direct", "anonymous"],
    }),
  );
  const { data: connected } = useQuery(connections(entityId));
  const counts = {
    submissionlist: page?.isTotalExact ? page.total : undefined,
    connections: connected && withoutFiles(connected).length,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count));
}

const titles: Record<WorkspaceTab, PlainMessageId> = {
  submissionlist: "collections.title",
  connections: "workspace.connections",
  users: "workspace.details",
};

export interface WorkspaceTabProps {
  readonly workspace: Workspace;
  readonly settings: TenantSettings;
  readonly onCollect: () => void;
}
