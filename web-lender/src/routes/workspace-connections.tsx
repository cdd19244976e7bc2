import { WatchImports } from "../features/watch-imports/watch-imports.tsx";
import { addresses } from "./addresses.ts";
import type { WorkspaceTabProps } from "./workspace-tab.ts";

/** A workspace's running imports, and the packages that it is connected to. */
export function WorkspaceConnections({ workspace }: WorkspaceTabProps) {
  return <WatchImports workspaceId={workspace.id} workspaceAddress={addresses.workspace} />;
}
