import type { FileBooks, OwnTotal } from "@tieout/core/book-mapping/file-books";
import type { Field, Mapping } from "@tieout/core/book-mapping/mapping";
import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import type { Day } from "@tieout/core/calendar/day";
import { type Minor, toMinor } from "@tieout/core/money";
import { amountOf } from "./ledger-rows.ts";
import { type RowValues, rowValues } from "./row-values.ts";

/** What the first line of an entry says for those below it. */
const saidOnce: readonly Field[] = ["journal", "voucher", "transactionType", "document"];

/** The entry of a journal whose lines are being read. */
export interface HeadedEntry {
  readonly date: Day;
  /** No two entries are called the same, which their documents may be. */
  readonly id: string;
  /** What a line says itself, or its entry for it. */
  readonly textOf: (values: RowValues) => RowValues["text"];
  readonly add: (amount: Minor) => void;
  /** The file's own totals below the entry, beside what its lines come to. */
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

/** The same mapping, with whether the sheet's entries are headed, which is told by its rows each time. */
export function withHeadedEntries(
  { entries: _, ...mapping }: Mapping,
  rows: readonly SheetRow[],
  digits: number,
): Mapping {
  if (mapping.kind !== "general-ledger") return mapping;
  const body = rows.filter(({ number }) => number > mapping.headingRow);
  return headsEntries(mapping, body, digits) ? { ...mapping, entries: "headed" } : mapping;
}

/**
 * Whether the lines of an entry stand below the one that says its day, and say none. Taken for that where
 * such entries balance, most of them at least: a day that was only forgotten doesn't make an entry whole.
 */
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

/**
 * The same ledger without its column of other accounts, where each of them has rows of its own: posted to
 * both, everything would count twice, and balance all the same. Where only some rows are there twice,
 * nobody can say which, and it stays as it is.
 */
export function withOwnRows(mapping: Mapping, { contras }: FileBooks): Mapping | undefined {
  if (!contras?.ownRows) return undefined;
  return { ...mapping, columns: mapping.columns.filter(({ field }) => field !== "contraAccount") };
}
