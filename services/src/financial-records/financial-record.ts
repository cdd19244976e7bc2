import type { Day } from "@tieout/core/calendar/day";
import type { Basis } from "@tieout/core/ledger/ledger";
import type { CollectionGroup } from "@tieout/core/submission-request/submission-request";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { saveReceipt } from "../receipts/receipt.ts";

/** How much a record holds, counted while loading because counting a million lines later is slow. */
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
  /** False for a file of balances: its lines are the movements between them, and no journal's. */
  readonly hasEntries: boolean;
  /** True for postings without the balances before them: there's no balance sheet. */
  readonly openingsUnknown: boolean;
  readonly dataAsOf: Date;
  readonly createdAt: Date;
  /** When its figures may be seen, where the tenant's releases them by hand (D-58). */
  readonly releasedAt: Date | null;
}

export interface StoredFinancialRecord extends FinancialRecord {
  readonly submittedAt: Date;
}

/** A record whose figures can be read: not Pending, failed or withdrawn. */
export async function findFinancialRecord(
  db: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
): Promise<StoredFinancialRecord | undefined> {
  const [record] = await runPrepared<StoredFinancialRecord>(db, find, [
    db.tenantId,
    workspaceId,
    id,
  ]);
  return record;
}

const find: PreparedStatement = {
  name: "find-financial-record",
  text: `select record.id, record.workspace_id as "workspaceId",
      record.submission_id as "submissionId", record.datasource_name_id as "datasourceNameId",
      record.dataset_name as "datasetName", entity.legal_name as "legalName",
      entity.fiscal_year_end_month as "fiscalYearEndMonth",
      entity.fiscal_year_end_day as "fiscalYearEndDay", record.currency, record.bases,
      record.groups, record.from_day as "from", record.up_to_day as "upTo", record.cuts,
      record.retained_earnings_id as "retainedEarningsId", record.counts, record.anonymized,
      record.has_entries as "hasEntries", record.openings_unknown as "openingsUnknown",
      record.data_as_of as "dataAsOf", record.loaded_at as "createdAt",
      submission.created_at as "submittedAt", submission.released_at as "releasedAt"
    from financial_records record
    join accounting_entities entity
      on entity.tenant_id = record.tenant_id and entity.financial_record_id = record.id
    join submissions submission
      on submission.tenant_id = record.tenant_id and submission.id = record.submission_id
    where record.tenant_id = $1 and record.workspace_id = $2 and record.id = $3
      and record.status = 'Created' and submission.withheld_at is null`,
};

type FinancialRecordStatus = "Pending" | "Created" | "ImportError" | "Deleted";

/** A record's status, to tell 404 from "not yet". */
export async function findFinancialRecordStatus(
  db: Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
): Promise<FinancialRecordStatus | "Withdrawn" | undefined> {
  const row = await table(db, "financialRecords")
    .join("submissions", {
      "submissions.tenantId": "financialRecords.tenantId",
      "submissions.id": "financialRecords.submissionId",
    })
    .where({
      "financialRecords.tenantId": db.tenantId,
      "financialRecords.workspaceId": workspaceId,
      "financialRecords.id": id,
    })
    .first("status", "withheldAt");
  // A withdrawn record is hidden before its files are deleted.
  return row?.withheldAt ? "Withdrawn" : row?.status;
}

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
  readonly openingsUnknown?: boolean;
  readonly dataAsOf: Date;
  readonly now: Date;
}

/** Makes a Pending record Created, once, with its receipt. Its ledger is saved in the same transaction. */
export async function saveFinancialRecord(db: Tx, record: CollectedRecord): Promise<void> {
  const { tenantId } = db;
  const { financialRecordId, now } = record;
  const [created] = await table(db, "financialRecords")
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
      openingsUnknown: record.openingsUnknown === true,
      dataAsOf: record.dataAsOf,
      loadedAt: now,
    })
    .returning("submissionId");
  if (!created) throw new Error(`Record ${financialRecordId} isn't Pending`);
  await table(db, "submissions")
    .where({ tenantId, id: created.submissionId, financialRecordId })
    .update({ recordStatus: "Created" });

  await table(db, "accountingEntities").insert({
    tenantId,
    financialRecordId,
    legalName: record.legalName,
    dbaName: record.dbaName ?? null,
    country: record.country ?? null,
    fiscalYearEndMonth: record.fiscalYearEndMonth,
    fiscalYearEndDay: record.fiscalYearEndDay,
    closedThrough: record.closedThrough ?? null,
  });
  await saveReceipt(db, financialRecordId, now);
}

/** A record's large tables with the rest of their keys. Months refer to accounts, so the order matters. */
const longTables = [
  { table: "journal_lines", key: ["basis", "account_id", "period_end", "date", "position"] },
  { table: "ledger_months", key: ["basis", "period_end", "account_id"] },
  { table: "open_documents", key: ["side", "as_of", "document_id"] },
  { table: "vendor_reports", key: ["basis", "position"] },
  { table: "parties", key: ["id"] },
  { table: "ledger_accounts", key: ["id"] },
] as const;

/** Where a deletion goes on: in which table, after which row's key. */
export interface DeletionPlace {
  readonly table: number;
  readonly after?: readonly string[];
}

export const beginningOfDeletion: DeletionPlace = { table: 0 };

/** Deletes up to `limit` rows by key, so transactions stay short and skip no rows. Returns where to go on. */
export async function deleteRecordRows(
  db: Tx,
  recordId: string,
  { table: index, after }: DeletionPlace,
  limit: number,
): Promise<DeletionPlace | undefined> {
  const long = longTables[index];
  if (!long) return undefined;
  const { table } = long;
  const key = long.key.map((column) => `"${column}"`).join(", ");
  const behind = after ? `and (${key}) > (${after.map(() => "?").join(", ")})` : "";
  const { rows } = await db.raw(
    `with doomed as materialized (
       select ctid, ${key} from ${table}
       where tenant_id = ? and financial_record_id = ? ${behind}
       order by ${key} limit ?
     ), gone as (
       delete from ${table} where tenant_id = ? and ctid = any (array(select ctid from doomed))
       returning 1
     )
     select array[${textsOf(long.key)}] as last, (select count(*)::int from gone) as deleted
     from doomed order by ${long.key.map((column) => `"${column}" desc`).join(", ")} limit 1`,
    [db.tenantId, recordId, ...(after ?? []), limit, db.tenantId],
  );
  const [found]: readonly { readonly last: readonly string[]; readonly deleted: number }[] = rows;
  if (!found || found.deleted < limit) return { table: index + 1 };
  return { table: index, after: found.last };
}

const textsOf = (key: readonly string[]) => key.map((column) => `"${column}"::text`).join(", ");
