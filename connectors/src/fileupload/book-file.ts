import { type BookedFile, bookFile } from "@tieout/core/book-mapping/book-file";
import { type SaidType, saidTypesOf } from "@tieout/core/book-mapping/complete-chart";
import { accountTypesOf, type TypesAsked } from "@tieout/core/book-mapping/file-account-types";
import type { FileBalance, FileBooks } from "@tieout/core/book-mapping/file-books";
import { fileChecks } from "@tieout/core/book-mapping/file-checks";
import type { SaidOpenings } from "@tieout/core/book-mapping/file-choices";
import { findingsOf } from "@tieout/core/book-mapping/file-findings";
import type { PostedPeriods } from "@tieout/core/book-mapping/posted-periods";
import { materialityOf } from "@tieout/core/book-mapping/statement-findings";
import { openingsOfFiles } from "@tieout/core/book-mapping/supporting-file";
import { addDays, type Day, daysBetween } from "@tieout/core/calendar/day";
import { type FiscalYearEnd, fiscalYearOf } from "@tieout/core/calendar/fiscal-year";
import type { Check, VendorFigure } from "@tieout/core/check/check";
import { checkPeriod, type PeriodAnswer } from "@tieout/core/check/period-check";
import { currencyDigits } from "@tieout/core/money";
import { comparePeriods, type DaySpan } from "@tieout/core/submission-request/period-asked";
import { type BooksRecipe, summedBooks } from "../book-decoding/open-books.ts";
import { type BooksReader, type Company, ConnectorError, type Tokens } from "../connector.ts";
import { cleanAccount, type LinePages, linePages } from "./line-pages.ts";

export type BookFileReader = Pick<
  BooksReader,
  "company" | "accounts" | "journalLines" | "trialBalance" | "balanceSheets"
>;

interface OpenFile {
  readonly stored: StoredBooks;
  /** As in the file; `booked` has what is collected. */
  readonly books: FileBooks;
  readonly booked: BookedFile;
  readonly periods: PostedPeriods;
  readonly lines: LinePages;
}

const accountsAPage = 5_000;

/** Reads a file as if it were a package, in this process: callers must be able to kill it. */
export async function bookFileReader(bytes: Buffer, stored: StoredBooks): Promise<BookFileReader> {
  const file = await openFile(bytes, stored);
  const { booked, periods, lines } = file;
  return {
    company: async () => companyOf(file),
    accounts: async (cursor = "0") => {
      const end = Number(cursor) + accountsAPage;
      const items = booked.accounts.slice(Number(cursor), end).map(cleanAccount);
      return end < booked.accounts.length ? { items, next: String(end) } : { items };
    },
    journalLines: (_ask, cursor) => lines(cursor),
    trialBalance: async ({ asOf }) => {
      if (lacksOpenings(booked)) return [];
      if (asOf === addDays(periods.from, -1)) return periods.openings;
      return closingsOn(booked.books, asOf === periods.upTo ? closingDay(file) : asOf);
    },
    balanceSheets: async (days) => (lacksOpenings(booked) ? [] : otherClosings(file, days)),
  };
}

const lacksOpenings = ({ openings }: BookedFile): boolean => openings?.from === "none";

async function openFile(bytes: Buffer, stored: StoredBooks): Promise<OpenFile> {
  const { recipe, today, fiscalYearEnd, types, openings } = stored;
  const { books } = await summedBooks(bytes, recipe);
  const booked = bookFile(books, today, {
    fiscalYearEnd,
    types: types && saidTypesOf(types.said),
    openings: openingsOfFiles(recipe.supporting) ?? openings,
  });
  const { periods, closing } = booked;
  if (!periods) throw new ConnectorError("bad-data", "The file has no figures.");
  const lines = linePages({ bytes, recipe, books, periods, ...(closing && { closing }) });
  return { stored, books, booked, periods, lines };
}

