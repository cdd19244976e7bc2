import { vi } from "vitest";
import type { WorkspaceListItem } from "../api/workspaces.ts";
import { type Adding, BrowseWorkspaces } from "../features/browse-workspaces/browse-workspaces.tsx";
import { startingView } from "../features/browse-workspaces/list-view.ts";
import { aPageOf } from "./a-workspace.ts";
import { bff, server } from "./bff.ts";
import { render } from "./render.tsx";

export function showList(over: Partial<typeof startingView> = {}, adding: Partial<Adding> = {}) {
  const calls = { onView: vi.fn(), onAdd: vi.fn() };
  const acts = {
    ...{ onCollect: vi.fn(), onManageUsers: vi.fn(), onDelete: vi.fn() },
    accessButton: ({ displayName }: WorkspaceListItem) => `way into ${displayName}`,
  };
  const page = render(
    <BrowseWorkspaces
      onAnonymousLink={() => {}}
      view={{ ...startingView, ...over }}
      onView={calls.onView}
      addresses={{
        named: (workspaceId, name) => `/w/${workspaceId}/${name}`,
        overview: (workspaceId, submissionId) => `/o/${workspaceId}/${submissionId}`,
        statements: (workspaceId, submissionId) => `/s/${workspaceId}/${submissionId}`,
      }}
      showStatements
      adding={{ allowed: true, off: false, onAdd: calls.onAdd, ...adding }}
      acts={acts}
    />,
  );
  return { ...page, ...calls, acts };
}

export const theListIs = (workspaces: readonly WorkspaceListItem[]) =>
  server.use(
    bff.post("/Entities/query", ({ response }) => response(200).json(aPageOf(workspaces))),
  );
