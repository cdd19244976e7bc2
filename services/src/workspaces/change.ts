import { newVersion } from "@tieout/server/database/last-change";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** Changes name and code, if nobody has since `version`. Gives the new version. */
export async function updateWorkspace(
  db: Tx,
  id: string,
  change: {
    readonly displayName?: string;
    readonly engagementCode?: string;
    readonly version?: number;
    readonly changedBy: string;
    readonly now: Date;
  },
): Promise<number | undefined> {
  const { displayName, engagementCode, version, changedBy, now } = change;
  const [updated] = await table(db, "workspaces")
    .where({
      tenantId: db.tenantId,
      id,
      deletedAt: null,
      ...(version !== undefined && { version }),
    })
    .update({
      ...(displayName !== undefined && { displayName }),
      ...(engagementCode !== undefined && { engagementCode }),
      lastActivityAt: now,
      ...newVersion(db, { at: now, by: changedBy }),
    })
    .returning(["version"]);
  return updated?.version;
}

/** A change by a person or a collection; views don't count (D-52). */
export async function touchWorkspace(
  db: Tx,
  id: string,
  { now, synced = false }: { readonly now: Date; readonly synced?: boolean },
): Promise<void> {
  await table(db, "workspaces")
    .where({ tenantId: db.tenantId, id })
    .update({ lastActivityAt: now, ...(synced && { lastSyncAt: now }) });
}

/** Takes a workspace away: its links, tokens and data follow by themselves (D-50). Lock it first, to delete it. */
export async function deleteWorkspace(
  db: Tx,
  id: string,
  { deletedBy, now }: { readonly deletedBy: string; readonly now: Date },
): Promise<boolean> {
  const deleted = await table(db, "workspaces")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .update({ deletedAt: now, deletedBy });
  return deleted === 1;
}
