import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

export interface ConsentOfVisitor {
  readonly connectionId: string;
  readonly linkSessionId: string;
}

/**
 * Whether a visitor has consented to a connection themselves. Several can have, each by their own link: whoever
 * connects the same company later takes it from nobody (D-9, D-14).
 *
 * @param byTheirLink whether any visitor of the same link will do
 */
export async function hasConsented(
  db: Tx,
  { connectionId, linkSessionId }: ConsentOfVisitor,
  { byTheirLink }: { readonly byTheirLink: boolean },
): Promise<boolean> {
  const { tenantId } = db;
  const consents = table(db, "connectionConsents").where({ tenantId, connectionId });
  if (byTheirLink) {
    const links = table(db, "linkSessions")
      .where({ tenantId, id: linkSessionId })
      .select("sharedLinkId");
    const visitors = table(db, "linkSessions").where({ tenantId }).whereIn("sharedLinkId", links);
    consents.where((either) =>
      either.where({ linkSessionId }).orWhereIn("linkSessionId", visitors.select("id")),
    );
  } else {
    consents.where({ linkSessionId });
  }
  return (await consents.first("connectionId")) !== undefined;
}

/** Keeps that a visitor has consented. Their connection is locked already. */
export async function saveConsent(db: Tx, consent: ConsentOfVisitor, now: Date): Promise<void> {
  await table(db, "connectionConsents")
    .insert({ tenantId: db.tenantId, ...consent, consentedAt: now })
    .onConflict(["tenantId", "connectionId", "linkSessionId"])
    .merge(["consentedAt"]);
}

/** Forgets who consented to a connection that has ended: the consent that follows is another one, and not theirs. */
export async function forgetEndedConsents(db: Tx, connectionId: string, now: Date): Promise<void> {
  const { tenantId } = db;
  const ended = table(db, "connections")
    .where({ tenantId, id: connectionId })
    .where((over) => over.where({ state: "Disconnected" }).orWhere("consentExpiresAt", "<=", now));
  await table(db, "connectionConsents")
    .where({ tenantId, connectionId })
    .whereExists(ended.select("id"))
    .delete();
}
