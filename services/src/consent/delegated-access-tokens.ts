import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { columnOf, type Initiator } from "./connection-request.ts";

/** Fifteen minutes (D-10). */
export const delegatedAccessTokenSeconds = 900;

export async function saveDelegatedAccessToken(
  db: Tx,
  token: {
    readonly secretHash: Buffer;
    readonly workspaceId: string;
    readonly initiator: Initiator;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { secretHash, workspaceId, initiator, now, expiresAt } = token;
  await table(db, "delegatedAccessTokens").insert({
    tenantId: db.tenantId,
    secretHash,
    workspaceId,
    createdAt: now,
    expiresAt,
    ...columnOf(initiator),
  });
}

/** Uses a token up for one package. False when it isn't this session's, or good no longer. */
export async function useDelegatedAccessToken(
  db: Tx,
  token: {
    readonly secretHash: Buffer;
    readonly workspaceId: string;
    readonly accountingPackage: string;
    readonly initiator: Initiator;
    readonly now: Date;
  },
): Promise<boolean> {
  const { secretHash, workspaceId, accountingPackage, initiator, now } = token;
  const used = await table(db, "delegatedAccessTokens")
    .where({ tenantId: db.tenantId, secretHash, workspaceId, usedAt: null, ...columnOf(initiator) })
    .where("expiresAt", ">", now)
    .update({ usedAt: now, accountingPackage });
  return used === 1;
}
