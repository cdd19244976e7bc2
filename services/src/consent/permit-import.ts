import { quickBooksDesktop } from "@tieout/connectors/quickbooks-desktop/quickbooks-desktop";
import type { Day } from "@tieout/core/calendar/day";
import {
  asAgreed,
  type Beyond,
  type ConsentScope,
  consentFor,
  consentState,
  plannedRead,
} from "@tieout/core/consent/consent";
import { planFile } from "@tieout/core/submission-request/options";
import type { SubmissionRequest } from "@tieout/core/submission-request/submission-request";
import { fileUpload } from "@tieout/core/tenant/packages";
import type { Person } from "@tieout/server/database/person";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Connection } from "../connections/connection.ts";
import type { Submission } from "../submissions/submission.ts";
import { isOfSameLink } from "../web-connector/web-connector.ts";
import { listConsentsToJudge, type StoredConsent } from "./consent.ts";

interface ImportWanted {
  readonly submission: Pick<Submission, "id" | "mode" | "importOptions">;
  readonly connection: Connection;
  readonly request: SubmissionRequest;
  readonly startedBy: Person;
  readonly today: Day;
  readonly now: Date;
}

type Permitted =
  | {
      readonly consent: StoredConsent;
      readonly request: SubmissionRequest;
      /** Its company is confirmed by this import. */
      readonly isConfirming: boolean;
    }
  | { readonly beyond: readonly Beyond[] };

/**
 * The consent that an import would read under, with the request as it was agreed to, or else what goes beyond the nearest
 * one. Starting an import that you agreed to yourself confirms the company.
 */
export async function permitImport(db: Tx, wanted: ImportWanted): Promise<Permitted> {
  const { submission, connection, startedBy, today, now } = wanted;
  const { datasourceNameId: accountingPackage, orgId: organizationId } = connection;
  const given = await Promise.all(
    (await listConsentsToJudge(db, connection.id, { submissionId: submission.id, now })).map(
      async (consent) => {
        const isConfirming =
          consentState(consent, now) === "agreed" &&
          (await isConfirmedBy(db, consent, connection, startedBy));
        return { ...consent, ...(isConfirming && { liveAt: now }), isConfirming };
      },
    ),
  );
  const requestUnder = (consent: StoredConsent) =>
    asAgreed(
      submission.mode === "anonymous" && submission.importOptions === undefined
        ? { ...wanted.request, ...optionsOf(consent.scope) }
        : wanted.request,
      consent,
      today,
    );

  const { consent, beyond } = consentFor(
    given,
    (each) =>
      accountingPackage === fileUpload.id
        ? { ...planOfFile(wanted.request, each.scope), submissionId: submission.id }
        : plannedRead(requestUnder(each), today, submission.id),
    { accountingPackage, organizationId },
    now,
  );
  if (!consent) return { beyond };
  const { isConfirming, ...permitting } = consent;
  return { consent: permitting, request: requestUnder(consent), isConfirming };
}

/** A file covers the days that were shown when it was sent. */
const planOfFile = (request: SubmissionRequest, { fromDay, throughDay }: ConsentScope) =>
  planFile(request, { from: fromDay ?? throughDay, upTo: throughDay });

/** An anonymous link has no request. The consent has what was shown, even if the tenant's defaults have changed since. */
function optionsOf({ groups, bases, anonymize, fullFiscalYears }: ConsentScope) {
  const isBoth = bases.length === 2;
  const basis = isBoth ? "CashAndAccrual" : bases[0] === "cash" ? "Cash" : "Accrual";
  return { groups, basis, fullFiscalYears, anonymizeCustomersAndVendors: anonymize } as const;
}

/** Connecting QuickBooks Desktop takes longer than one visit, so a later visit through the same link counts too. */
async function isConfirmedBy(
  db: Tx,
  { liveAt, linkSessionId, userId }: StoredConsent,
  { datasourceNameId }: Connection,
  startedBy: Person,
): Promise<boolean> {
  if (liveAt) return false;
  if ("userId" in startedBy) return userId === startedBy.userId;
  if (linkSessionId === undefined) return false;
  if (linkSessionId === startedBy.linkSessionId) return true;
  return (
    datasourceNameId === quickBooksDesktop &&
    isOfSameLink(db, linkSessionId, startedBy.linkSessionId)
  );
}
