import { consentState } from "@tieout/core/consent/consent";
import type { AuditEvent } from "@tieout/server/database/audit/audit";
import type { Transact } from "@tieout/server/database/with-tenant";
import { hasBeenRead } from "../imports/import.ts";
import type { ConsentServices } from "./begin-consent.ts";
import { findConsent, type StoredConsent, saveConsentEnd } from "./consent.ts";
import { endConsent } from "./end-consent.ts";

interface Ending {
  readonly reason: "declined" | "unconfirmed";
  readonly actor: AuditEvent["actor"];
  readonly requestId?: string;
  readonly now: Date;
}

/**
 * Ends a consent whose company wasn't confirmed. Access is revoked at the package, tokens are destroyed and the connection is
 * unlisted. If another consent needs the access it stays, and a connection with imports stays listed. Safe to repeat.
 */
export async function endUnconfirmed(
  services: Pick<ConsentServices, "connectors" | "sealer">,
  tx: Transact,
  { id, workspaceId }: Pick<StoredConsent, "id" | "workspaceId">,
  { reason, actor, requestId, now }: Ending,
): Promise<void> {
  const connectionId = await tx(async (db) => {
    const consent = await findConsent(db, { id });
    if (!consent || consent.liveAt) return undefined;
    // An expired consent has access to revoke too.
    const isOpen = ["agreed", "expired"].includes(consentState(consent, now));
    if (isOpen) await saveConsentEnd(db, { id }, { reason, now });
    return consent.connectionId;
  });
  if (connectionId !== undefined) {
    await giveBackAccess(services, tx, { workspaceId, connectionId, actor, requestId, now });
  }
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
