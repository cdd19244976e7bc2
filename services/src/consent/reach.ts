import { consentsReached, isOfSameGiver } from "@tieout/core/consent/giver";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type StoredConsent, toConsent } from "./consent.ts";
import { saveConsentEnd } from "./save-consent.ts";

/** The consents that a borrower's receipt is about. */
export interface Reach {
  /** What the collection was read under, and the same person's earlier ones. */
  readonly reached: readonly StoredConsent[];
  /** All that this person gave for the same connections. */
  readonly given: readonly StoredConsent[];
}

/** @param by later consents aren't the receipt's business */
export async function findReach(db: Tx, submissionId: string, by: Date): Promise<Reach> {
  const { tenantId } = db;
  const imports = table(db, "imports").where({ tenantId, submissionId });
  const own = (
    await table(db, "consents")
      .where({ tenantId, givenBy: "borrower" })
      .whereIn("id", imports.clone().select("consentId"))
  ).map(toConsent);
  const all = (
    await table(db, "consents")
      .where({ tenantId })
      .whereIn("connectionId", imports.clone().select("connectionId"))
      .where("agreedAt", "<=", by)
      .orderBy("id")
  ).map(toConsent);
  const isOwn = (consent: StoredConsent) =>
    own.some((each) => each.id === consent.id || isOfSameGiver(each, consent));
  return { reached: consentsReached(all, own), given: all.filter(isOwn) };
}

/** Ends what a person agreed to. A record that is becoming Created under it waits, or is refused. */
export async function endGiven(db: Tx, given: Reach["given"], now: Date): Promise<void> {
  for (const { id } of given) await saveConsentEnd(db, { id }, { reason: "access-ended", now });
}

/** Collections with a Created record that was read under these consents, by id. */
export async function listCollectionsUnder(
  db: Tx,
  consents: readonly StoredConsent[],
): Promise<string[]> {
  const rows = await table(db, "imports")
    .where({ tenantId: db.tenantId, outcome: "Success" })
    .whereIn(
      "consentId",
      consents.map(({ id }) => id),
    )
    .orderBy("submissionId")
    .select("submissionId");
  return [...new Set(rows.map(({ submissionId }) => submissionId))];
}

/** Imports that run under these consents, by id. */
export async function listRunningImportsUnder(
  db: Tx,
  consents: readonly StoredConsent[],
): Promise<string[]> {
  return table(db, "imports")
    .where({ tenantId: db.tenantId, outcome: "Pending" })
    .whereIn(
      "consentId",
      consents.map(({ id }) => id),
    )
    .orderBy("id")
    .pluck("id");
}

/** Connections whose access a borrower ended, and whose package hasn't been asked to revoke it. */
export async function listAccessToEnd(db: Tx, given: Reach["given"]): Promise<string[]> {
  const rows = await table(db, "consents")
    .where({ tenantId: db.tenantId, endReason: "access-ended", revokedAtPackage: null })
    .whereIn(
      "id",
      given.map(({ id }) => id),
    )
    .select("connectionId");
  return [...new Set(rows.flatMap(({ connectionId }) => connectionId ?? []))];
}
