import { newVersion } from "@tieout/server/database/last-change";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { addWorkspaceUsers } from "./members.ts";

/**
 * Takes somebody out of every workspace. Those that they owned go to `heirId`, who becomes a member where
 * everybody can see it (D-49). Gives the ids of these.
 */
export async function leaveWorkspaces(
  db: Tx,
  userId: string,
  { heirId, now }: { readonly heirId: string; readonly now: Date },
): Promise<string[]> {
  const { tenantId } = db;
  await table(db, "workspaceUsers").where({ tenantId, userId }).delete();
  const owned: { readonly id: string; readonly deletedAt: Date | null }[] = await table(
    db,
    "workspaces",
  )
    .where({ tenantId, ownerId: userId })
    .update({ ownerId: heirId, ...newVersion(db, { at: now, by: heirId }) })
    .returning(["id", "deletedAt"]);
  for (const { id, deletedAt } of owned) {
    // Nobody becomes a member of what is deleted.
    if (deletedAt === null) await addWorkspaceUsers(db, id, [heirId], heirId);
  }
  return owned.map(({ id }) => id);
}
