import { randomUUID } from "node:crypto";
import { newVersion } from "@tieout/server/database/last-change";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { updateWorkspace } from "./workspace.ts";

/** Adds members, skipping existing ones. */
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

/** Replaces the members unless changed since `version`; the owner always stays (000 §2). Returns who came and went. */
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
  const made = await table(db, "workspaces")
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

/** Opens a workspace for an anonymous visitor, without owner and unlisted until confirmed (D-11). */
export async function createAnonymousWorkspace(
  db: Tx,
  {
    now,
    ...workspace
  }: Pick<NewWorkspace, "id" | "displayName" | "now"> & {
    readonly primaryEmail: string;
  },
): Promise<void> {
  await table(db, "workspaces").insert({
    tenantId: db.tenantId,
    ...workspace,
    source: "anonymous",
    lastActivityAt: now,
    createdAt: now,
  });
}

/** Confirms and lists a workspace after a connection, upload or confirmed address. */
export async function confirmWorkspace(db: Tx, id: string, now: Date): Promise<void> {
  await table(db, "workspaces")
    .where({ tenantId: db.tenantId, id, confirmedAt: null })
    .update({ confirmedAt: now });
}

/** Locks an unconfirmed workspace. False if there's none. */
export async function lockUnconfirmedWorkspace(db: Tx, id: string): Promise<boolean> {
  const row = await table(db, "workspaces")
    .where({ tenantId: db.tenantId, id, source: "anonymous", confirmedAt: null })
    .forUpdate()
    .first("id");
  return row !== undefined;
}

/** Removes a user from all workspaces and gives those owned to `heirId` (D-49). Returns their ids. */
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
    // A deleted workspace gets no new members.
    if (deletedAt === null) await addWorkspaceUsers(db, id, [heirId], heirId);
  }
  return owned.map(({ id }) => id);
}

interface AccessRequestKey {
  readonly workspaceId: string;
  readonly userId: string;
}

/** Requests access, once a person and workspace at a time. True for a new request. */
export async function saveAccessRequest(
  db: Tx,
  request: AccessRequestKey & { readonly now: Date },
): Promise<boolean> {
  const { workspaceId, userId, now } = request;
  const { tenantId } = db;
  const made = await table(db, "accessRequests")
    .insert({ tenantId, id: randomUUID(), workspaceId, userId, requestedAt: now })
    .onConflict(db.raw("(tenant_id, workspace_id, user_id) where decided_at is null"))
    .ignore()
    .returning("id");
  return made.length === 1;
}

/** Who is told of a request: users by their ids, others by address alone. */
interface AccessRequestTold {
  readonly toldUserIds: readonly string[];
  readonly toldAddresses: readonly string[];
}

export async function saveAccessRequestTold(
  db: Tx,
  { workspaceId, userId }: AccessRequestKey,
  { toldUserIds, toldAddresses }: AccessRequestTold,
): Promise<void> {
  await table(db, "accessRequests")
    .where({ tenantId: db.tenantId, workspaceId, userId, decidedAt: null })
    .update({ toldUserIds: [...toldUserIds], toldAddresses: [...toldAddresses] });
}

export async function findAccessRequestTold(
  db: Tx,
  { workspaceId, userId }: AccessRequestKey,
): Promise<AccessRequestTold | undefined> {
  return table(db, "accessRequests")
    .where({ tenantId: db.tenantId, workspaceId, userId, decidedAt: null })
    .first("toldUserIds", "toldAddresses");
}

/** Open access requests, oldest first. */
export async function listAccessRequesters(db: Tx, workspaceId: string): Promise<string[]> {
  const rows = await table(db, "accessRequests")
    .where({ tenantId: db.tenantId, workspaceId, decidedAt: null })
    .orderBy("requestedAt")
    .select("userId");
  return rows.map(({ userId }) => userId);
}

export async function grantAccessRequests(
  db: Tx,
  workspaceId: string,
  userIds: readonly string[],
  { grantedBy, now }: { readonly grantedBy: string; readonly now: Date },
): Promise<void> {
  await table(db, "accessRequests")
    .where({ tenantId: db.tenantId, workspaceId, decidedAt: null })
    .whereIn("userId", userIds)
    .update({ decidedAt: now, decidedBy: grantedBy, outcome: "granted" });
}
