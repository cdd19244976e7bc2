import { Suspense, useState } from "react";
import type { Connection } from "../api/connections.ts";
import { ManageConnections } from "../features/manage-connections/manage-connections.tsx";
import { RelinkConnection } from "./dialogs.tsx";
import { RunningImports } from "./running-imports.tsx";
import type { WorkspaceTabProps } from "./workspace-details-tabs.tsx";

export function WorkspaceConnections({ workspace, onCollect }: WorkspaceTabProps) {
  const [relinking, setRelinking] = useState<Connection>();
  const close = () => setRelinking(undefined);

  return (
    <>
      <ManageConnections workspaceId={workspace.id} onRelink={setRelinking} onCollect={onCollect}>
        <RunningImports workspaceId={workspace.id} />
      </ManageConnections>
      <Suspense>
        {relinking && (
          <RelinkConnection
            workspaceId={workspace.id}
            connection={relinking}
            onRelinked={close}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
