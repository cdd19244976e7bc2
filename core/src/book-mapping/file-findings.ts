import type { Day } from "../calendar/day.ts";
import { currencyDigits, type Minor, toMinor } from "../money/money.ts";
import type { BookedFile } from "./book-file.ts";
import type { FileBooks, LeftOut, LeftOutRow } from "./file-books.ts";
import type { OddYears } from "./odd-years.ts";
import type { OpeningsSource } from "./opening-balances.ts";
import type { PostedPeriods } from "./posted-periods.ts";
import type { Fault } from "./reading.ts";
import { sheetCheck } from "./sheet-check.ts";
import { contradicts, type StatementFinding, statementFindings } from "./statement-findings.ts";
import { clean } from "./table-view.ts";
import { type FileCheck, type FileDifference, isSerious, tieOut } from "./tie-out.ts";

export interface FileFindings extends OddYears {
  readonly companyName?: string;
  readonly from?: Day;
  readonly upTo?: Day;
  /** The only days with balances, where the file has no postings between them. */
  readonly balanceDays?: readonly Day[];
  /** Those on which the year had been closed, so that they have no income statement. */
  readonly closedDays?: readonly Day[];
  /** Set where the file doesn't say what accounts held before its first posting. */
  readonly openings?: Pick<OpeningsSource, "on" | "from" | "fileName">;
  readonly fiscalYearEnd: BookedFile["fiscalYearEnd"];
  readonly fiscalYears: readonly { readonly start: Day; readonly end: Day }[];
  /** Last days of years that the file closed itself; the books are collected without those entries. */
  readonly yearsClosed?: readonly Day[];
  /** Last days of the years before the postings, of which the file has balances alone. */
  readonly yearsBefore?: readonly Day[];
  /** Last days of years whose balances statements leave out: later years don't go on from them. */
  readonly yearsNotShown?: readonly Day[];
  /** A date is probably mistyped, because the books run too long. */
  readonly oddSpan?: boolean;
  readonly currency: { readonly code: string; readonly said: boolean };
  readonly figures: FileFigures;
  readonly tieOut: {
    readonly agreed: number;
    readonly notCheckable: number;
    readonly total: number;
    readonly checks: readonly FoundCheck[];
  };
  /** Rows that were left out, and the first of them. */
  readonly rejectedCount: number;
  /** Rejected rows with figures that aren't totals: part of the books is missing. */
  readonly rejectedBooks: number;
  readonly rejected: readonly RejectedRow[];
  /** The sender's own statements beside the books, as they compare with them. */
  readonly statements?: readonly StatementFinding[];
  /** Needs confirmation to send: something doesn't tie out or is missing. */
  readonly differs: boolean;
}

export interface FileFigures {
  readonly accounts: number;
  readonly lines: number;
  readonly debits: Minor;
  readonly credits: Minor;
  /** Debits less credits. */
  readonly difference: Minor;
  readonly digits: number;
  readonly guessedTypes: number;
  /** Numbered accounts without a name; absent where all have one. */
  readonly nameless?: number;
}

export interface FoundCheck extends Pick<FileCheck, "id" | "outcome" | "agreed" | "of" | "amount"> {
  readonly differences: readonly FoundDifference[];
}

export interface FoundDifference extends Pick<FileDifference, "expected" | "actual"> {
  readonly row?: number;
  readonly accountId?: string;
  readonly accountName?: string;
  readonly transactionId?: string;
  readonly end?: Day;
}

export interface RejectedRow {
  readonly row: number;
  readonly name?: string;
  readonly value: string;
  readonly fault: Fault;
  /** Which part of the value is wrong. */
  readonly start?: number;
  readonly end?: number;
  readonly column?: number;
}

const saysBalances = (openings: BookedFile["openings"]): boolean =>
  openings?.from === "sender" || openings?.from === "file";

const sourceOf = ({ on, from, fileName }: OpeningsSource) => ({
  ...{ on, from },
  ...(fileName !== undefined && { fileName }),
});

/** What a screen shows; the rest is downloaded. */
const shown = 50;

