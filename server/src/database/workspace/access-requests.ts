import { randomUUID } from "node:crypto";
import type { Tx } from "../with-tenant.ts";

/** Asks for access; one request a person and workspace is open at a time. Whether it is a new one. */
export async function saveAccessRequest(
  db: Tx,
  request: { readonly workspaceId: string; readonly userId: string; readonly now: Date },
): Promise<boolean> {
  const { workspaceId, userId, now } = request;
  const { tenantId } = db;
  const made = await db("accessRequests")
    .insert({ tenantId, id: randomUUID(), workspaceId, userId, requestedAt: now })
    .onConflict(db.raw("(tenant_id, workspace_id, user_id) where decided_at is null"))
    .ignore()
    .returning("id");
  return made.length === 1;
}

/** Who has asked and waits, by when they did. */
export async function listAccessRequesters(db: Tx, workspaceId: string): Promise<string[]> {
  return db("accessRequests")
    .where({ tenantId: db.tenantId, workspaceId, decidedAt: null })
    .orderBy("requestedAt")
    .pluck("userId");
}

/** What these have asked for is theirs now. */
export async function grantAccessRequests(
  db: Tx,
  workspaceId: string,
  userIds: readonly string[],
  { grantedBy, now }: { readonly grantedBy: string; readonly now: Date },
): Promise<void> {
  await db("accessRequests")
    .where({ tenantId: db.tenantId, workspaceId, decidedAt: null })
    .whereIn("userId", userIds)
    .update({ decidedAt: now, decidedBy: grantedBy, outcome: "granted" });
}
