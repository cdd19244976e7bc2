import type { Day } from "@tieout/core/calendar/day";
import type { VendorFigure } from "@tieout/core/check/check";
import type {
  Account,
  Basis,
  JournalLine,
  LedgerMonth,
  OpenDocument,
  Party,
} from "@tieout/core/ledger/ledger";
import {
  type PackableLedger,
  type PackedBalances,
  packBalances,
} from "@tieout/core/ledger/packed-ledger";
import { table } from "@tieout/server/database/table";
import type { PackedBalancesRow } from "@tieout/server/database/tables.gen";
import type { Tx } from "@tieout/server/database/with-tenant";
import { bulkInsert, copyText, insertText } from "./bulk-insert.ts";

/** Saves the chart in order. Call it before months, which refer to accounts. */
export async function saveAccounts(
  db: Tx,
  financialRecordId: string,
  accounts: readonly Account[],
): Promise<number> {
  const columns = [
    "financial_record_id",
    "position",
    "id",
    "number",
    "name",
    "full_name",
    "parent_id",
    "description",
    "vendor_type",
    "vendor_subtype",
    "special_role",
    "kind",
    "classification",
    "classification_source",
    "confidence",
    "posting",
    "active",
    "created_at",
    "modified_at",
  ];
  const rows = accounts.map((account, position) => [
    financialRecordId,
    position,
    account.id,
    account.number,
    account.name,
    account.fullName,
    account.parentId,
    account.description,
    account.vendorType,
    account.vendorSubtype,
    account.specialRole,
    account.kind,
    account.classification,
    account.classificationSource,
    account.confidence,
    account.posting,
    account.active,
    account.createdAt,
    account.modifiedAt,
  ]);
  return bulkInsert(db, "ledger_accounts", columns, rows);
}

/** The base of every view (D-40): a row an account and cut. */
export async function saveMonths(
  db: Tx,
  { financialRecordId, basis }: BooksKey,
  months: readonly LedgerMonth[],
): Promise<number> {
  const columns = [
    "financial_record_id",
    "basis",
    "account_id",
    "period_end",
    "opening",
    "debit",
    "credit",
    "closing",
  ];
  const rows = months.map(({ accountId, end, opening, debit, credit, closing }) => [
    financialRecordId,
    basis,
    accountId,
    end,
    opening,
    debit,
    credit,
    closing,
  ]);
  return bulkInsert(db, "ledger_months", columns, rows);
}

/** Saves a ledger's packed balances, which never change. Its months are saved separately. */
export async function savePackedBalances(
  db: Tx,
  financialRecordId: string,
  ledger: PackableLedger,
): Promise<void> {
  const { tenantId } = db;
  const texts = packedTextsOf(packBalances(ledger));
  await table(db, "packedBalances").insert({ tenantId, financialRecordId, ...texts });
}

/** Packed balances as they're stored: numbers separated by commas. */
export type PackedTexts = Pick<PackedBalancesRow, "basis" | "openings" | "movements">;

export function packedTextsOf({ basis, openings, movements }: PackedBalances): PackedTexts {
  return { basis, openings: openings.join(), movements: movements.join() };
}

/** Identifies one set of books: a record may hold two, accrual and cash (D-41). */
export interface BooksKey {
  readonly financialRecordId: string;
  readonly basis: Basis;
}

export async function saveParties(
  db: Tx,
  financialRecordId: string,
  parties: readonly Party[],
): Promise<number> {
  const rows = parties.map(({ id, kind, name }) => [financialRecordId, id, kind, name]);
  return bulkInsert(db, "parties", ["financial_record_id", "id", "kind", "name"], rows);
}

export async function saveOpenDocuments(
  db: Tx,
  financialRecordId: string,
  documents: Iterable<OpenDocument>,
): Promise<number> {
  const columns = [
    "financial_record_id",
    "side",
    "as_of",
    "document_id",
    "kind",
    "number",
    "party_id",
    "date",
    "due_date",
    "total",
    "outstanding",
  ];
  const rows = Array.from(documents, (open) => [
    financialRecordId,
    open.side,
    open.asOf,
    open.documentId,
    open.kind,
    open.number,
    open.partyId,
    open.date,
    open.dueDate,
    open.total,
    open.outstanding,
  ]);
  return bulkInsert(db, "open_documents", columns, rows);
}

export async function saveVendorFigures(
  db: Tx,
  { financialRecordId, basis }: BooksKey,
  figures: readonly VendorFigure[],
): Promise<number> {
  const columns = [
    "financial_record_id",
    "basis",
    "position",
    "report",
    "period_start",
    "period_end",
    "account_id",
    "total",
    "amount",
  ];
  const rows = figures.map((figure, position) => [
    financialRecordId,
    basis,
    position,
    figure.report,
    figure.start,
    figure.end,
    figure.accountId,
    figure.total,
    figure.amount,
  ]);
  return bulkInsert(db, "vendor_reports", columns, rows);
}

const columns = [
  "account_id",
  "period_end",
  "date",
  "position",
  "amount",
  "transaction_id",
  "transaction_type",
  "line_number",
  "memo",
  "document_number",
  "reference_number",
  "party_id",
  "created_at",
  "modified_at",
];

type LinePages = Iterable<readonly JournalLine[]> | AsyncIterable<readonly JournalLine[]>;

/** Streams the journal in, in flat memory, and returns the number of lines. @throws on a line after the last cut */
export async function saveJournalLines(
  db: Tx,
  { financialRecordId, basis }: BooksKey,
  cuts: readonly Day[],
  pages: LinePages,
): Promise<number> {
  const textOf = lineTexts(cuts);
  const constants = [
    { column: "financial_record_id", type: "uuid", value: financialRecordId },
    { column: "basis", type: "text", value: basis },
  ] as const;

  return insertText(db, { table: "journal_lines", columns, constants }, texts());

  async function* texts(): AsyncGenerator<Iterable<string>> {
    for await (const page of pages) yield textsOf(page);
  }

  function* textsOf(page: readonly JournalLine[]): Generator<string> {
    for (const line of page) yield textOf(line);
  }
}

/** Lines in COPY's text format, numbered as they come. */
function lineTexts(cuts: readonly Day[]): (line: JournalLine) => string {
  const cutOf = cutFinder(cuts);
  let position = 0;
  // Written out for speed: an array a line takes twice as long.
  return (line) => {
    position += 1;
    return (
      `${copyText(line.accountId)}\t${cutOf(line.date)}\t${line.date}\t${position}\t${line.amount}\t` +
      `${copyText(line.transactionId)}\t${copyText(line.transactionType)}\t${line.lineNumber}\t` +
      `${copyText(line.memo)}\t${copyText(line.documentNumber)}\t${copyText(line.referenceNumber)}\t` +
      `${copyText(line.partyId)}\t${copyText(line.createdAt)}\t${copyText(line.modifiedAt)}\n`
    );
  };
}

/** The first cut on or after a day, cached by day. */
function cutFinder(cuts: readonly Day[]): (date: Day) => Day {
  const known = new Map<Day, Day>();
  return (date) => {
    const found = known.get(date) ?? cuts.find((cut) => cut >= date);
    if (!found) throw new RangeError(`${date} is after the last day collected`);
    known.set(date, found);
    return found;
  };
}
