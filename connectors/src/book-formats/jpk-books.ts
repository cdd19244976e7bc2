import { readFigure } from "@tieout/core/book-mapping/figure";
import type { FileBooks, FileFiscalYear } from "@tieout/core/book-mapping/file-books";
import { addDays, type Day, parseDay } from "@tieout/core/calendar/day";
import { currencyDigits, isCurrencyCode, type Minor, toMinor } from "@tieout/core/money";
import { fiscalYearsBetween } from "./fiscal-years.ts";
import type { Gathering } from "./gathering.ts";
import { fileAccount } from "./row-values.ts";
import { parentRows } from "./summing-rows.ts";

export interface JpkEntry {
  readonly id: string;
  readonly type: string;
  readonly date: Day | undefined;
  readonly document: string;
  readonly memo: string;
}

/** A row of the trial balance, debit positive. */
export interface JpkBalance {
  readonly row: number;
  readonly account: string;
  readonly name: string;
  readonly opening: Minor;
  readonly debit: Minor;
  readonly credit: Minor;
  readonly closing: Minor;
}

export interface JpkFile {
  readonly gathered: Gathering;
  readonly path: string[];
  /** Of the record that is open, by the older schema's names. */
  readonly facts: Map<string, string>;
  readonly header: Map<string, string>;
  readonly balances: JpkBalance[];
  /** By number, because JPK_KR's lines come after all of them. */
  readonly entries: Map<string, JpkEntry>;
  /** The one that holds the lines, in JPK_KR_PD. */
  entry: JpkEntry | undefined;
  line: number;
}

/** The trial balance, and what its accounts and control totals are held to. */
export function jpkBooks(file: JpkFile): FileBooks {
  const { gathered, header, balances, entries } = file;
  const { first, last, debits, credits, count, months } = gathered.lines();
  const span = spanOf(header) ?? (first && last ? { start: first, end: last } : undefined);
  const parents = parentRows(
    balances.map(({ row, account, opening, closing }) => ({
      row,
      account,
      figures: [opening, closing],
    })),
  );
  const own = balances.filter(({ row }) => !parents.has(row));
  const posted = new Map<string, { debit: number; credit: number }>();
  for (const { accountId, debit, credit } of months) {
    const sums = posted.get(accountId) ?? { debit: 0, credit: 0 };
    posted.set(accountId, { debit: sums.debit + debit, credit: sums.credit + credit });
  }
  const opens = beginsYear(file, own) ? ({ opening }: JpkBalance) => opening : eveBalance;
  const listed = new Set<string>();
  for (const balance of own) {
    const { row, account: accountId, name, debit, credit, closing } = balance;
    gathered.account(fileAccount(accountId, name, "", accountId));
    if (listed.has(accountId)) gathered.twice(accountId);
    listed.add(accountId);
    if (span) {
      gathered.opening({ accountId, on: addDays(span.start, -1), amount: opens(balance) });
      gathered.closing({ accountId, on: span.end, amount: closing });
    }
    if (count === 0) continue;
    const added = posted.get(accountId) ?? { debit: 0, credit: 0 };
    const place = { row, accountId };
    gathered.total({ what: "debits", place, said: debit, added: toMinor(added.debit) });
    gathered.total({ what: "credits", place, said: credit, added: toMinor(added.credit) });
  }
  const controls = [
    ["debits", "SumaWinien", debits],
    ["credits", "SumaMa", credits],
  ] as const;
  for (const [what, name, added] of controls) {
    const said = readFigure(header.get(name) ?? "", style(file));
    if (said.result === "read") gathered.total({ what, place: {}, said: said.value, added });
  }
  const number = header.get("LiczbaWierszyDziennika");
  if (number !== undefined && /^\d+$/.test(number)) {
    const [said, added] = [toMinor(Number(number)), toMinor(entries.size)];
    gathered.total({ what: "entries", place: {}, said, added });
  }
  const registrationNumber = header.get("NIP");
  const name = header.get("PelnaNazwa");
  const currency = currencyOf(header);
  return gathered.books({
    company: {
      ...(currency !== undefined && { currency }),
      ...(name !== undefined && { name }),
      ...(registrationNumber !== undefined && { registrationNumber }),
    },
    fiscalYears: yearsOf(header, span),
    ...(span && { covered: span.end }),
  });
}

/** An account's balance on the day before the file's period. */
const eveBalance = ({ debit, credit, closing }: JpkBalance): Minor =>
  toMinor(closing - debit + credit);

/** A file of a later month may have what accounts held as the year began, which isn't the balance before its own entries. */
function beginsYear({ header }: JpkFile, balances: readonly JpkBalance[]): boolean {
  const [from, year] = ["DataOd", "RokDataOd"].map((name) => header.get(name));
  if (year !== undefined) return year === from;
  const following = balances.filter((balance) => balance.opening === eveBalance(balance));
  return following.length * 2 > balances.length;
}

interface Span {
  readonly start: Day;
  readonly end: Day;
}

export const spanOf = (header: ReadonlyMap<string, string>, prefix = ""): Span | undefined => {
  const [start, end] = ["DataOd", "DataDo"].map((name) =>
    parseDay((header.get(prefix + name) ?? "").slice(0, 10)),
  );
  return start && end && { start, end };
};

function yearsOf(header: ReadonlyMap<string, string>, span: Span | undefined): FileFiscalYear[] {
  const year = spanOf(header, "Rok");
  return year ? [{ ...year, said: true }] : fiscalYearsBetween(span?.start, span?.end, undefined);
}

/** The law asks for books in zlotys; the header may say another currency. */
function currencyOf(header: ReadonlyMap<string, string>): string | undefined {
  const code = (header.get("DomyslnyKodWaluty") ?? "PLN").toUpperCase();
  return isCurrencyCode(code) ? code : undefined;
}

export const style = ({ header }: Pick<JpkFile, "header">) => ({
  decimal: "." as const,
  digits: currencyDigits(currencyOf(header) ?? "PLN"),
});
