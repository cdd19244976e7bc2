import { randomBytes } from "node:crypto";
import type { Day } from "@tieout/core/calendar";
import type { Basis } from "@tieout/core/ledger";
import { referenceBytes } from "@tieout/core/receipt";
import type { CollectionGroup } from "@tieout/core/submission-request";
import { saveReceipt } from "../receipt/index.ts";
import type { Tx } from "../with-tenant.ts";

/** How much a record holds. Counted while loading: counting a million lines takes its time. */
export interface CollectedCounts {
  readonly accounts: number;
  readonly journalLines: number;
  readonly parties: number;
  readonly openDocuments: number;
}

/** A collected record. Immutable once Created: a new collection makes a new one. */
export interface FinancialRecord {
  readonly id: string;
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly datasourceNameId: string;
  readonly datasetName: string;
  readonly legalName: string;
  readonly fiscalYearEndMonth: number;
  readonly fiscalYearEndDay: number;
  readonly currency: string;
  readonly bases: readonly Basis[];
  readonly groups: readonly CollectionGroup[];
  readonly from: Day;
  readonly upTo: Day;
  readonly cuts: readonly Day[];
  readonly retainedEarningsId: string;
  readonly counts: CollectedCounts;
  readonly anonymized: boolean;
  readonly dataAsOf: Date;
  readonly createdAt: Date;
  /** When its figures may be seen, where the tenant's releases them by hand (D-58). */
  readonly releasedAt: Date | null;
}

/**
 * A record whose figures can be read. Undefined while it's Pending, when it failed, and once the borrower
 * has withdrawn it.
 */
export async function findFinancialRecord(
  db: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
): Promise<FinancialRecord | undefined> {
  const row = await db("financialRecords")
    .join("accountingEntities", function () {
      this.on("accountingEntities.tenantId", "financialRecords.tenantId").andOn(
        "accountingEntities.financialRecordId",
        "financialRecords.id",
      );
    })
    .join("submissions", function () {
      this.on("submissions.tenantId", "financialRecords.tenantId").andOn(
        "submissions.id",
        "financialRecords.submissionId",
      );
    })
    .where({
      "financialRecords.tenantId": db.tenantId,
      "financialRecords.workspaceId": workspaceId,
      "financialRecords.id": id,
      status: "Created",
      "submissions.withheldAt": null,
    })
    .first(
      "financialRecords.id",
      "financialRecords.workspaceId",
      "financialRecords.submissionId",
      "financialRecords.datasourceNameId",
      "financialRecords.datasetName",
      "legalName",
      "fiscalYearEndMonth",
      "fiscalYearEndDay",
      "currency",
      "bases",
      "financialRecords.groups",
      "fromDay",
      "upToDay",
      "cuts",
      "retainedEarningsId",
      "counts",
      "anonymized",
      "dataAsOf",
      "loadedAt",
      "releasedAt",
    );
  if (!row) return undefined;
  const { fromDay, upToDay, loadedAt, ...record } = row;
  return { ...record, from: fromDay, upTo: upToDay, createdAt: loadedAt };
}

export type FinancialRecordStatus = "Pending" | "Created" | "ImportError" | "Deleted";

/** Whether a record is there at all, and how it stands: for telling 404 from "not yet". */
export async function findFinancialRecordStatus(
  db: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
): Promise<FinancialRecordStatus | "Withdrawn" | undefined> {
  const row = await db("financialRecords")
    .join("submissions", function () {
      this.on("submissions.tenantId", "financialRecords.tenantId").andOn(
        "submissions.id",
        "financialRecords.submissionId",
      );
    })
    .where({
      "financialRecords.tenantId": db.tenantId,
      "financialRecords.workspaceId": workspaceId,
      "financialRecords.id": id,
    })
    .first("status", "withheldAt");
  // What was withdrawn is gone for its readers before its files are.
  return row?.withheldAt ? "Withdrawn" : row?.status;
}

/** What a record says of the business, and of itself, when it's Created. */
export interface CollectedRecord {
  readonly financialRecordId: string;
  readonly legalName: string;
  readonly dbaName?: string;
  readonly country?: string;
  readonly fiscalYearEndMonth: number;
  readonly fiscalYearEndDay: number;
  readonly closedThrough?: Day;
  readonly currency: string;
  readonly bases: readonly Basis[];
  readonly groups: readonly CollectionGroup[];
  readonly from: Day;
  readonly upTo: Day;
  readonly cuts: readonly Day[];
  readonly retainedEarningsId: string;
  readonly counts: CollectedCounts;
  /** When the package was asked. */
  readonly dataAsOf: Date;
  readonly now: Date;
}

/** Makes a Pending record Created, once, with its receipt. Its ledger is saved in the same transaction. */
export async function saveFinancialRecord(db: Tx, record: CollectedRecord): Promise<void> {
  const { tenantId } = db;
  const { financialRecordId, now } = record;
  const [created] = await db("financialRecords")
    .where({ tenantId, id: financialRecordId, status: "Pending" })
    .update({
      status: "Created",
      bases: [...record.bases],
      groups: [...record.groups],
      currency: record.currency,
      fromDay: record.from,
      upToDay: record.upTo,
      cuts: [...record.cuts],
      retainedEarningsId: record.retainedEarningsId,
      counts: JSON.stringify(record.counts),
      dataAsOf: record.dataAsOf,
      loadedAt: now,
    })
    .returning("submissionId");
  if (!created) throw new Error(`Record ${financialRecordId} isn't Pending`);
  await db("submissions")
    .where({ tenantId, id: created.submissionId, financialRecordId })
    .update({ recordStatus: "Created" });

  await db("accountingEntities").insert({
    tenantId,
    financialRecordId,
    legalName: record.legalName,
    dbaName: record.dbaName ?? null,
    country: record.country ?? null,
    fiscalYearEndMonth: record.fiscalYearEndMonth,
    fiscalYearEndDay: record.fiscalYearEndDay,
    closedThrough: record.closedThrough ?? null,
  });
  await saveReceipt(db, financialRecordId, { random: () => randomBytes(referenceBytes), now });
}
