import { dataQuality } from "@tieout/core/check/data-quality";
import { referenceOf } from "@tieout/core/import/import";
import { fileUpload, packageName } from "@tieout/core/tenant/packages";
import { type AuditEvent, saveAuditEvent } from "@tieout/server/database/audit/audit";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue, untilStorageIsBack } from "@tieout/server/jobs/enqueue";
import { markDisconnected } from "@tieout/services/connections/tokens";
import { findConsentOfImport } from "@tieout/services/consent/consent";
import { holdConsent } from "@tieout/services/consent/permit-read";
import { saveUsed } from "@tieout/services/consent/save-consent";
import { queueGiverMail } from "@tieout/services/consent/tell-giver";
import { forgetFileOfConnection } from "@tieout/services/file-imports/file-import";
import { listChecks } from "@tieout/services/financial-records/check";
import {
  type FinancialRecord,
  saveFinancialRecord,
} from "@tieout/services/financial-records/financial-record";
import { forgetAccountNames } from "@tieout/services/financial-records/forget-names";
import { requestWorkbooks } from "@tieout/services/financial-records/request-workbooks";
import { findSeal } from "@tieout/services/financial-records/spread";
import { releaseCollection, spendCollection } from "@tieout/services/imports/collection";
import type { Import } from "@tieout/services/imports/import";
import { failImport, listImportSteps, succeedImport } from "@tieout/services/imports/run";
import { packFigures, savePackedFigures } from "@tieout/services/ledger/figures";
import type { CollectionFailed } from "@tieout/services/mail/collection-mails";
import { queueOutcomeMail } from "@tieout/services/mail/queue-outcome";
import { notify } from "@tieout/services/notifications/notify";
import { notifyConnectionNeedsAttention } from "@tieout/services/notifications/occasions";
import { startRetention } from "@tieout/services/retention/reckon-retention";
import { findSubmission } from "@tieout/services/submissions/submission";
import { noteNewsOfImport } from "@tieout/services/web-connector/news";
import { findWorkspace, touchWorkspace } from "@tieout/services/workspaces/workspace";
import type { Books, LoadedBooks } from "../load/load-books.ts";
import type { ImportFailure } from "./import-failure.ts";
import type { ImportRun } from "./import-run.ts";

/** Makes the record Created, spends the collection, queues workbooks and mails, all or nothing. */
export async function finishImport(
  { tx, lease, now }: ImportRun,
  books: CollectedBooks,
): Promise<void> {
  const { found, collected } = books;
  const { workspaceId, submissionId, financialRecordId } = found;
  const { company } = collected;
  // A collection that this one was carried over from may have been withdrawn or deleted while it was loaded.
  await forgetAccountNames(tx, { workspaceId, now: now() });

  const record = recordOf(books, now());
  const figures = await packFigures(tx, record);

  await tx(async (db) => {
    await holdConsent(db, found.id, now());
    await saveFinancialRecord(db, {
      ...record,
      financialRecordId,
      ...(company.country !== undefined && { country: company.country }),
      ...(company.closedThrough !== undefined && { closedThrough: company.closedThrough }),
      now: now(),
    });
    await savePackedFigures(db, financialRecordId, figures);
    await requestWorkbooks(db, record, { now: now() });
    await succeedImport(db, lease, now());
    await useConsent(db, found, now());
    await spendCollection(db, submissionId, now());
    await touchWorkspace(db, workspaceId, { now: now(), synced: true });
    await startRetention(db, { submissionId, came: "books", now: now() });
    // An anonymized collection keeps none of its sources (D-16).
    await queueSpoolDeletion(db, found.id, { keep: !record.anonymized, now: now() });
    if (record.anonymized) await forgetBooksFile(db, found.connectionId);
    await audit(db, found, "record-created", now(), await findSeal(db, financialRecordId));
    await noteNewsOfImport(db, { ...found, now: now() });
    await queueOutcomeMail(db, { workspaceId, submissionId, now: now() });

    const checks = await listChecks(db, financialRecordId);
    const { passed, answered, high, medium } = dataQuality(checks);
    const submission = await findSubmission(db, { workspaceId, id: submissionId });
    const workspace = await findWorkspace(db, workspaceId);
    const occasion = {
      type: "collection-completed" as const,
      now: now(),
      workspaceId,
      submissionId,
      askedBy: submission?.requestingUserId,
    };
    await notify(db, occasion, (reader, { seesNames, asked }, { lenderOrigin }) => ({
      ...reader,
      ...(seesNames && workspace && { workspaceName: workspace.displayName }),
      packageName: packageName(books.datasourceNameId),
      asked,
      submissionUrl: `${lenderOrigin}/workspacesubmissiondetails/${workspaceId}/${submissionId}/overview`,
      from: record.from,
      upTo: record.upTo,
      receivedAt: now().toISOString(),
      ...(submission?.verificationEmail && { submittedBy: submission.verificationEmail }),
      checks: { passed, of: answered, high, medium },
    }));
  });
}

/** Marks a `once` consent as used, and ends its access right away. Tells the giver of an update. */
async function useConsent(db: Tx, found: Import, now: Date) {
  const { id, workspaceId, submissionId, connectionId } = found;
  const consent = await findConsentOfImport(db, id);
  if (!consent) return;
  if (consent.term.kind === "until") {
    // Whoever read it on the page has seen it.
    if (found.startedByUserId) await queueGiverMail(db, consent, { what: "updated", submissionId });
    return;
  }
  await saveUsed(db, submissionId, now);
  // An uploaded file has no access to revoke.
  if (consent.accountingPackage === fileUpload.id) return;
  const jobKey = `give-back:${connectionId}`;
  await enqueue(db, "give-back-access", { workspaceId, connectionId }, { jobKey });
}

