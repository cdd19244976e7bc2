import type { Company } from "@tieout/connectors/connector";
import { firstDayCollected } from "@tieout/core/calendar/fiscal-year";
import {
  type Beyond,
  type ConsentCompany,
  type ConsentState,
  consentState,
  covers,
  mayGoOn,
} from "@tieout/core/consent/consent";
import type { ImportPlan } from "@tieout/core/submission-request/submission-request";
import { fileUpload } from "@tieout/core/tenant/packages";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { type Connection, findConnection } from "../connections/connection.ts";
import type { Import } from "../imports/import.ts";
import { findConsentOfImport, type StoredConsent } from "./consent.ts";
import { saveFirstDay } from "./save-consent.ts";

/** The read goes beyond what was agreed to, or the consent has ended. */
export class BeyondConsent extends Error {
  override readonly name = "BeyondConsent";
  readonly beyond: readonly Beyond[];

  constructor(beyond: readonly Beyond[]) {
    super(`Beyond what was agreed: ${beyond.map(({ code }) => code).join(", ")}`);
    this.beyond = beyond;
  }
}

interface ExactRead {
  readonly plan: ImportPlan;
  readonly company: Company;
  readonly now: Date;
}

/**
 * Checks the plan's exact days and the company that answered against the consent, before anything else is read. Stores what
 * was allowed.
 *
 * @throws BeyondConsent
 */
export async function permitRead(
  db: Tx,
  found: Pick<Import, "id" | "workspaceId" | "connectionId" | "submissionId">,
  { plan, company, now }: ExactRead,
): Promise<void> {
  const { id: importId, workspaceId, connectionId, submissionId } = found;
  const consent = await findConsentOfImport(db, importId);
  // The import began before consents were stored.
  if (!consent) return;
  const connection = await findConnection(db, { workspaceId, id: connectionId });
  if (!connection) throw new BeyondConsent([{ code: "no-consent" }]);

  const dated = await withFirstDay(db, consent, company);
  const planned = { ...plan, submissionId };
  // A read that began in time may finish.
  const goesOn = await mayAskMore(db, importId, now);
  const beyond = covers(dated, planned, companyOf(connection, company), now).filter(
    ({ code }) => !(goesOn && code === "not-live"),
  );
  if (beyond.length > 0) throw new BeyondConsent(beyond);
  await table(db, "consentReads")
    .insert({
      tenantId: db.tenantId,
      consentId: consent.id,
      importId,
      plan: JSON.stringify(planned),
      allowedAt: now,
    })
    .onConflict(["tenantId", "consentId", "importId"])
    .ignore();
}

/** Whether an import may ask its package for more. */
export async function mayAskMore(db: Tx, importId: string, now: Date): Promise<boolean> {
  return (await stateThatStops(db, importId, now)) === undefined;
}

/** @throws BeyondConsent unless the import may ask its package for more */
export async function requireLiveConsent(db: Tx, importId: string, now: Date): Promise<void> {
  const state = await stateThatStops(db, importId, now);
  if (state) throw new BeyondConsent([{ code: "not-live", state }]);
}

/**
 * Locks an import's consent until the transaction ends, so that it can't end before the record is Created.
 *
 * @throws BeyondConsent if it has ended
 */
export async function holdConsent(db: Tx, importId: string, now: Date): Promise<void> {
  const { tenantId } = db;
  const ofImport = table(db, "imports").where({ tenantId, id: importId }).select("consentId");
  await table(db, "consents").where({ tenantId }).whereIn("id", ofImport).forShare().first("id");
  await requireLiveConsent(db, importId, now);
}

/** The state of an import's consent if it keeps the import from asking for more. */
async function stateThatStops(
  db: Tx,
  importId: string,
  now: Date,
): Promise<Exclude<ConsentState, "live"> | undefined> {
  const consent = await findConsentOfImport(db, importId);
  if (!consent) return undefined;
  const state = consentState(consent, now);
  if (state === "live") return undefined;
  const goesOn = mayGoOn(consent, { hasFirstPage: await hasFirstPage(db, importId), now });
  return goesOn ? undefined : state;
}

/** Some packages, such as QuickBooks Desktop, tell the fiscal year only when books are read. */
async function withFirstDay(
  db: Tx,
  consent: StoredConsent,
  { fiscalYearEnd }: Company,
): Promise<StoredConsent> {
  const { fromDay, throughDay, fullFiscalYears } = consent.scope;
  if (fromDay !== undefined) return consent;
  const first = firstDayCollected(throughDay, fullFiscalYears, fiscalYearEnd);
  await saveFirstDay(db, consent.id, first);
  return { ...consent, scope: { ...consent.scope, fromDay: first } };
}

/** In a file, the company's name is whatever the sender typed, so only the key is compared. */
function companyOf(connection: Connection, company: Company): ConsentCompany {
  const { datasourceNameId: accountingPackage, orgId: organizationId } = connection;
  const key = { accountingPackage, organizationId };
  if (accountingPackage === fileUpload.id) return key;
  const { name, country, currency } = company;
  return { ...key, name, currency, ...(country !== undefined && { country }) };
}

/** Whether anything but the company has been read. */
async function hasFirstPage(db: Tx, importId: string): Promise<boolean> {
  const begun = await table(db, "importSteps")
    .where({ tenantId: db.tenantId, importId })
    .whereNot({ step: "company" })
    .where("parts", ">", 0)
    .first("step");
  return begun !== undefined;
}
