import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { updateWorkspace } from "./change.ts";

/** Adds members; who is one already stays one. */
export async function addWorkspaceUsers(
  db: Tx,
  workspaceId: string,
  userIds: readonly string[],
  addedBy: string,
): Promise<void> {
  const { tenantId } = db;
  const rows = [...new Set(userIds)].map((userId) => ({ tenantId, workspaceId, userId, addedBy }));
  await table(db, "workspaceUsers")
    .insert(rows)
    .onConflict(["tenantId", "workspaceId", "userId"])
    .ignore();
}

/**
 * Replaces the members, if nobody has changed the workspace since `version`. The owner stays one,
 * whatever is asked (000 §2). Gives who came and who went, or nothing where somebody was faster.
 */
export async function saveWorkspaceUsers(
  db: Tx,
  workspaceId: string,
  userIds: readonly string[],
  change: { readonly changedBy: string; readonly version?: number; readonly now: Date },
): Promise<{ readonly added: string[]; readonly removed: string[] } | undefined> {
  const { changedBy, version, now } = change;
  const saved = await updateWorkspace(db, workspaceId, {
    ...(version !== undefined && { version }),
    changedBy,
    now,
  });
  if (saved === undefined) return undefined;

  const { tenantId } = db;
  const workspace = await table(db, "workspaces")
    .where({ tenantId, id: workspaceId })
    .first("ownerId");
  const kept = [...new Set([...userIds, ...(workspace?.ownerId ? [workspace.ownerId] : [])])];
  const rows = await table(db, "workspaceUsers").where({ tenantId, workspaceId }).select("userId");
  const before: string[] = rows.map(({ userId }) => userId);
  await table(db, "workspaceUsers")
    .where({ tenantId, workspaceId })
    .whereNotIn("userId", kept)
    .delete();
  if (kept.length > 0) await addWorkspaceUsers(db, workspaceId, kept, changedBy);
  return {
    added: kept.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !kept.includes(id)),
  };
}

export async function isMember(db: Tx, workspaceId: string, userId: string): Promise<boolean> {
  const { tenantId } = db;
  const row = await table(db, "workspaceUsers")
    .where({ tenantId, workspaceId, userId })
    .first("userId");
  return row !== undefined;
}
