import type { Company } from "@tieout/connectors/connector";
import { firstDayCollected } from "@tieout/core/calendar/fiscal-year";
import { unconfirmedMinutes } from "@tieout/core/consent/consent";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { type StoredConsent, saveConsentCompany } from "./consent.ts";

interface CompanyAnswered {
  readonly connectionId: string;
  readonly orgId: string;
  readonly company: Pick<Company, "name" | "country" | "currency" | "fiscalYearEnd">;
  /** How long the person has to confirm that the company is theirs. */
  readonly minutesToConfirm?: number;
  readonly now: Date;
}

/** Saves the company that the package named. Nothing is read until a person confirms it; otherwise access is revoked. */
export async function keepCompany(
  db: Tx,
  { id: consentId, workspaceId, scope }: StoredConsent,
  { connectionId, orgId, company, minutesToConfirm = unconfirmedMinutes, now }: CompanyAnswered,
): Promise<void> {
  const { name, country, currency, fiscalYearEnd } = company;
  await saveConsentCompany(db, consentId, {
    connectionId,
    organizationId: orgId,
    name,
    currency,
    ...(country !== undefined && { country }),
    fromDay: firstDayCollected(scope.throughDay, scope.fullFiscalYears, fiscalYearEnd),
  });
  await enqueue(
    db,
    "end-unconfirmed-consent",
    { workspaceId, consentId },
    {
      runAt: new Date(now.getTime() + minutesToConfirm * 60_000),
      jobKey: `unconfirmed:${consentId}`,
    },
  );
}
