import { BrowseCollections } from "../features/browse-collections/browse-collections.tsx";
import { addresses } from "./addresses.ts";
import { useCollectionActs } from "./collection-acts.tsx";
import { RunningImports } from "./running-imports.tsx";
import { WorkspaceLinks } from "./workspace-links.tsx";
import type { WorkspaceTabProps } from "./workspace-tab.ts";

/** A workspace's running imports, and what was collected for it before. */
export function WorkspacePastCollections({ workspace }: WorkspaceTabProps) {
  const acts = useCollectionActs();

  return (
    <>
      <RunningImports workspaceId={workspace.id} />
      <WorkspaceLinks workspace={workspace} />
      <BrowseCollections workspaceId={workspace.id} addresses={addresses} acts={acts} />
    </>
  );
}
