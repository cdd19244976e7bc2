import { type Connector, ConnectorError, type Tokens } from "@tieout/connectors/connector";
import { saveAuditEvent } from "@tieout/server/database/audit/audit";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { deleteConnection, disconnect } from "../connections/end.ts";
import { lockConnectionTokens, placeOfTokens } from "../connections/tokens.ts";
import { endImport, type ImportEnded } from "../imports/end-import.ts";
import { findRunningImportId } from "../imports/import.ts";
import type { ConsentServices } from "./begin-consent.ts";
import { dropHeldSignIns, isAccessNeeded, isSignInHeld, openHeldSignIns } from "./held-sign-in.ts";
import { saveConsentEnd } from "./save-consent.ts";

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
 * meanwhile are revoked as well, and so are sign-ins that are held, unless only what nobody needs is ended.
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
  const { hasCome: keepsNews = false, unlessNeeded = false } = how;
  const isNeeded = async (db: Tx) => unlessNeeded && (await isAccessNeeded(db, connectionId, now));
  const kept = await tx(async (db) => {
    const row = await lockConnectionTokens(db, connectionId);
    if (row?.workspaceId !== workspaceId) return undefined;
    // Once locked: a sign-in that held the lock has saved its consent by now.
    if (await isNeeded(db)) return "needed";
    const { datasourceNameId, sealedTokens } = row;
    const held = unlessNeeded ? [] : await openHeldSignIns(db, sealer, { connectionId });
    if (!sealedTokens) return { datasourceNameId, sealedTokens, held, tokens: [] };
    const { open } = await sealer.forTenant(db);
    const own: Tokens = JSON.parse(open(placeOfTokens(connectionId), sealedTokens).toString());
    return { datasourceNameId, sealedTokens, held, tokens: [own] };
  });
  if (!kept) return "not-found";
  if (kept === "needed") return kept;

  const connector = connectors.get(kept.datasourceNameId);
  const tokens = [...kept.tokens, ...kept.held.map((held) => held.tokens)];
  const answers = await Promise.all(tokens.map((each) => giveBack(connector, each)));
  const revoked = answers.length > 0 && answers.every(Boolean);
  return tx(async (db) => {
    // A later consent's sign-in comes to the connection that is ended here.
    const isAwaited = unlessNeeded && (await isSignInHeld(db, { connectionId }));
    const staysListed = how.staysListed || isAwaited;
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
    if (!unlessNeeded) {
      const held = await openHeldSignIns(db, sealer, { connectionId });
      const known = new Set(kept.held.map(({ consentId }) => consentId));
      if (!held.every(({ consentId }) => known.has(consentId))) return "came-anew";
      await dropHeldSignIns(db, { connectionId });
    }
    const key = { workspaceId, id: connectionId };
    const ended = staysListed
      ? await disconnect(db, key, now, { keepsNews })
      : await deleteConnection(db, key, now);
    if (!ended) return "not-found";
    const reason = staysListed ? "access-ended" : "connection-deleted";
    await saveConsentEnd(
      db,
      { connectionId },
      { reason, revoked, sparesOthers: unlessNeeded, now },
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
