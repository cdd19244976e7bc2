import { vi } from "vitest";
import type { Connection } from "../api/connections.ts";
import { ManageConnections } from "../features/manage-connections/manage-connections.tsx";
import { tidewaterId } from "./a-workspace.ts";
import { bff, server } from "./bff.ts";
import { render } from "./render.tsx";

export function showConnections() {
  const onRelink = vi.fn();
  const onCollect = vi.fn();
  const page = render(
    <main tabIndex={-1}>
      <ManageConnections workspaceId={tidewaterId} onRelink={onRelink} onCollect={onCollect} />
    </main>,
  );
  return { ...page, onRelink, onCollect };
}

export function theConnectionsAre(connections: readonly Connection[]) {
  server.use(
    bff.get("/workspaces/{workspaceId}/connections", ({ response }) =>
      response(200).json(connections),
    ),
  );
}
