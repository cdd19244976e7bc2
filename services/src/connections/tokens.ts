import { randomUUID } from "node:crypto";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type Connection, connectionColumns } from "./connection.ts";

interface SealedTokens {
  readonly sealedTokens: Buffer | null;
  readonly sealedPreviousTokens: Buffer | null;
}

/** Locks a connection's tokens: a second refresh at once would invalidate the first one's tokens. */
export async function lockConnectionTokens(
  db: Tx,
  id: string,
): Promise<(Connection & SealedTokens) | undefined> {
  return table(db, "connections")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .forUpdate()
    .first(...connectionColumns, "sealedTokens", "sealedPreviousTokens");
}

/** Longer than a package is given to answer, and short enough to recover from a killed run. */
const claimSeconds = 30;

/**
 * Claims to be the one who renews a connection's tokens: a refresh token may be spent once. Undefined while another
 * run does. Held over the package's answer without a lock; by PostgreSQL's clock, as processes' may differ.
 */
export async function claimRefresh(db: Tx, id: string): Promise<string | undefined> {
  const claim = randomUUID();
  const claimed = await table(db, "connections")
    .where({ tenantId: db.tenantId, id })
    .whereRaw("coalesce(refresh_claimed_until < clock_timestamp(), true)")
    .update({
      refreshClaim: claim,
      refreshClaimedUntil: db.raw("clock_timestamp() + make_interval(secs => ?)", [claimSeconds]),
    });
  return claimed === 1 ? claim : undefined;
}

/** Releases the claim, unless another run holds it by now. */
export async function releaseRefresh(db: Tx, id: string, claim: string): Promise<void> {
  await table(db, "connections")
    .where({ tenantId: db.tenantId, id, refreshClaim: claim })
    .update({ refreshClaim: null, refreshClaimedUntil: null });
}

/** Saves refreshed tokens before they're used; the old ones stay until the new ones worked. */
export async function saveConnectionTokens(
  db: Tx,
  id: string,
  {
    sealedTokens,
    consentExpiresAt,
    now,
  }: {
    readonly sealedTokens: Buffer;
    /** Absent where the package doesn't say this time. */
    readonly consentExpiresAt?: Date | undefined;
    readonly now: Date;
  },
): Promise<void> {
  await table(db, "connections")
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
  await table(db, "connections")
    .where({ tenantId: db.tenantId, id, deletedAt: null })
    .update({ state: "Disconnected", disconnectedAt: now });
}

export const placeOfTokens = (connectionId: string) => ({
  purpose: "connection",
  id: connectionId,
});
