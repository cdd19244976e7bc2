import { Tab, Tabs } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "wouter";
import type { Catalogue } from "../words/en.ts";
import { addresses } from "./addresses.ts";
import { type WorkspaceTab, workspaceTabs } from "./workspace-tab.ts";

interface WorkspaceDetailsTabsProps {
  readonly workspaceId: string;
  readonly current: WorkspaceTab;
}

/** The parts of a workspace, each with an address of its own. */
export function WorkspaceDetailsTabs({ workspaceId, current }: WorkspaceDetailsTabsProps) {
  const { formatMessage } = useIntl();

  return (
    <Tabs label={formatMessage({ id: "workspace.tabs" })}>
      {workspaceTabs.map((tab) => (
        <Tab key={tab} asChild current={tab === current}>
          <Link href={addresses.workspace(workspaceId, tab)}>
            <FormattedMessage id={titles[tab]} />
          </Link>
        </Tab>
      ))}
    </Tabs>
  );
}

const titles: Record<WorkspaceTab, keyof Catalogue> = {
  submissionlist: "collections.title",
  connections: "workspace.connections",
  users: "workspace.details",
};
