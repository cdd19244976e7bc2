import type { Tx } from "../with-tenant.ts";
import { WorkspaceModel } from "./model.ts";

/** One business or engagement. */
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

export async function findWorkspace(db: Tx, id: string): Promise<Workspace | undefined> {
  const row = await WorkspaceModel.query(db)
    .findById([db.tenantId, id])
    .whereNull("deletedAt")
    .withGraphFetched("members");
  return row && toWorkspace(row);
}

export interface NewWorkspace {
  readonly id: string;
  readonly displayName: string;
  readonly engagementCode: string;
  readonly primaryEmail?: string;
  /** Its creator, who is a member from the start (D-49). */
  readonly ownerId: string;
  readonly memberIds: readonly string[];
  readonly now: Date;
}

/** Opens a workspace. An id that this tenant has used is refused (X-12, docs/adr/0010). */
export async function createWorkspace(
  db: Tx,
  { memberIds, now, primaryEmail, ...workspace }: NewWorkspace,
): Promise<"created" | "id-taken"> {
  const made = await db("workspaces")
    .insert({
      tenantId: db.tenantId,
      ...workspace,
      primaryEmail: primaryEmail ?? null,
      confirmedAt: now,
      lastActivityAt: now,
      createdAt: now,
    })
    .onConflict(["tenantId", "id"])
    .ignore()
    .returning("id");
  if (made.length === 0) return "id-taken";

  await addWorkspaceUsers(db, workspace.id, [workspace.ownerId, ...memberIds], workspace.ownerId);
  return "created";
}

/**
 * Opens a workspace for somebody who came by the tenant's standing address: nobody's, and in no list
 * until it's confirmed (D-11).
 */
export async function createAnonymousWorkspace(
  db: Tx,
  {
    now,
    ...workspace
  }: Pick<NewWorkspace, "id" | "displayName" | "now"> & {
    readonly primaryEmail: string;
  },
): Promise<void> {
  await db("workspaces").insert({
    tenantId: db.tenantId,
    ...workspace,
    source: "anonymous",
    lastActivityAt: now,
    createdAt: now,
  });
}

/** Somebody is behind it: a connection, an upload or a confirmed address. From now on it's listed. */
export async function confirmWorkspace(db: Tx, id: string, now: Date): Promise<void> {
  await db("workspaces")
    .where({ tenantId: db.tenantId, id, confirmedAt: null })
    .update({ confirmedAt: now });
}

/** Holds a workspace that nobody has confirmed yet, until the transaction ends. Whether there is one. */
export async function lockUnconfirmedWorkspace(db: Tx, id: string): Promise<boolean> {
  const row = await db("workspaces")
    .where({ tenantId: db.tenantId, id, source: "anonymous", confirmedAt: null })
    .forUpdate()
    .first("id");
  return row !== undefined;
}

/** Holds a workspace as it is until the transaction ends. Whether it's there. */
export async function lockWorkspace(db: Tx, id: string): Promise<boolean> {
  const row = await db("workspaces")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .forNoKeyUpdate()
    .first("id");
  return row !== undefined;
}

/** Changes name and code, if nobody has since `version`. Gives the new version. */
export async function updateWorkspace(
  db: Tx,
  id: string,
  change: {
    readonly displayName?: string;
    readonly engagementCode?: string;
    readonly version?: number;
    readonly now: Date;
  },
): Promise<number | undefined> {
  const { displayName, engagementCode, version, now } = change;
  const [updated] = await db("workspaces")
    .where({ tenantId: db.tenantId, id, deletedAt: null, ...(version && { version }) })
    .update({
      ...(displayName !== undefined && { displayName }),
      ...(engagementCode !== undefined && { engagementCode }),
      lastActivityAt: now,
      version: db.raw("version + 1"),
    })
    .returning(["version"]);
  return updated?.version;
}

/** Adds members; who is one already stays one. */
export async function addWorkspaceUsers(
  db: Tx,
  workspaceId: string,
  userIds: readonly string[],
  addedBy: string,
): Promise<void> {
  const { tenantId } = db;
  const rows = [...new Set(userIds)].map((userId) => ({ tenantId, workspaceId, userId, addedBy }));
  await db("workspaceUsers")
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
  const saved = await updateWorkspace(db, workspaceId, { ...(version && { version }), now });
  if (saved === undefined) return undefined;

  const { tenantId } = db;
  const workspace = await db("workspaces").where({ tenantId, id: workspaceId }).first("ownerId");
  const kept = [...new Set([...userIds, ...(workspace?.ownerId ? [workspace.ownerId] : [])])];
  const rows = await db("workspaceUsers").where({ tenantId, workspaceId }).select("userId");
  const before: string[] = rows.map(({ userId }) => userId);
  await db("workspaceUsers").where({ tenantId, workspaceId }).whereNotIn("userId", kept).delete();
  if (kept.length > 0) await addWorkspaceUsers(db, workspaceId, kept, changedBy);
  return {
    added: kept.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !kept.includes(id)),
  };
}

export async function isMember(db: Tx, workspaceId: string, userId: string): Promise<boolean> {
  const { tenantId } = db;
  const row = await db("workspaceUsers").where({ tenantId, workspaceId, userId }).first("userId");
  return row !== undefined;
}

/** A change by a person or a collection; views don't count (D-52). */
export async function touchWorkspace(
  db: Tx,
  id: string,
  { now, synced = false }: { readonly now: Date; readonly synced?: boolean },
): Promise<void> {
  await db("workspaces")
    .where({ tenantId: db.tenantId, id })
    .update({ lastActivityAt: now, ...(synced && { lastSyncAt: now }) });
}

/** Takes a workspace away: its links, tokens and data follow by themselves (D-50). */
export async function deleteWorkspace(
  db: Tx,
  id: string,
  { deletedBy, now }: { readonly deletedBy: string; readonly now: Date },
): Promise<boolean> {
  const deleted = await db("workspaces")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .update({ deletedAt: now, deletedBy });
  return deleted === 1;
}

function toWorkspace(row: WorkspaceModel): Workspace {
  return {
    id: row.id,
    displayName: row.displayName,
    engagementCode: row.engagementCode,
    ...(row.primaryEmail && { primaryEmail: row.primaryEmail }),
    ...(row.ownerId && { ownerId: row.ownerId }),
    memberIds: (row.members ?? []).map(({ userId }) => userId).sort(),
    lastActivityAt: row.lastActivityAt,
    ...(row.lastSyncAt && { lastSyncAt: row.lastSyncAt }),
    version: row.version,
  };
}
