import type { CollectionQuery, PastRow } from "../api/past-collections.ts";
import { BrowseCollections } from "../features/browse-collections/browse-collections.tsx";
import { HideCollection, RestoreCollection } from "../features/hide-collection.tsx";
import { useCollectionsView } from "../routes/collections-view.tsx";
import { aCollection } from "./a-workspace.ts";
import { bff, server } from "./bff.ts";

export function History({ workspaceId }: { readonly workspaceId?: string }) {
  const view = useCollectionsView(workspaceId === undefined ? "global" : "workspace");
  return (
    <BrowseCollections
      {...view}
      {...(workspaceId && { workspaceId })}
      addresses={{
        overview: (...at) => `/o/${at.join("/")}`,
        statements: (...at) => `/s/${at.join("/")}`,
        risk: (...at) => `/r/${at.join("/")}`,
      }}
      acts={{
        hide: (collection) => <HideCollection collection={collection} variant="icon" />,
        restore: (collection) => <RestoreCollection collection={collection} />,
        accessButton: () => <button type="button">Let me in</button>,
      }}
    />
  );
}

export function aRow(over: Partial<PastRow["submission"]> = {}, openStatements = true): PastRow {
  return {
    submission: aCollection(over),
    may: { open: true, openStatements, hide: true, restore: false, addYourself: false },
  };
}

export function theBffHas(
  rows: readonly PastRow[],
  over: { nextCursor?: string; total?: number } = {},
) {
  const asked: CollectionQuery[] = [];
  server.use(
    bff.post("/submissions/query", async ({ request, response }) => {
      asked.push((await request.json()) as CollectionQuery);
      return response(200).json({ rows, total: rows.length, isTotalExact: true, ...over });
    }),
  );
  return asked;
}