/** Fails an import, returns the collection, and tells its requester. */
export async function failImportWithMail(
  { tx, lease, now }: ImportRun,
  found: Import,
  failure: ImportFailure,
): Promise<void> {
  const { workspaceId, submissionId, connectionId } = found;
  const { errorCode, reason } = failure;

  await tx(async (db) => {
    await failImport(db, lease, { errorCode, reason, now: now() });
    await releaseCollection(db, submissionId, now());
    if (errorCode === "Disconnected") await markDisconnected(db, connectionId, now());
    await touchWorkspace(db, workspaceId, { now: now() });
    await queueSpoolDeletion(db, found.id, { keep: false, now: now() });
    await audit(db, found, "import-failed", now(), { errorCode });
    await noteNewsOfImport(db, { ...found, now: now() });
    await queueOutcomeMail(db, { workspaceId, submissionId, now: now() });
    const steps = await listImportSteps(db, found.id);
    const at = steps.findIndex(({ state }) => state === "failed");
    const step = steps[at]?.step;
    const where = step && { step, stepPlace: { at: at + 1, of: steps.length } };
    await tell(db, found, { ...failure, ...where }, now());
  });
}

/** One mail a person: the failure mail also says what the connection needs. */
async function tell(
  db: Tx,
  found: Import,
  failure: ImportFailure & Pick<CollectionFailed, "step" | "stepPlace">,
  now: Date,
): Promise<void> {
  const { workspaceId, submissionId, financialRecordId } = found;
  const { errorCode, reason, step, stepPlace } = failure;
  const submission = await findSubmission(db, { workspaceId, id: submissionId });
  const workspace = await findWorkspace(db, workspaceId);
  const accountingPackage = submission?.datasourceNameId ?? "";
  const about = { now, workspaceId, submissionId, askedBy: submission?.requestingUserId };

  const occasion = { type: "collection-failed", ...about } as const;
  const told = await notify(db, occasion, (reader, { seesNames }, { lenderOrigin }) => ({
    ...reader,
    ...(seesNames && workspace && { workspaceName: workspace.displayName }),
    packageName: packageName(accountingPackage),
    reason,
    reference: referenceOf(financialRecordId),
    stoppedAt: now.toISOString(),
    ...(step && { step }),
    ...(stepPlace && { stepPlace }),
    action: {
      // A disconnected import can be retried there.
      kind: errorCode === "Disconnected" ? "retry" : "open-workspace",
      address: `${lenderOrigin}/workspacedetails/${workspaceId}/submissionlist`,
    },
  }));
  const trouble = troubles[errorCode];
  if (!trouble) return;
  await notifyConnectionNeedsAttention(db, { ...about, accountingPackage, trouble }, told);
}

/** Problems only someone at the package can fix. */
const troubles: Partial<Record<ImportFailure["errorCode"], "not-permitted" | "disconnected">> = {
  InsufficientUserPermissions: "not-permitted",
  Disconnected: "disconnected",
};

async function audit(
  db: Tx,
  { workspaceId, submissionId: subjectId }: Import,
  action: string,
  at: Date,
  details: AuditEvent["details"] = {},
): Promise<void> {
  const actor = { kind: "worker" } as const;
  await saveAuditEvent(db, { at, action, actor, workspaceId, subjectId, details });
}

interface CollectedBooks extends Books {
  readonly found: Import;
  readonly loaded: LoadedBooks;
}

/** The record before it's Created; its workbooks are built from it. */
function recordOf(
  { found, collected, loaded, datasourceNameId, financialRecordId: id }: CollectedBooks,
  now: Date,
): FinancialRecord {
  const { company, plan } = collected;
  const { workspaceId, submissionId, createdAt } = found;
  return {
    id,
    workspaceId,
    submissionId,
    datasourceNameId,
    datasetName: company.name,
    legalName: company.legalName,
    fiscalYearEndMonth: company.fiscalYearEnd.month,
    fiscalYearEndDay: company.fiscalYearEnd.day,
    currency: company.currency,
    bases: plan.bases,
    groups: plan.groups,
    from: plan.from,
    upTo: plan.upTo,
    cuts: loaded.cuts,
    retainedEarningsId: loaded.retainedEarningsId,
    counts: loaded.counts,
    anonymized: plan.anonymize,
    // A file of balances began without the step.
    hasEntries: found.steps.some(({ step }) => step === "journal-lines"),
    openingsUnknown: company.openingsUnknown === true,
    // When the package was asked; a retry continues from there.
    dataAsOf: createdAt,
    createdAt: now,
    releasedAt: null,
  };
}

/** A file with names doesn't outlive its anonymized collection (D-16). */
async function forgetBooksFile(db: Tx, connectionId: string): Promise<void> {
  const file = await forgetFileOfConnection(db, connectionId);
  if (!file) return;
  const options = { maxAttempts: untilStorageIsBack };
  for (const storageKey of file.storageKeys) {
    await enqueue(db, "sweep-file-import", { fileImportId: file.id, storageKey }, options);
  }
}

const keptMs = 7 * 86_400_000;

/** Queues deletion of an ended import's parts in its transaction: at once, or a week later for questions (D-23). */
async function queueSpoolDeletion(
  db: Tx,
  importId: string,
  { keep, now }: { readonly keep: boolean; readonly now: Date },
): Promise<void> {
  const when = keep ? { runAt: new Date(now.getTime() + keptMs) } : {};
  const options = { jobKey: `spool:${importId}`, maxAttempts: untilStorageIsBack, ...when };
  await enqueue(db, "delete-spool", { importId }, options);
}
