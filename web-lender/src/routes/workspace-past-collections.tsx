import { BrowseCollections } from "../features/browse-collections/browse-collections.tsx";
import { WatchImports } from "../features/watch-imports/watch-imports.tsx";
import { addresses } from "./addresses.ts";
import type { WorkspaceTabProps } from "./workspace-tab.ts";

/** A workspace's running imports, and what was collected for it before. */
export function WorkspacePastCollections({ workspace, settings }: WorkspaceTabProps) {
  return (
    <>
      <WatchImports workspaceId={workspace.id} workspaceAddress={addresses.workspace} />
      <BrowseCollections
        workspaceId={workspace.id}
        addresses={addresses}
        showStatements={settings.appSettings.financialStatementsEnabled}
      />
    </>
  );
}
