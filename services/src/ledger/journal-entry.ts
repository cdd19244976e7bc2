import type { Day } from "@tieout/core/calendar/day";
import type { OpenDocument } from "@tieout/core/ledger/ledger";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { rowAs } from "@tieout/server/database/without-nulls";
import {
  type LineSums,
  type ListedLine,
  lineColumns,
  lineSums,
  linesWithParties,
} from "./journal-lines.ts";
import type { BooksKey } from "./save.ts";

interface EntryKey extends BooksKey {
  readonly transactionId: string;
  /** Of one of its lines. */
  readonly date: Day;
}

/** Where a page of an entry's lines begins: after this one. */
export interface EntryCursor {
  readonly lineNumber: number;
  readonly position: number;
}

interface EntryAsked extends EntryKey {
  readonly after?: EntryCursor;
  readonly limit: number;
}

interface JournalEntry {
  readonly totals: LineSums;
  readonly lines: readonly ListedLine[];
  /** Absent on the last page. */
  readonly next?: EntryCursor;
}

/** A page of an entry's lines, whatever their accounts, with the sums of them all. Undefined where there is none. */
export async function findJournalEntry(
  db: Tx,
  asked: EntryAsked,
): Promise<JournalEntry | undefined> {
  const { transactionId, after, limit } = asked;
  const scope = await entryScope(db, asked);
  if (!scope) return undefined;

  const { totals, day } = scope;
  const found = linesWithParties(db, asked)
    .where({ transactionId })
    .orderBy(["lineNumber", "position"])
    .limit(limit + 1);
  if (day) found.where({ date: day });
  if (after) {
    found.whereRaw("(line_number, position) > (?, ?)", [after.lineNumber, after.position]);
  }
  const rows = await found.select("position", ...lineColumns, "party.name as partyName");
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    totals,
    lines: page.map(({ position: _, ...line }) => rowAs<ListedLine>(line)),
    ...(last && { next: { lineNumber: last.lineNumber, position: last.position } }),
  };
}

interface EntryScope {
  readonly totals: LineSums;
  /** Where only one day's lines are of the entry. */
  readonly day?: Day;
}

/**
 * An entry may be posted over several days, and an uploaded file may number its entries anew each year: lines of one
 * day that balance by themselves are an entry of their own.
 */
async function entryScope(
  db: Tx,
  { financialRecordId, basis, transactionId, date }: EntryKey,
): Promise<EntryScope | undefined> {
  const days = await table(db, "journalLines")
    .where({ tenantId: db.tenantId, financialRecordId, basis, transactionId })
    .groupBy("date")
    .select("date", lineSums(db));
  const own = days.find((day) => day.date === date);
  if (!own) return undefined;
  if (own.debit === own.credit) {
    const { date: day, ...totals } = own;
    return { totals, day };
  }
  const sumOf = (key: keyof LineSums) => days.reduce((sum, day) => sum + day[key], 0);
  return { totals: { count: sumOf("count"), debit: sumOf("debit"), credit: sumOf("credit") } };
}

type OpenAmount = Pick<OpenDocument, "side" | "asOf" | "dueDate" | "outstanding">;

/** What was open of an invoice, bill or credit, on each day that open documents were collected for. */
export async function listOpenAmounts(
  db: Tx,
  { financialRecordId, transactionId }: Pick<EntryKey, "financialRecordId" | "transactionId">,
): Promise<OpenAmount[]> {
  const rows = await table(db, "openDocuments")
    .where({ tenantId: db.tenantId, financialRecordId, documentId: transactionId })
    .orderBy(["asOf", "side"])
    .limit(openAmountsLimit)
    .select("side", "asOf", "dueDate", "outstanding");
  return rows.map(rowAs<OpenAmount>);
}

/** Two sides of twelve days; a collection has a day for each of its years. */
const openAmountsLimit = 24;
