import type {
  Account,
  Basis,
  Ledger,
  LedgerMonth,
  OpenDocument,
  Party,
} from "@tieout/core/ledger/ledger";
import { packBalances, unpackLedger } from "@tieout/core/ledger/packed-ledger";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { rowAs } from "@tieout/server/database/without-nulls";
import type { FinancialRecord } from "../financial-records/financial-record.ts";
import { type BooksKey, type PackedTexts, packedTextsOf } from "./save.ts";

/** In each basis that was collected. */
export type Ledgers = Readonly<Partial<Record<Basis, Ledger>>>;

/** The ledgers without their lines: what statements and checks are made of. */
export async function findLedgers(db: Tx, record: FinancialRecord): Promise<Ledgers> {
  const accounts = await listAccounts(db, record.id);
  const packed = await listPackedBalances(db, record, accounts);
  return Object.fromEntries(packed.map((texts) => [texts.basis, unpack(record, accounts, texts)]));
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
  basis: Basis,
): Promise<Ledger | undefined> {
  if (!record.bases.includes(basis)) return undefined;
  const accounts = await listAccounts(db, record.id);
  const [texts] = await listPackedBalances(db, { ...record, bases: [basis] }, accounts);
  return texts && unpack(record, accounts, texts);
}

function unpack(
  record: FinancialRecord,
  accounts: readonly Account[],
  { basis, openings, movements }: PackedTexts,
): Ledger {
  const frame = {
    legalName: record.legalName,
    currency: record.currency,
    fiscalYearEnd: { month: record.fiscalYearEndMonth, day: record.fiscalYearEndDay },
    from: record.from,
    accounts,
    retainedEarningsId: record.retainedEarningsId,
    cuts: record.cuts,
    ...(record.openingsUnknown && { openingsUnknown: true }),
    ...(!record.hasEntries && { hasEntries: false }),
  };
  return unpackLedger(frame, {
    basis,
    openings: numbersIn(openings),
    movements: numbersIn(movements),
  });
}

const numbersIn = (text: string): number[] => JSON.parse(`[${text}]`);

/**
 * The record's packed balances on each basis, as stored. If the record was loaded before balances were packed, this packs and
 * stores them.
 */
export async function listPackedBalances(
  db: Tx,
  { id, bases, cuts }: Pick<FinancialRecord, "id" | "bases" | "cuts">,
  accounts: readonly Account[],
): Promise<PackedTexts[]> {
  const stored = await runPrepared<PackedTexts>(db, packedBalances, [db.tenantId, id, bases]);
  const all: PackedTexts[] = [];
  for (const basis of bases) {
    const known = stored.find((texts) => texts.basis === basis);
    all.push(known ?? (await packLate(db, id, { basis, accounts, cuts })));
  }
  return all;
}

const packedBalances: PreparedStatement = {
  name: "list-packed-balances",
  text: `select basis, openings, movements from packed_balances
    where tenant_id = $1 and financial_record_id = $2 and basis = any($3)`,
};

async function packLate(
  db: Tx,
  financialRecordId: string,
  books: Pick<Ledger, "basis" | "accounts" | "cuts">,
): Promise<PackedTexts> {
  const { basis } = books;
  const months = await listMonths(db, { financialRecordId, basis });
  const texts = packedTextsOf(packBalances({ ...books, months }));
  const { openings, movements } = texts;
  await runPrepared(db, keepPacked, [db.tenantId, financialRecordId, basis, openings, movements]);
  return texts;
}

/** Locks the record. Skips one that is being deleted, because the row would outlive it. */
const keepPacked: PreparedStatement = {
  name: "keep-packed-balances",
  text: `insert into packed_balances (tenant_id, financial_record_id, basis, openings, movements)
    select tenant_id, id, $3, $4, $5 from financial_records
    where tenant_id = $1 and id = $2 and status = 'Created'
    for share skip locked
    on conflict do nothing`,
};

/** In the order in which the package listed them. */
export async function listAccounts(db: Tx, financialRecordId: string): Promise<Account[]> {
  const rows = await runPrepared(db, accountsInOrder, [db.tenantId, financialRecordId]);
  return rows.map(rowAs<Account>);
}

const accountsInOrder: PreparedStatement = {
  name: "list-ledger-accounts",
  text: `select id, number, name, full_name as "fullName", parent_id as "parentId", description,
      vendor_type as "vendorType", vendor_subtype as "vendorSubtype", special_role as "specialRole",
      kind, classification, classification_source as "classificationSource", confidence, posting,
      active, created_at as "createdAt", modified_at as "modifiedAt"
    from ledger_accounts
    where tenant_id = $1 and financial_record_id = $2
    order by position`,
};

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
