import type { FinancialRecord } from "@tieout/services/financial-records/financial-record";
import type { Import } from "@tieout/services/imports/import";
import type { Books, LoadedBooks } from "./load/load-books.ts";

/** Books that are pulled and loaded, and whose. */
export interface CollectedBooks extends Books {
  readonly found: Import;
  readonly loaded: LoadedBooks;
}

/** The record that a collection will be, before it's Created: its workbooks are built from it. */
export function recordOf(
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
    // When the package was asked; a retry asks on from there.
    dataAsOf: createdAt,
    createdAt: now,
    releasedAt: null,
  };
}
