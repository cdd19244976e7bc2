import { randomUUID } from "node:crypto";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

interface AccessRequestKey {
  readonly workspaceId: string;
  readonly userId: string;
}

/** Asks for access; one request a person and workspace is open at a time. Whether it is a new one. */
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
export interface AccessRequestTold {
  readonly toldUserIds: readonly string[];
  readonly toldAddresses: readonly string[];
}

/** Keeps who was told, for whoever asks again. */
export async function saveAccessRequestTold(
  db: Tx,
  { workspaceId, userId }: AccessRequestKey,
  { toldUserIds, toldAddresses }: AccessRequestTold,
): Promise<void> {
  await table(db, "accessRequests")
    .where({ tenantId: db.tenantId, workspaceId, userId, decidedAt: null })
    .update({ toldUserIds: [...toldUserIds], toldAddresses: [...toldAddresses] });
}

/** Who was told of the request that is open. */
export async function findAccessRequestTold(
  db: Tx,
  { workspaceId, userId }: AccessRequestKey,
): Promise<AccessRequestTold | undefined> {
  return table(db, "accessRequests")
    .where({ tenantId: db.tenantId, workspaceId, userId, decidedAt: null })
    .first("toldUserIds", "toldAddresses");
}

/** Who has asked and waits, by when they did. */
export async function listAccessRequesters(db: Tx, workspaceId: string): Promise<string[]> {
  const rows = await table(db, "accessRequests")
    .where({ tenantId: db.tenantId, workspaceId, decidedAt: null })
    .orderBy("requestedAt")
    .select("userId");
  return rows.map(({ userId }) => userId);
}

/** What these have asked for is theirs now. */
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
