import { newVersion } from "@tieout/server/database/last-change";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { withoutNulls } from "@tieout/server/database/without-nulls";

export interface Workspace {
  readonly id: string;
  readonly displayName: string;
  readonly engagementCode: string;
  readonly primaryEmail?: string;
  readonly ownerId?: string;
  /** Who may see its figures (D-49). */
  readonly memberIds: readonly string[];
  readonly lastActivityAt: Date;
  readonly lastSyncAt?: Date;
  readonly version: number;
}

interface Row extends Omit<Workspace, "primaryEmail" | "ownerId" | "lastSyncAt"> {
  readonly primaryEmail: string | null;
  readonly ownerId: string | null;
  readonly lastSyncAt: Date | null;
}

/** One statement with the members, as nearly every request needs it. */
const find: PreparedStatement = {
  name: "find-workspace",
  text: `select id, display_name as "displayName", engagement_code as "engagementCode",
      nullif(primary_email, '') as "primaryEmail", owner_id as "ownerId",
      array(
        select member.user_id::text from workspace_users member
        where member.tenant_id = $1 and member.workspace_id = $2 order by member.user_id
      ) as "memberIds",
      last_activity_at as "lastActivityAt", last_sync_at as "lastSyncAt", version
    from workspaces where tenant_id = $1 and id = $2 and deleted_at is null`,
};

export async function findWorkspace(db: Tx, id: string): Promise<Workspace | undefined> {
  const [row] = await runPrepared<Row>(db, find, [db.tenantId, id]);
  return row && withoutNulls(row);
}

/** Locks a workspace. False if it doesn't exist. */
export async function lockWorkspace(db: Tx, id: string): Promise<boolean> {
  const row = await table(db, "workspaces")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .forNoKeyUpdate()
    .first("id");
  return row !== undefined;
}

/** Locks a workspace for deletion: waits for rows being added and prevents new ones (`in_living_workspace`). */
export async function lockWorkspaceToDelete(db: Tx, id: string): Promise<boolean> {
  const row = await table(db, "workspaces")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .forUpdate()
    .first("id");
  return row !== undefined;
}

/** Changes name and code unless changed since `version`. Returns the new version. */
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

/** Deletes a workspace; links, tokens and data follow (D-50). Lock it first. */
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
