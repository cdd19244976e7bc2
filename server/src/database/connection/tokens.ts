import type { Tx } from "../with-tenant.ts";
import { type Connection, connectionColumns } from "./connection.ts";

export interface SealedTokens {
  readonly sealedTokens: Buffer | null;
  readonly sealedPreviousTokens: Buffer | null;
}

/**
 * A connection's tokens. Locks the row until the transaction ends: two refreshes at once would make
 * two upstream calls, and the second would end the first one's tokens.
 */
export async function lockConnectionTokens(
  db: Tx,
  id: string,
): Promise<(Connection & SealedTokens) | undefined> {
  return db("connections")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .forUpdate()
    .first(...connectionColumns, "sealedTokens", "sealedPreviousTokens");
}

/** Keeps refreshed tokens before they are used; the ones before stay until the new ones worked. */
export async function saveConnectionTokens(
  db: Tx,
  id: string,
  {
    sealedTokens,
    consentExpiresAt,
    now,
  }: {
    readonly sealedTokens: Buffer;
    /** Absent where the package says nothing of it this time. */
    readonly consentExpiresAt?: Date | undefined;
    readonly now: Date;
  },
): Promise<void> {
  await db("connections")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .update({
      sealedPreviousTokens: db.ref("sealedTokens"),
      sealedTokens,
      ...(consentExpiresAt && { consentExpiresAt }),
      tokensRefreshedAt: now,
      state: "Connected",
    });
}

/** The package no longer takes our tokens: someone has to connect again. */
export async function markDisconnected(db: Tx, id: string, now: Date): Promise<void> {
  await db("connections")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .update({ state: "Disconnected", disconnectedAt: now });
}
