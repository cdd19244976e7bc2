import type {
  Account,
  Basis,
  Ledger,
  LedgerMonth,
  OpenDocument,
  Party,
} from "@tieout/core/ledger/ledger";
import type { PackedBalances } from "@tieout/core/ledger/packed-ledger";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { rowAs } from "@tieout/server/database/without-nulls";
import type { FinancialRecord } from "../financial-records/financial-record.ts";
import type { BooksKey } from "./save.ts";

/** In each basis that was collected. */
export type Ledgers = Readonly<Partial<Record<Basis, Ledger>>>;

/** The ledgers without their lines: what statements and checks are made of. */
export async function findLedgers(db: Tx, record: FinancialRecord): Promise<Ledgers> {
  const accounts = await listAccounts(db, record.id);
  const ledgers: Partial<Record<Basis, Ledger>> = {};
  for (const basis of record.bases) {
    const months = await listMonths(db, { financialRecordId: record.id, basis });
    ledgers[basis] = ledgerOf(record, basis, accounts, months);
  }
  return ledgers;
}

/** @throws where that basis wasn't collected */
export function ledgerIn(ledgers: Ledgers, basis: Basis): Ledger {
  const ledger = ledgers[basis];
  if (!ledger) throw new Error(`The record has no ${basis} books`);
  return ledger;
}

export async function findLedger(
  db: Tx,
  record: FinancialRecord,
  basis: BooksKey["basis"],
): Promise<Ledger | undefined> {
  if (!record.bases.includes(basis)) return undefined;
  const accounts = await listAccounts(db, record.id);
  const months = await listMonths(db, { financialRecordId: record.id, basis });
  return ledgerOf(record, basis, accounts, months);
}

function ledgerOf(
  record: FinancialRecord,
  basis: Basis,
  accounts: readonly Account[],
  months: readonly LedgerMonth[],
): Ledger {
  return {
    legalName: record.legalName,
    currency: record.currency,
    basis,
    fiscalYearEnd: { month: record.fiscalYearEndMonth, day: record.fiscalYearEndDay },
    from: record.from,
    accounts,
    retainedEarningsId: record.retainedEarningsId,
    cuts: record.cuts,
    months,
  };
}

/**
 * The record's balances in each basis, by the places of accounts and cuts. PostgreSQL joins them into one text: a row an
 * account and cut would keep the process busy for as long as large books have rows.
 */
export async function listPackedBalances(
  db: Tx,
  { id, bases }: Pick<FinancialRecord, "id" | "bases">,
): Promise<PackedBalances[]> {
  const rows = await runPrepared<PackedRow>(db, packedBalances, [db.tenantId, id]);
  return bases.map((basis) => {
    const { openings = "", movements = "" } = rows.find((row) => row.basis === basis) ?? {};
    return { basis, openings: numbersIn(openings), movements: numbersIn(movements) };
  });
}

interface PackedRow {
  readonly basis: Basis;
  readonly openings: string;
  readonly movements: string;
}

const numbersIn = (text: string): number[] => JSON.parse(`[${text}]`);

/**
 * Each account is looked up by its key: right after an import, PostgreSQL expects a row or two of the record, and would
 * join by comparing every month with every account.
 */
const packedBalances: PreparedStatement = {
  name: "list-packed-balances",
  text: `select month.basis,
      coalesce(string_agg(account.position || ',' || month.opening, ',' order by account.position)
        filter (where cut.place = 0 and month.opening <> 0), '') as openings,
      coalesce(string_agg(
          concat_ws(',', account.position, cut.place, month.debit, month.credit), ','
          order by cut.place, account.position)
        filter (where month.debit <> 0 or month.credit <> 0), '') as movements
    from ledger_months month
    cross join lateral (
      select position from ledger_accounts
      where tenant_id = month.tenant_id and financial_record_id = month.financial_record_id
        and id = month.account_id
      limit 1
    ) account
    join (
      select listed.cut, listed.place - 1 as place
      from financial_records record, unnest(record.cuts) with ordinality listed (cut, place)
      where record.tenant_id = $1 and record.id = $2
    ) cut on cut.cut = month.period_end
    where month.tenant_id = $1 and month.financial_record_id = $2
    group by month.basis`,
};

/** In the order in which the package listed them. */
export async function listAccounts(db: Tx, financialRecordId: string): Promise<Account[]> {
  const rows = await table(db, "ledgerAccounts")
    .where({ tenantId: db.tenantId, financialRecordId })
    .orderBy("position")
    .select(
      "id",
      "number",
      "name",
      "fullName",
      "parentId",
      "description",
      "vendorType",
      "vendorSubtype",
      "specialRole",
      "kind",
      "classification",
      "classificationSource",
      "confidence",
      "posting",
      "active",
      "createdAt",
      "modifiedAt",
    );
  return rows.map(rowAs<Account>);
}

/** By cut, then account. */
export async function listMonths(
  db: Tx,
  { financialRecordId, basis }: BooksKey,
): Promise<LedgerMonth[]> {
  return table(db, "ledgerMonths")
    .where({ tenantId: db.tenantId, financialRecordId, basis })
    .orderBy(["periodEnd", "accountId"])
    .select({ accountId: "accountId", end: "periodEnd" }, "opening", "debit", "credit", "closing");
}

export async function listParties(db: Tx, financialRecordId: string): Promise<Party[]> {
  return table(db, "parties")
    .where({ tenantId: db.tenantId, financialRecordId })
    .orderBy(["name", "id"])
    .select("id", "kind", "name");
}

export async function listOpenDocuments(
  db: Tx,
  financialRecordId: string,
): Promise<OpenDocument[]> {
  const rows = await table(db, "openDocuments")
    .where({ tenantId: db.tenantId, financialRecordId })
    .orderBy(["side", "asOf", "partyId", "date", "documentId"])
    .select(
      "side",
      "asOf",
      "documentId",
      "kind",
      "number",
      "partyId",
      "date",
      "dueDate",
      "total",
      "outstanding",
    );
  return rows.map(rowAs<OpenDocument>);
}