function companyOf({ stored, books, booked, periods }: OpenFile): Company {
  const { currency: code, businessName, fiscalYearEnd, differenceAccepted: accepted } = stored;
  const findings = findingsOf(books, booked, { code, said: true });
  const digits = currencyDigits(code);
  const accountTypes = stored.types && accountTypesOf(booked, { ...stored.types, digits });
  const materiality = materialityOf(booked, stored.types?.materialityBasisPoints ?? usualShare);
  const name = findings.companyName ?? businessName;
  const days = daysBetween(periods.from, periods.upTo) + 1;
  return {
    id: stored.storageKey,
    name,
    legalName: name,
    currency: code,
    fiscalYearEnd,
    linesADay: (books.lines.count || periods.movements.length) / days,
    covers: { start: periods.from, end: periods.upTo },
    ...(periods.balanceDays && { balanceDays: periods.balanceDays }),
    hasEntries: books.lines.count > 0,
    ...(lacksOpenings(booked) && { openingsUnknown: true }),
    findings: [
      ...fileChecks(findings, { accepted, materiality, ...(accountTypes && { accountTypes }) }),
      ...periodChecks(stored, booked, periods),
    ],
  };
}

/** Of what's material, in basis points, for books that were sent without asking for types. */
const usualShare = 100;

function periodChecks(
  { period }: StoredBooks,
  { openings }: BookedFile,
  { from, upTo }: PostedPeriods,
): Check[] {
  if (!period) return [];
  const { asked, answer } = period;
  const compared = comparePeriods(asked, { from, upTo });
  return checkPeriod({ compared, began: openings?.from === "began", answer });
}

/** A file may give year-end balances before the year ends; they count for its last day so far. */
function closingDay({ books, periods, stored }: OpenFile): Day {
  const { end } = fiscalYearOf(periods.upTo, stored.fiscalYearEnd);
  const days = books.closings.map(({ on }) => on);
  return days.filter((on) => on >= periods.upTo && on <= end).sort()[0] ?? periods.upTo;
}

const closingsOn = ({ closings }: FileBooks, day: Day): FileBalance[] =>
  closings.filter(({ on }) => on === day);

/** Month-end balances within a year; the year-end ones are a trial balance that is asked for. */
function otherClosings(
  { booked, periods, stored }: OpenFile,
  days: readonly Day[],
): VendorFigure[] {
  const asked = days.filter(
    (day) => day !== periods.upTo && fiscalYearOf(day, stored.fiscalYearEnd).end !== day,
  );
  return asked.flatMap((day) =>
    closingsOn(booked.books, day).map(({ accountId, amount }) => ({
      report: "TrialBalance",
      end: day,
      accountId,
      amount,
    })),
  );
}

/** Names the stored file and how to read it. The consent of an uploaded file holds this and nothing else. */
export interface StoredBooks {
  readonly storageKey: string;
  readonly recipe: BooksRecipe;
  /** As the sender confirmed it. */
  readonly fiscalYearEnd: FiscalYearEnd;
  /** ISO 4217. */
  readonly currency: string;
  /** What the business is called where the file doesn't say it. */
  readonly businessName: string;
  /** The day it was where it was sent from (D-56). */
  readonly today: Day;
  /** The sender saw the difference and sent the file anyway. */
  readonly differenceAccepted: boolean;
  /** The account types asked of the sender, with the answers; absent if the file has all types. */
  readonly types?: Omit<TypesAsked, "digits"> & { readonly said: readonly SaidType[] };
  /** Of a file without opening balances, as the sender said them. */
  readonly openings?: SaidOpenings;
  /** Asked for, where a period was; with what the sender said if the file has another. */
  readonly period?: { readonly asked: DaySpan; readonly answer?: PeriodAnswer };
}

/** Never needs renewal: it ends when the file is deleted. */
export function tokensOfFile(books: StoredBooks): Tokens {
  return { access: JSON.stringify(books), accessExpiresAt: "9999-12-31T23:59:59.000Z" };
}

/** Unchecked, because only `tokensOfFile` makes what is encrypted for such a connection. */
export const storedBooksOf = (access: string) => JSON.parse(access) as StoredBooks;
