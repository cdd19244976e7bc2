import type { Day } from "@tieout/core/calendar/day";
import type { JournalLine } from "@tieout/core/ledger/ledger";
import type { Row } from "@tieout/server/database/rows";
import { type Conditions, computed, raw, table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { rowAs } from "@tieout/server/database/without-nulls";
import type { BooksKey } from "./save.ts";

/** Where a page of lines begins: after this one. */
export interface LineCursor {
  readonly periodEnd: Day;
  readonly date: Day;
  readonly position: number;
}

export interface LinesAsked extends BooksKey {
  readonly accountId: string;
  /** Both days included. */
  readonly from: Day;
  readonly to: Day;
  readonly find?: SoughtLine;
  readonly after?: LineCursor;
  readonly limit: number;
}

/** Lines with a text, or of an amount on either side. */
export interface SoughtLine {
  readonly text: string;
  readonly amount?: number;
}

export interface ListedLine extends JournalLine {
  readonly partyName?: string;
}

export interface LinesPage {
  readonly lines: readonly ListedLine[];
  /** Absent on the last page. */
  readonly next?: LineCursor;
}

/** A line's columns; a party's name comes from `linesWithParties`. */
export const lineColumns = [
  "date",
  "accountId",
  "amount",
  "transactionId",
  "transactionType",
  "lineNumber",
  "memo",
  "documentNumber",
  "referenceNumber",
  "partyId",
  "createdAt",
  "modifiedAt",
] as const satisfies readonly (keyof JournalLine)[];

/** A page of an account's lines between two days, by date; in key order, so every page costs the same. */
export async function listJournalLines(db: Tx, asked: LinesAsked): Promise<LinesPage> {
  const { accountId, from, to, after, limit } = asked;
  const found = linesWithParties(db, asked)
    .where({ accountId })
    .where(withinPeriods(db, asked))
    .whereBetween("date", [from, to])
    .where(thatHas(db, asked))
    .orderBy(["periodEnd", "date", "position"])
    .limit(limit + 1);
  if (after) {
    const { periodEnd, date, position } = after;
    found.whereRaw("(period_end, date, position) > (?::date, ?::date, ?)", [
      periodEnd,
      date,
      position,
    ]);
  }
  const rows = await found.select(
    "periodEnd",
    "position",
    ...lineColumns,
    "party.name as partyName",
  );
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const lines = page.map(({ periodEnd: _, position: __, ...line }) => rowAs<ListedLine>(line));
  if (!last) return { lines };

  const { periodEnd, date, position } = last;
  return { lines, next: { periodEnd, date, position } };
}

/** Lines of a record's books, beside the party that each names. */
export function linesWithParties(db: Tx, { financialRecordId, basis }: BooksKey) {
  return table(db, "journalLines as line")
    .leftJoin("parties as party", {
      "party.tenantId": "line.tenantId",
      "party.financialRecordId": "line.financialRecordId",
      "party.id": "line.partyId",
    })
    .where({ "line.tenantId": db.tenantId, "line.financialRecordId": financialRecordId, basis });
}

/** Bounds the key by period: a line's period is the first cut from its day on. */
function withinPeriods(
  db: Tx,
  { financialRecordId, basis, from, to }: Omit<LinesAsked, "after" | "limit">,
) {
  const last = table(db, "ledgerMonths")
    .where({ tenantId: db.tenantId, financialRecordId, basis })
    .where("periodEnd", ">=", to)
    .min("periodEnd");
  return (query: Conditions<{ journalLines: Row<"journalLines"> }>) =>
    query
      .where("periodEnd", ">=", from)
      .whereRaw("period_end <= coalesce((?), 'infinity')", [last]);
}

/** Looks in all texts of a line, the name of its party among them. */
function thatHas(db: Tx, { find, financialRecordId }: Pick<LinesAsked, "find" | keyof BooksKey>) {
  return (query: Conditions<{ journalLines: Row<"journalLines"> }>) => {
    if (!find) return;
    const { text, amount } = find;
    const named = table(db, "parties")
      .where({ tenantId: db.tenantId, financialRecordId })
      .whereRaw("position(lower(?) in lower(name)) > 0", [text])
      .select("id");
    query.where((line) => {
      line.whereRaw(`position(lower(?) in lower(${lineText})) > 0`, [text]);
      line.orWhereIn("partyId", named);
      if (amount !== undefined) line.orWhereRaw("abs(amount) = ?", [amount]);
    });
  };
}

/** A line break parts them, which nobody types into a search. */
const lineText = "concat_ws(chr(10), transaction_type, document_number, reference_number, memo)";

/** The count and sum of an account's lines between two days, both included. */
export async function sumJournalLines(
  db: Tx,
  asked: Omit<LinesAsked, "after" | "limit">,
): Promise<LineSums> {
  const { financialRecordId, basis, accountId, from, to } = asked;
  const sum = await table(db, "journalLines")
    .where({ tenantId: db.tenantId, financialRecordId, basis, accountId })
    .where(withinPeriods(db, asked))
    .whereBetween("date", [from, to])
    .where(thatHas(db, asked))
    .first(lineSums(db));
  return sum ?? { count: 0, debit: 0, credit: 0 };
}

export interface LineSums {
  readonly count: number;
  readonly debit: number;
  readonly credit: number;
}

/** The columns that sum up a query of journal lines. */
export const lineSums = (db: Tx) => ({
  count: computed<number>(db, "count(*)::bigint"),
  debit: computed<number>(db, "coalesce(sum(amount) filter (where amount > 0), 0)::bigint"),
  credit: computed<number>(db, "coalesce(-sum(amount) filter (where amount < 0), 0)::bigint"),
});

/** An account's monthly total between two days, which must equal the sum of its lines. */
export async function sumMonths(
  db: Tx,
  { financialRecordId, basis, accountId, from, to }: Omit<LinesAsked, "after" | "limit">,
): Promise<{ readonly debit: number; readonly credit: number }> {
  const sum = await table(db, "ledgerMonths")
    .where({ tenantId: db.tenantId, financialRecordId, basis, accountId })
    .whereBetween("periodEnd", [from, to])
    .first({
      debit: computed<number>(db, "coalesce(sum(debit), 0)::bigint"),
      credit: computed<number>(db, "coalesce(sum(credit), 0)::bigint"),
    });
  return sum ?? { debit: 0, credit: 0 };
}

const fetched = 1_000;

/** All lines between two days by date, in flat memory. A cursor reads ahead, so don't use the transaction meanwhile. */
export async function* streamJournalLines(
  db: Tx,
  { financialRecordId, basis }: BooksKey,
  { start, end }: { readonly start: Day; readonly end: Day },
): AsyncGenerator<JournalLine[]> {
  const lines = table(db, "journalLines")
    .where({ tenantId: db.tenantId, financialRecordId, basis })
    .whereBetween("date", [start, end])
    .orderBy(["date", "position"])
    .select(...lineColumns);
  await raw(db, "declare lines no scroll cursor for ?", [lines]);
  // Within a transaction knex always returns the same connection.
  const connection = await db.client.acquireConnection();
  // Row arrays: naming a million rows' columns takes ten seconds.
  const fetch = () => connection.query({ text: `fetch ${fetched} from lines`, rowMode: "array" });
  let coming = fetch();
  while (true) {
    const { rows } = await coming;
    const isLast = rows.length < fetched;
    if (!isLast) coming = aside(fetch());
    yield rows.map(lineOf);
    if (isLast) break;
  }
  await db.raw("close lines");
}

/** A read-ahead may fail before it's awaited. */
function aside<Result>(asked: Promise<Result>): Promise<Result> {
  asked.catch(() => undefined);
  return asked;
}

/** Columns in the order of `lineColumns`; every line has the same shape. */
function lineOf(row: readonly unknown[]): JournalLine {
  const line = {
    date: row[0],
    accountId: row[1],
    amount: row[2],
    transactionId: row[3],
    transactionType: row[4],
    lineNumber: row[5],
    memo: row[6] ?? undefined,
    documentNumber: row[7] ?? undefined,
    referenceNumber: row[8] ?? undefined,
    partyId: row[9] ?? undefined,
    createdAt: row[10] ?? undefined,
    modifiedAt: row[11] ?? undefined,
  } satisfies Record<(typeof lineColumns)[number], unknown>;
  return line as unknown as JournalLine;
}

export interface JournalDay {
  readonly date: Day;
  readonly lines: number;
  readonly transactions: number;
}

/** How many lines and transactions each day has. */
export async function countJournalDays(
  db: Tx,
  { financialRecordId, basis }: BooksKey,
): Promise<JournalDay[]> {
  return table(db, "journalLines")
    .where({ tenantId: db.tenantId, financialRecordId, basis })
    .groupBy("date")
    .orderBy("date")
    .select("date", {
      lines: computed<number>(db, "count(*)"),
      transactions: computed<number>(db, "count(distinct transaction_id)"),
    });
}