export function findingsOf(
  books: FileBooks,
  booked: BookedFile,
  currency: FileFindings["currency"],
): FileFindings {
  const { accounts, types, fiscalYearEnd, closing, periods, isOddSpan, closedDays } = booked;
  const { oddYears, yearsNotShown } = booked;
  const isOpened = periods && saysBalances(booked.openings);
  const { checks, agreed, notCheckable, total } = tieOut(
    isOpened ? { ...books, openings: periods.openings } : books,
    sheetCheck(booked),
  );
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const { debits, credits } = sidesOf(books);
  const { company, lines, leftOut, fiscalYears } = books;
  const statements = statementFindings(booked);
  const nameless = books.accounts.filter(({ name, number }) => name === number).length;
  return {
    ...(company.name !== undefined && { companyName: clean(company.name) }),
    ...(periods && { from: periods.from, upTo: periods.upTo }),
    ...(periods && daysAlone(periods)),
    ...(closedDays.length > 0 && { closedDays }),
    ...(yearsNotShown.length > 0 && { yearsNotShown }),
    ...oddYears,
    ...(booked.openings && { openings: sourceOf(booked.openings) }),
    fiscalYearEnd,
    fiscalYears: fiscalYears.map(({ start, end }) => ({ start, end })),
    ...(closing && { yearsClosed: closing.years }),
    ...(isOddSpan && { oddSpan: true }),
    currency,
    figures: {
      accounts: books.accounts.length,
      lines: lines.count,
      debits,
      credits,
      guessedTypes: types.filter(({ from }) => from === "guess").length,
      ...(nameless > 0 && { nameless }),
      difference: toMinor(debits - credits),
      digits: currencyDigits(currency.code),
    },
    tieOut: {
      agreed,
      notCheckable,
      total,
      checks: checks.map((check) => ({
        ...check,
        differences: check.differences.map((difference) => found(difference, names)),
      })),
    },
    rejectedCount: leftOut.count,
    rejectedBooks: booksLeftOut(leftOut),
    rejected: worstFirst(leftOut.rows).slice(0, shown).map(rejected),
    ...(statements.length > 0 && { statements }),
    differs: checks.some(isSerious) || booksLeftOut(leftOut) > 0 || statements.some(contradicts),
  };
}

/** Days of which the file has balances alone: all, or those before its postings. */
function daysAlone({
  balanceDays,
  postedFrom,
}: PostedPeriods): Pick<FileFindings, "balanceDays" | "yearsBefore"> {
  if (!balanceDays) return {};
  if (postedFrom === undefined) return { balanceDays };
  return { yearsBefore: balanceDays.filter((day) => day < postedFrom) };
}

/** Totals, headings and remarks don't count. */
function booksLeftOut({ count, rows }: LeftOut): number {
  return count - rows.filter(isNoPart).length;
}

function worstFirst(rows: readonly LeftOutRow[]): LeftOutRow[] {
  return [...rows.filter((row) => !isNoPart(row)), ...rows.filter(isNoPart)];
}

const isNoPart = ({ fault }: LeftOutRow) => fault === "total" || fault === "no-figures";

function found(
  { expected, actual, place }: FileDifference,
  names: ReadonlyMap<string, string>,
): FoundDifference {
  const { row, accountId, transactionId, end } = place;
  const accountName = accountId === undefined ? undefined : names.get(accountId);
  return {
    expected,
    actual,
    ...(row !== undefined && { row }),
    ...(accountId !== undefined && { accountId: clean(accountId) }),
    ...(accountName !== undefined && { accountName: clean(accountName) }),
    ...(transactionId !== undefined && { transactionId: clean(transactionId) }),
    ...(end !== undefined && { end }),
  };
}

function rejected({ row, name, value, fault, span, column }: LeftOutRow): RejectedRow {
  return {
    row,
    value: clean(value),
    fault,
    ...(name !== undefined && { name: clean(name) }),
    ...(span && { start: span.start, end: span.end }),
    ...(column !== undefined && { column }),
  };
}

/** From the lines, else the last balances, else the movements. */
function sidesOf({ lines, closings, movements }: FileBooks): {
  readonly debits: Minor;
  readonly credits: Minor;
} {
  if (lines.count > 0) return lines;
  const last = closings.reduce<Day>((latest, { on }) => (on > latest ? on : latest), "" as Day);
  const sides =
    last === ""
      ? movements
      : closings
          .filter(({ on }) => on === last)
          .map(({ amount }) => ({ debit: Math.max(amount, 0), credit: Math.max(-amount, 0) }));
  return {
    debits: toMinor(sides.reduce((sum, { debit }) => sum + debit, 0)),
    credits: toMinor(sides.reduce((sum, { credit }) => sum + credit, 0)),
  };
}
