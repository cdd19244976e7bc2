import { AsyncResource } from "node:async_hooks";
import { outlivesWorkspace } from "@tieout/server/database/testing/catalogue-exceptions";
import { answeredOrWaiting } from "@tieout/server/database/testing/somebody-waits";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { Transact } from "@tieout/server/database/with-tenant";
import type { Knex } from "knex";
import { deleteWorkspaceLinks } from "../links/shared-link.ts";
import { deleteWorkspace, lockWorkspaceToDelete } from "../workspaces/workspace.ts";

/** Runs a request between a workspace's deletion and its commit, so it sees the workspace but commits after. */
export async function whileDeleted<Answer>(
  { pool, tx }: { readonly pool: Knex; readonly tx: Transact },
  workspaceId: string,
  request: () => Promise<Answer>,
): Promise<Answer> {
  // Bound here, so the guard doesn't take it for part of the deletion's transaction.
  const ask = AsyncResource.bind(request);
  const { asking } = await tx(async (db) => {
    await lockWorkspaceToDelete(db, workspaceId);
    const owner = await db("workspaces").where({ id: workspaceId }).first("ownerId");
    const by = { deletedBy: owner?.ownerId, now: builtAt };
    await deleteWorkspaceLinks(db, workspaceId, by);
    await deleteWorkspace(db, workspaceId, by);
    const asking = ask();
    await answeredOrWaiting(pool, asking);
    return { asking };
  });
  return asking;
}

export function countRowsOf(tx: Transact, workspaceId: string): Promise<Map<string, number>> {
  return tx(async (db) => {
    const tables: { readonly tableName: string }[] = await db("information_schema.columns")
      .where({ table_schema: "public", column_name: "workspace_id" })
      .whereNotIn("table_name", Object.keys(outlivesWorkspace))
      .orderBy("table_name")
      .select("table_name");
    const counts = new Map<string, number>();
    for (const { tableName: table } of tables) {
      counts.set(table, (await db(table).where({ workspaceId }).select("tenantId")).length);
    }
    return counts;
  });
}
