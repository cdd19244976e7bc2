import type { Day } from "@tieout/core/calendar/day";
import { type CompanyFault, companyFault } from "@tieout/core/consent/company-answer";
import { type UpdatesFault, updatesFault } from "@tieout/core/consent/until";
import { updatesWords } from "@tieout/core/consent/words";
import type { Language } from "@tieout/core/language";
import type { SubmissionRequest } from "@tieout/core/submission-request/submission-request";
import { fileUpload } from "@tieout/core/tenant/packages";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Connection } from "../connections/connection.ts";
import { findTenantBrand } from "../tenants/settings.ts";
import { findWorkspace } from "../workspaces/workspace.ts";
import type { StoredConsent } from "./consent.ts";
import type { Confirmation } from "./save-consent.ts";
import { isAsShown, type ShownWords } from "./shown-words.ts";

/** A borrower's answer to whether the company is theirs, with the name and the question that the page showed. */
export interface CompanyAnswer {
  readonly companyShown?: string | undefined;
  /** The last day of updates, if they're allowed. */
  readonly updatesUntil?: Day | undefined;
  readonly updatesWords?: ShownWords | undefined;
  readonly language: Language;
}

export type ConfirmationFault = CompanyFault | UpdatesFault | "words-changed";

interface Confirming {
  readonly consent: StoredConsent;
  readonly connection: Connection;
  readonly request: SubmissionRequest;
  /** Absent where nobody is at the page: then only the company's name can confirm it. */
  readonly answer: CompanyAnswer | undefined;
  readonly today: Day;
}

/** The company's name, as a page shows it. While a sign-in is held, the connection has the name that an earlier one found. */
export const companyNameOf = (
  { datasetName }: Pick<Connection, "datasetName">,
  consent: Pick<StoredConsent, "company"> | undefined,
): string => consent?.company?.name ?? datasetName;

/** The confirmation of a borrower's consent by their answer, or why it's refused. */
export async function confirmationOf(
  db: Tx,
  { consent, connection, request, answer, today }: Confirming,
): Promise<Confirmation | ConfirmationFault> {
  const { givenBy, emailAddress } = consent;
  const { workspaceId, datasourceNameId } = connection;
  // A lender's user sees to it themselves, and in a file the name is whatever its sender typed.
  if (givenBy === "lender" || datasourceNameId === fileUpload.id) return { by: "person" };

  const { companyShown, updatesUntil, updatesWords: shown, language = "en" } = answer ?? {};
  const { displayName: business = "" } = (await findWorkspace(db, workspaceId)) ?? {};
  const company = companyNameOf(connection, consent);
  const fault = companyFault({ business, company, shown: companyShown });
  if (fault) return fault;
  if (!answer) return { by: "matching-name" };

  const { updatesForMonths: months } = request;
  const hasProvenAddress = emailAddress !== undefined;
  const refused = updatesUntil && updatesFault(updatesUntil, { months, today, hasProvenAddress });
  if (refused) return refused;
  const confirmed = { by: "person", companyShown, updatesUntil } as const;
  if (!updatesUntil && !shown) return confirmed;
  const { visibleName: lender } = await findTenantBrand(db);
  const words = updatesWords({ lender, until: updatesUntil }, language);
  const isAsked = months !== undefined && isAsShown(words, shown);
  return isAsked ? { ...confirmed, updatesWords: words } : "words-changed";
}
