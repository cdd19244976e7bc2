import type { FileBooks, OwnTotal } from "@tieout/core/book-mapping/file-books";
import type { Field, Mapping } from "@tieout/core/book-mapping/mapping";
import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { type Day, endOfMonth, startOfMonth } from "@tieout/core/calendar/day";
import type { VendorAccount } from "@tieout/core/ledger/ledger";
import { type Minor, toMinor } from "@tieout/core/money";
import { amountOf, rowWordOf, wordOf } from "./ledger-rows.ts";
import { type RowValues, rowValues } from "./row-values.ts";

/** The fields that only the first line of an entry has; they hold for its other lines too. */
const saidOnce: readonly Field[] = ["journal", "voucher", "transactionType", "document"];

export interface HeadedEntry {
  readonly date: Day;
  /** Unique, unlike document numbers. */
  readonly id: string;
  /** A line's own text, or else its entry's. */
  readonly textOf: (values: RowValues) => RowValues["text"];
  readonly add: (amount: Minor) => void;
  /** The file's own totals below the entry, with what its lines add up to. */
  readonly totals: (row: SheetRow, values: RowValues) => OwnTotal[];
}

export function headedEntry(head: SheetRow, first: RowValues, date: Day): HeadedEntry {
  const sums = { debit: 0, credit: 0 };
  const id = `${date} #${head.number}`;
  return {
    date,
    id,
    textOf: ({ text }) => {
      return (field) =>
        text(field) === "" && saidOnce.includes(field) ? first.text(field) : text(field);
    },
    add: (amount) => {
      if (amount >= 0) sums.debit += amount;
      else sums.credit -= amount;
    },
    totals: ({ number }, { figure }) =>
      (["debit", "credit"] as const).flatMap((field) => {
        const said = figure(field);
        if (said.result !== "read") return [];
        const what = field === "debit" ? "debits" : "credits";
        const added = toMinor(sums[field]);
        return [{ what, place: { row: number }, said: said.value, added } as const];
      }),
  };
}

/** In a journal every row with an account is a posting, but not a total with both its sides. */
export function isEntryLine({ entries }: Mapping, values: RowValues): boolean {
  const account = values.account();
  return entries === "headed" && account !== undefined && !isEntryTotal(account, values);
}

/** A row that has an entry's day and text alone, above its lines. */
export function saysNoLine(values: RowValues, mapping: Mapping): boolean {
  const isSilent = values.figure("balance").result === "blank";
  const amount = amountOf(values, mapping).reading;
  return isSilent && amount.result === "blank" && values.account() === undefined;
}

function isEntryTotal({ name, number }: VendorAccount, { figure }: RowValues): boolean {
  const isTotal = number === undefined && /total$/.test(rowWordOf(name) ?? "");
  return isTotal && figure("debit").result === "read" && figure("credit").result === "read";
}

/** Decides from the rows each time whether entries are headed. */
export function withHeadedEntries(
  { entries: _, ...mapping }: Mapping,
  rows: readonly SheetRow[],
  digits: number,
): Mapping {
  if (mapping.kind !== "general-ledger") return mapping;
  const body = rows.filter(({ number }) => number > mapping.headingRow);
  return headsEntries(mapping, body, digits) ? { ...mapping, entries: "headed" } : mapping;
}

/** Whether an entry's first line alone has the day. Most such entries must balance: a forgotten day isn't a heading. */
function headsEntries(mapping: Mapping, body: readonly SheetRow[], digits: number): boolean {
  const entries: { sum: number; below: number }[] = [];
  for (const row of body) {
    const values = rowValues(row, mapping, digits);
    const amount = amountOf(values, mapping).reading;
    const isLine = values.account() !== undefined && amount.result === "read";
    const date = values.day("date");
    if (date.result === "read") entries.push({ sum: isLine ? amount.value : 0, below: 0 });
    const entry = entries.at(-1);
    if (date.result !== "blank" || !isLine || !entry) continue;
    if (values.text("voucher") !== "" || values.text("journal") !== "") return false;
    entry.sum += amount.value;
    entry.below++;
  }
  const headed = entries.filter(({ below }) => below > 0);
  const balanced = headed.filter(({ sum }) => sum === 0);
  return headed.length > 0 && balanced.length * 2 >= headed.length;
}

/** Whether an entry is called the books' opening and begins a month; others open single accounts. */
export function opensBooks(row: SheetRow, values: RowValues, on: Day): boolean {
  const isAtTurn = on === startOfMonth(on) || on === endOfMonth(on);
  return isAtTurn && wordOf(row, values, true) === "opening";
}

/** Drops the contra column where contra accounts have their own rows, or all would count twice and still balance. */
export function withOwnRows(mapping: Mapping, { contras }: FileBooks): Mapping | undefined {
  if (!contras?.ownRows) return undefined;
  return { ...mapping, columns: mapping.columns.filter(({ field }) => field !== "contraAccount") };
}
