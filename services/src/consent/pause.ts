import type { Beyond } from "@tieout/core/consent/consent";
import type { Row } from "@tieout/server/database/rows";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findConsentOfImport, toConsent } from "./consent.ts";
import { queueGiverMail } from "./tell-giver.ts";

/**
 * Pauses a borrower's consent whose company isn't the confirmed one any more: it may have been sold. The borrower is told, and
 * nothing is read until they connect again.
 */
export async function pauseIfCompanyChanged(
  db: Tx,
  importId: string,
  { beyond, now }: { readonly beyond: readonly Beyond[]; readonly now: Date },
): Promise<void> {
  if (!beyond.some(({ code }) => code === "other-company")) return;
  const consent = await findConsentOfImport(db, importId);
  if (consent?.givenBy !== "borrower") return;
  const { id } = consent;
  const paused = await pause(db, { id }, { reason: "company-changed", now });
  for (const each of paused) await queueGiverMail(db, each, { what: "paused" });
}

/** Pauses what a lender's user signed in for, once they're deleted. A colleague signs in and states the ground anew. */
export async function pauseConsentsOfUser(db: Tx, userId: string, now: Date): Promise<void> {
  await pause(db, { userId, givenBy: "lender" }, { reason: "user-deleted", now });
}

/** Pauses updates that can't be told of any more, as the mail server refused the address. */
export async function pauseUpdatesTo(db: Tx, address: string, now: Date): Promise<void> {
  await pause(db, { term: "until" }, { reason: "mail-refused", now, address });
}

interface Pause {
  readonly reason: NonNullable<Row<"consents">["pauseReason"]>;
  readonly address?: string;
  readonly now: Date;
}

async function pause(
  db: Tx,
  of: Partial<Pick<Row<"consents">, "id" | "userId" | "givenBy" | "term">>,
  { reason, address, now }: Pause,
) {
  const open = table(db, "consents")
    .where({ tenantId: db.tenantId, ...of })
    .where({ pausedAt: null, endedAt: null, usedAt: null, supersededAt: null })
    .whereNotNull("liveAt");
  if (address !== undefined) open.whereRaw("lower(email_address) = lower(?)", [address]);
  const rows = await open.update({ pausedAt: now, pauseReason: reason }).returning("*");
  return rows.map(toConsent);
}
