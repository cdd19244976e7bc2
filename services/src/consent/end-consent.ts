import { type Connector, ConnectorError, type Tokens } from "@tieout/connectors/connector";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { deleteConnection, disconnect } from "../connections/end.ts";
import { lockConnectionTokens, placeOfTokens } from "../connections/tokens.ts";
import { endImport, type ImportEnded } from "../imports/end-import.ts";
import { findRunningImportId } from "../imports/import.ts";
import type { ConsentServices } from "./begin-consent.ts";
import { isAccessNeeded, saveConsentEnd } from "./consent.ts";

interface ConsentEnded extends Pick<ImportEnded, "actor" | "requestId" | "now"> {
  readonly workspaceId: string;
  readonly connectionId: string;
  /** Keeps the ended connection listed, for when the lender didn't end it. */
  readonly staysListed?: boolean;
  /** Its records have arrived, and someone may still be waiting for the notification. */
  readonly hasCome?: boolean;
  /** Ends nothing that a consent or a running import needs, even if it came while the package was asked. */
  readonly unlessNeeded?: boolean;
}

type Ended = "ended" | "not-found" | "needed";

/**
 * Revokes a consent at its package, destroys its tokens and ends imports that run over it. The package is asked
 * between two transactions (D-23); if it's away, the consent ends here all the same. Tokens saved by a new sign-in
 * meanwhile are revoked as well.
 */
export async function endConsent(
  services: Pick<ConsentServices, "connectors" | "sealer">,
  tx: Transact,
  asked: ConsentEnded,
): Promise<Ended> {
  let result: Awaited<ReturnType<typeof endAsItStands>>;
  do {
    result = await endAsItStands(services, tx, asked);
  } while (result === "came-anew");
  return result;
}

async function endAsItStands(
  { connectors, sealer }: Pick<ConsentServices, "connectors" | "sealer">,
  tx: Transact,
  { workspaceId, connectionId, actor, requestId, now, ...how }: ConsentEnded,
): Promise<Ended | "came-anew"> {
  const { staysListed = false, hasCome: keepsNews = false, unlessNeeded = false } = how;
  const isNeeded = async (db: Tx) => unlessNeeded && (await isAccessNeeded(db, connectionId, now));
  const kept = await tx(async (db) => {
    const row = await lockConnectionTokens(db, connectionId);
    if (row?.workspaceId !== workspaceId) return undefined;
    // Once locked: a sign-in that held the lock has saved its consent by now.
    if (await isNeeded(db)) return "needed";
    const { datasourceNameId, sealedTokens } = row;
    if (!sealedTokens) return { datasourceNameId, sealedTokens };
    const { open } = await sealer.forTenant(db);
    const tokens: Tokens = JSON.parse(open(placeOfTokens(connectionId), sealedTokens).toString());
    return { datasourceNameId, sealedTokens, tokens };
  });
  if (!kept) return "not-found";
  if (kept === "needed") return kept;

  const revoked = await giveBack(connectors.get(kept.datasourceNameId), kept.tokens);
  return tx(async (db) => {
    // An import that runs needs the access.
    const importId = unlessNeeded ? undefined : await findRunningImportId(db, connectionId);
    if (importId !== undefined) {
      const code = staysListed ? "access-ended" : "connection-deleted";
      const reason = { code, values: {} } as const;
      await endImport(db, importId, { reason, actor, requestId, now });
    }
    // Locked after the import, in the order a run that saves tokens does.
    const present = (await lockConnectionTokens(db, connectionId))?.sealedTokens;
    if (await isNeeded(db)) return "needed";
    // An import that began over it in the same instant is ended as well.
    if ((await findRunningImportId(db, connectionId)) !== undefined) return "came-anew";
    if (present && !(kept.sealedTokens && present.equals(kept.sealedTokens))) return "came-anew";
    const key = { workspaceId, id: connectionId };
    const ended = staysListed
      ? await disconnect(db, key, now, { keepsNews })
      : await deleteConnection(db, key, now);
    if (!ended) return "not-found";
    const reason = staysListed ? "access-ended" : "connection-deleted";
    await saveConsentEnd(
      db,
      { connectionId },
      { reason, revoked, sparesExpired: unlessNeeded, now },
    );
    const action = staysListed ? "access-ended" : "connection-deleted";
    await saveAuditEvent(db, {
      at: now,
      action,
      actor,
      workspaceId,
      ...(requestId !== undefined && { requestId }),
      subjectId: connectionId,
      details: { revoked },
    });
    return "ended";
  });
}

/** Revokes tokens at their package where it supports that. False if nothing was revoked: it may be away. */
export async function giveBack(
  connector: Connector | undefined,
  tokens: Tokens | undefined,
): Promise<boolean> {
  const revoke = connector?.consent?.revoke;
  if (!revoke || !tokens) return false;
  try {
    await revoke(tokens);
    return true;
  } catch (fault) {
    if (fault instanceof ConnectorError) return false;
    throw fault;
  }
}
