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
  /** For a person to say that it's theirs. */
  readonly minutesToConfirm?: number;
  readonly now: Date;
}

/** The package has said whose books these are. Until somebody confirms them nothing is read, and access soon goes again. */
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
