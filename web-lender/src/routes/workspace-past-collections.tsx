import { BrowseCollections } from "../features/browse-collections/browse-collections.tsx";
import { addresses } from "./addresses.ts";
import { useCollectionActs } from "./collection-acts.tsx";
import { RunningImports } from "./running-imports.tsx";
import { useCollectionsView } from "./use-collections-view.ts";
import { WorkspaceLinks } from "./workspace-links.tsx";
import type { WorkspaceTabProps } from "./workspace-tab.ts";

/** A workspace's running imports, and what was collected for it before. */
export function WorkspacePastCollections({ workspace }: WorkspaceTabProps) {
  const acts = useCollectionActs();
  const view = useCollectionsView("workspace");

  return (
    <>
      <RunningImports workspaceId={workspace.id} />
      <WorkspaceLinks workspace={workspace} />
      <BrowseCollections {...view} workspaceId={workspace.id} addresses={addresses} acts={acts} />
    </>
  );
}
