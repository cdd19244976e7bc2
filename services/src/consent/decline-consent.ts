import { consentState } from "@tieout/core/consent/consent";
import type { AuditEvent } from "@tieout/server/database/audit/audit";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";
import { hasBeenRead } from "../imports/import.ts";
import type { ConsentServices } from "./begin-consent.ts";
import { findConsent, type StoredConsent } from "./consent.ts";
import { endConsent, giveBack } from "./end-consent.ts";
import { endHeldSignIn, openHeldSignIns } from "./held-sign-in.ts";
import { saveConsentEnd } from "./save-consent.ts";

interface Ending {
  readonly reason: "declined" | "unconfirmed";
  readonly actor: AuditEvent["actor"];
  readonly requestId?: string;
  readonly now: Date;
}

/**
 * Ends a consent whose company wasn't confirmed. Access is revoked at the package, tokens are destroyed and the connection is
 * unlisted. If another consent needs the connection's access, that stays and only the own sign-in is revoked. A connection with
 * imports stays listed. Safe to repeat.
 */
export async function endUnconfirmed(
  services: Pick<ConsentServices, "connectors" | "sealer">,
  tx: Transact,
  { id, workspaceId }: Pick<StoredConsent, "id" | "workspaceId">,
  { reason, actor, requestId, now }: Ending,
): Promise<void> {
  const { connectors, sealer } = services;
  const ended = await tx(async (db) => {
    const consent = await findConsent(db, { id });
    if (!consent || consent.liveAt) return undefined;
    // An expired consent has access to revoke too.
    const isOpen = ["agreed", "expired"].includes(consentState(consent, now));
    if (isOpen) await saveConsentEnd(db, { id }, { reason, now });
    const { connectionId, accountingPackage } = consent;
    if (connectionId === undefined) return undefined;
    const held = await openHeldSignIns(db, sealer, { consentId: id });
    return { connectionId, accountingPackage, held };
  });
  if (!ended) return;
  const { connectionId, accountingPackage, held } = ended;
  for (const { tokens } of held) {
    const revoked = await giveBack(connectors.get(accountingPackage), tokens);
    await tx((db) => dropDeclined(db, id, { reason, revoked, now }));
  }
  await giveBackAccess(services, tx, { workspaceId, connectionId, actor, requestId, now });
}

async function dropDeclined(
  db: Tx,
  id: string,
  end: Pick<Ending, "reason" | "now"> & { readonly revoked: boolean },
): Promise<void> {
  await saveConsentEnd(db, { id }, end);
  await endHeldSignIn(db, id, end.now);
}

interface AccessGivenBack extends Omit<Ending, "reason" | "requestId"> {
  readonly workspaceId: string;
  readonly connectionId: string;
  readonly requestId?: string | undefined;
}

/** Revokes a connection's access unless a consent needs it. A connection with imports stays listed. Safe to repeat. */
export async function giveBackAccess(
  services: Pick<ConsentServices, "connectors" | "sealer">,
  tx: Transact,
  { workspaceId, connectionId, ...ended }: AccessGivenBack,
): Promise<void> {
  const hasCome = await tx((db) => hasBeenRead(db, connectionId));
  const access = { workspaceId, connectionId, staysListed: hasCome, hasCome };
  await endConsent(services, tx, { ...access, ...ended, unlessNeeded: true });
}
