import { addDays, type Day, daysBetween, fiscalYearOf } from "@tieout/core/calendar";
import type { VendorFigure } from "@tieout/core/check";
import {
  type BookedFile,
  bookFile,
  type FileBalance,
  type FileBooks,
  fileChecks,
  findingsOf,
  type PostedPeriods,
} from "@tieout/core/file-import";
import { FileRefused, openBooks } from "../../reading/index.ts";
import type { Access, BooksReader, Company, Page } from "../connector.ts";
import { ConnectorError } from "../connector-error.ts";
import { cleanAccount } from "./clean.ts";
import { type LinePages, linePages } from "./line-pages.ts";
import { type StoredBooks, storedBooksOf } from "./stored-books.ts";

/** Where books files lie. */
export interface FileStore {
  readonly exists: (key: string) => Promise<boolean>;
  readonly get: (key: string) => Promise<Buffer>;
}

interface OpenFile {
  readonly stored: StoredBooks;
  /** As the file has them; what is collected of them is in `booked`. */
  readonly books: FileBooks;
  readonly booked: BookedFile;
  readonly periods: PostedPeriods;
  readonly lines: LinePages;
}

/** Reads a file's books as if it were a package; of what a file doesn't have there is none. */
export function fileReader(files: FileStore, access: Access): BooksReader {
  let opening: Promise<OpenFile> | undefined;
  const opened = () => {
    opening ??= openFile(files, access);
    return opening;
  };
  const nothing = async (): Promise<Page<never>> => ({ items: [] });

  return {
    company: async () => companyOf(await opened()),
    accounts: async () => ({ items: (await opened()).booked.accounts.map(cleanAccount) }),
    parties: nothing,
    journalLines: async (_ask, cursor) => (await opened()).lines(cursor),
    openDocuments: nothing,
    trialBalance: async ({ asOf }) => {
      const { booked, periods } = await opened();
      if (asOf === addDays(periods.from, -1)) return periods.openings;
      return closingsOn(booked.books, asOf === periods.upTo ? closingDay(await opened()) : asOf);
    },
    aging: async () => {
      throw new ConnectorError("bad-data", "A file has no aging.");
    },
    balanceSheets: async (days) => otherClosings(await opened(), days),
    incomeStatements: async () => [],
  };
}

async function openFile(files: FileStore, access: Access): Promise<OpenFile> {
  const stored = storedBooksOf(await access.token());
  const { storageKey, recipe, today, fiscalYearEnd } = stored;
  if (!(await files.exists(storageKey))) {
    throw new ConnectorError("reconnect-needed", "The file was deleted.");
  }
  const bytes = await files.get(storageKey);
  try {
    const books = await booksOf(bytes, stored);
    const booked = bookFile(books, today, fiscalYearEnd);
    const { periods, closing } = booked;
    if (!periods) throw new ConnectorError("bad-data", "The file has no figures.");
    const lines = linePages({ bytes, recipe, books, periods, ...(closing && { closing }) });
    return { stored, books, booked, periods, lines };
  } catch (fault) {
    if (!(fault instanceof FileRefused)) throw fault;
    throw new ConnectorError("bad-data", "The file can't be read.", { cause: fault });
  }
}

async function booksOf(bytes: Buffer, { recipe }: StoredBooks): Promise<FileBooks> {
  const reading = openBooks(bytes, recipe);
  for (;;) {
    const step = await reading.next();
    if (step.done) return step.value;
  }
}

function companyOf({ stored, books, booked, periods }: OpenFile): Company {
  const { currency: code, businessName, fiscalYearEnd, differenceAccepted } = stored;
  const findings = findingsOf(books, booked, { code, said: true });
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
    findings: fileChecks(findings, { accepted: differenceAccepted }),
  };
}

/** A file may give the balances of a year's end before the year has ended: they are of its last day so far. */
function closingDay({ books, periods, stored }: OpenFile): Day {
  const { end } = fiscalYearOf(periods.upTo, stored.fiscalYearEnd);
  const days = books.closings.map(({ on }) => on);
  return days.filter((on) => on >= periods.upTo && on <= end).sort()[0] ?? periods.upTo;
}

const closingsOn = ({ closings }: FileBooks, day: Day): FileBalance[] =>
  closings.filter(({ on }) => on === day);

/** Balances of months within a year; those of its end are a trial balance that is asked for. */
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
