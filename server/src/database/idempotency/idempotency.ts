import { lockName } from "../lock-name.ts";
import { table } from "../table.ts";
import type { Tx } from "../with-tenant.ts";

/** Identifies a request that must be done once. */
export interface IdempotencyName {
  readonly operation: string;
  readonly caller: string;
  readonly key: string;
}

export interface StoredReplyRow {
  readonly requestHash: Buffer;
  readonly status: number;
  readonly body: unknown;
}

/** A key's stored reply. Locks the key until the transaction ends, so a concurrent twin waits. */
export async function findStoredReply(
  db: Tx,
  { operation, caller, key }: IdempotencyName,
): Promise<StoredReplyRow | undefined> {
  await lockName(db, operation, caller, key);
  return table(db, "idempotencyKeys")
    .where({ tenantId: db.tenantId, operation, caller, key })
    .first("requestHash", "status", "body");
}

export async function storeReply(
  db: Tx,
  {
    operation,
    caller,
    key,
    requestHash,
    reply,
  }: IdempotencyName & {
    readonly requestHash: Buffer;
    readonly reply: { readonly status: number; readonly body?: unknown };
  },
): Promise<void> {
  await table(db, "idempotencyKeys").insert({
    tenantId: db.tenantId,
    operation,
    caller,
    key,
    requestHash,
    status: reply.status,
    body: JSON.stringify(reply.body ?? null),
  });
}
