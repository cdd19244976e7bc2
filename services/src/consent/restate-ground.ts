import type { Language } from "@tieout/core/language";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type StoredConsent, toConsent } from "./consent.ts";
import { type LenderGround, saveConsent, saveConsentCompany } from "./save-consent.ts";

interface PausedConnection {
  readonly workspaceId: string;
  readonly connectionId: string;
}

/** The consents of a connection that are paused because the lender's user who gave them was deleted. Locks them. */
export async function lockConsentsOfDeletedUser(
  db: Tx,
  of: PausedConnection,
  now: Date,
): Promise<StoredConsent[]> {
  const rows = await table(db, "consents")
    .where({ tenantId: db.tenantId, ...of, pauseReason: "user-deleted" })
    .where({ usedAt: null, endedAt: null, supersededAt: null })
    .where("expiresAt", ">", now)
    .orderBy("id")
    .forUpdate();
  return rows.map(toConsent);
}

interface Restated {
  readonly by: { readonly userId: string } & LenderGround;
  readonly language: Language;
  readonly networkPrefix: string;
  readonly now: Date;
}

/**
 * A colleague states the ground in a deleted user's place, without signing in at the package again. The consent so given replaces
 * the paused one with the same scope, data collection, company and end. Another company is refused when it's read, as before.
 */
export async function restateGround(
  db: Tx,
  paused: StoredConsent,
  { by, language, networkPrefix, now }: Restated,
): Promise<void> {
  const { workspaceId, connectionId, submissionId, company, accountingPackage, scope } = paused;
  if (!connectionId || !company) throw new Error("A consent that is paused was live");
  const id = await saveConsent(db, {
    ...{ workspaceId, submissionId, by, scope, accountingPackage, language, networkPrefix },
    agreedAt: now,
  });
  await saveConsentCompany(db, id, { ...company, connectionId });
  const consents = table(db, "consents").where({ tenantId: db.tenantId });
  await consents
    .clone()
    .where({ id })
    .update({ liveAt: now, confirmedBy: "person", expiresAt: paused.expiresAt });
  await consents.where({ id: paused.id }).update({ supersededAt: now, supersededBy: id });
}
