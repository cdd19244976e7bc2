import type { FileBooks, LeftOut } from "@tieout/core/book-mapping/file-books";
import { findingsOf } from "@tieout/core/book-mapping/file-findings";
import type {
  BooksFileKind,
  FileAsk,
  FileReport,
  FileTable,
} from "@tieout/core/book-mapping/file-report";
import type { RejectedRows } from "@tieout/core/book-mapping/left-out-csv";
import { endOfLastFullMonth } from "@tieout/core/calendar/day";
import type { FiscalYearEnd } from "@tieout/core/calendar/fiscal-year";
import { currencyDigits } from "@tieout/core/money";
import {
  type BooksRecipe,
  summedBooks,
  type TableRecipe,
  tableRows,
} from "../book-decoding/open-books.ts";
import type { SheetKind } from "../book-decoding/read-sheets.ts";
import { encodingOf } from "../book-decoding/text-encoding.ts";
import { datevTaxes } from "../book-formats/datev-taxes.ts";
import { fecYearEnd, isYearOf } from "../book-formats/fec-reader.ts";
import { isParted } from "../book-formats/ledger-state.ts";
import { yearEndOn } from "../book-formats/period-heading.ts";
import { firstDayOfVouchers } from "../book-formats/sie-voucher-year.ts";
import { bookedAsSaid } from "./booked-as-said.ts";
import { likelierBooks } from "./likelier-books.ts";
import { isTemplate, lookAtTable, OtherReportSent, type TableSeen } from "./look-at-table.ts";
import type { FileToRead } from "./messages.ts";

interface FileRead {
  readonly report: FileReport;
  /** Absent until the columns are known. */
  readonly recipe?: BooksRecipe;
  readonly books?: FileBooks;
  readonly headings: readonly string[];
}

/** Used where neither the file nor a person says it. */
const likelyCurrency = "USD";

/** Reads as far as possible without a person's answers. @throws FileRefused */
export async function readFile(file: FileToRead): Promise<FileRead> {
  const { kind } = file;
  return kind === "sie" || kind === "saf-t" || kind === "fec"
    ? readBooksFile(file, kind)
    : readTable(file, kind);
}

async function readBooksFile(file: FileToRead, kind: "sie" | "saf-t" | "fec"): Promise<FileRead> {
  const { bytes, fileName, choices } = file;
  const named = kind === "fec" ? await yearNamed(bytes, fileName) : undefined;
  const fiscalYearEnd = choices.fiscalYearEnd ?? named;
  const asDated = asSaid(kind, fiscalYearEnd, choices);
  const { books: asRead, recipe } = await withItsVouchers(bytes, asDated);
  if (kind === "saf-t" && asRead.accounts.length === 0 && asRead.lines.count === 0) {
    throw new OtherReportSent({ kind: "saft-without-ledger", source: "saft" });
  }
  const { lastDays } = asRead;
  const lastDay = lastDays?.find((day) => day === choices.lastDay);
  const currency = currencyOf(asRead, choices.currency ?? legalCurrency[kind]);
  const supported = await bookedAsSaid(file, asRead, fiscalYearEnd, currency.code);
  const { books, booked, asked } = supported;
  const asks: FileAsk[] = [
    ...(lastDays && lastDay === undefined ? (["last-day"] as const) : []),
    ...(currency.said ? [] : (["currency"] as const)),
    ...(booked.fiscalYearEnd.said ? [] : (["fiscal-year-end"] as const)),
  ];
  return {
    report: {
      kind,
      remembered: false,
      asks,
      ...(lastDays && { lastDays }),
      ...(lastDay !== undefined && { lastDay }),
      ...(kind !== "saf-t" && { encoding: encodingOf(bytes) }),
      findings: findingsOf(books, booked, currency),
      ...asked,
    },
    recipe: { ...recipe, ...supported.kept },
    books,
    headings: [],
  };
}

/** By its name, unless that's of another year than the entries. */
async function yearNamed(bytes: Buffer, fileName: string): Promise<FiscalYearEnd | undefined> {
  const named = fecYearEnd(fileName);
  if (named === undefined) return undefined;
  const { books } = await summedBooks(bytes, { kind: "fec", answers: {} });
  return isYearOf(named, books.lines) ? yearEndOn(named) : undefined;
}

function asSaid(
  kind: "sie" | "saf-t" | "fec",
  fiscalYearEnd: FiscalYearEnd | undefined,
  { lastDay }: FileToRead["choices"],
): BooksRecipe {
  switch (kind) {
    case "sie":
      return lastDay === undefined ? { kind } : { kind, answers: { lastDay } };
    case "fec":
      return { kind, answers: fiscalYearEnd ? { fiscalYearEnd } : {} };
    case "saf-t":
      return { kind };
  }
}

/** As dated, unless vouchers that are dated before a SIE file's year belong to it. */
async function withItsVouchers(
  bytes: Buffer,
  asDated: BooksRecipe,
): Promise<{ readonly books: FileBooks; readonly recipe: BooksRecipe }> {
  const { books } = await summedBooks(bytes, asDated);
  const postedFrom = asDated.kind === "sie" ? firstDayOfVouchers(books) : undefined;
  if (postedFrom === undefined) return { books, recipe: asDated };
  const said = asDated.kind === "sie" ? asDated.answers : undefined;
  const recipe: BooksRecipe = { kind: "sie", answers: { ...said, postedFrom } };
  return { books: (await summedBooks(bytes, recipe)).books, recipe };
}

/** French law requires FEC in euros. */
const legalCurrency: { readonly [Kind in "sie" | "saf-t" | "fec"]?: string } = { fec: "EUR" };

async function readTable(file: FileToRead, kind: SheetKind): Promise<FileRead> {
  const { bytes, choices, today } = file;
  const said = choices.currency;
  const digits = currencyDigits(said ?? likelyCurrency);
  const seen = await lookAtTable(file, kind, digits);
  const { mapping, answers: before } = seen;
  const currency = said ?? mapping.batch?.currency ?? before?.currency;
  const fiscalYearEnd = choices.fiscalYearEnd ?? before?.fiscalYearEnd ?? seen.fiscalYearEnd;
  const isText = kind === "csv" || kind === "txt";
  const described = {
    kind: kindOf(seen),
    ...(isText && { encoding: encodingOf(bytes) }),
    remembered: seen.remembered,
    sheets: seen.sheets,
  };
  const { headings } = mapping;
  if (!seen.canBeRead) {
    const table = { ...seen.table, rowCount: await seen.countRows() };
    return { report: { ...described, table, asks: seen.asks }, headings };
  }

  // Trial balances are usually of the last finished month.
  const asOf = seen.needsDay
    ? (choices.asOf ?? seen.guessedDay ?? endOfLastFullMonth(today))
    : undefined;
  const asMapped: TableRecipe = {
    kind,
    table: { sheet: seen.table.sheet, mapping },
    ...(seen.chart && { chart: seen.chart }),
    ...(seen.statements.length > 0 && { statements: seen.statements }),
    answers: {
      digits: currencyDigits(currency ?? likelyCurrency),
      ...(asOf !== undefined && { asOf }),
      ...(fiscalYearEnd && { fiscalYearEnd }),
    },
  };
  if (mapping.batch && (await addsTaxes(bytes, asMapped))) {
    throw new OtherReportSent({ kind: "datev-gross", source: "datev" });
  }
  const { recipe, pieceCount, ...alone } = await likelierBooks(bytes, asMapped, {
    mayLeaveOut: choices.columns === undefined,
    signs: choices.signs,
  });
  const spokenOf = currencyOf(alone.books, currency);
  const supported = await bookedAsSaid(file, alone.books, fiscalYearEnd, spokenOf.code);
  const { books, booked, asked } = supported;
  const rowCount = Math.max(pieceCount, books.lines.count);
  return {
    report: {
      ...described,
      table: {
        ...seen.table,
        columns: asRead(seen.table.columns, recipe),
        ...signsRead(recipe, choices),
        rowCount,
      },
      asks: [
        ...seen.asks,
        ...(currency === undefined ? (["currency"] as const) : []),
        ...(booked.fiscalYearEnd.said ? [] : (["fiscal-year-end"] as const)),
      ],
      ...(asOf !== undefined && { asOf }),
      findings: findingsOf(books, booked, spokenOf),
      ...asked,
    },
    recipe: { ...recipe, ...supported.kept },
    books,
    headings,
  };
}

async function addsTaxes(bytes: Buffer, recipe: TableRecipe): Promise<boolean> {
  const taxes = datevTaxes(recipe.table.mapping);
  for await (const row of await tableRows(bytes, recipe)) taxes.take(row);
  return taxes.areAdded();
}

/** A ledger whose columns tell debits and credits apart has no signs to choose. */
function signsRead(
  { table: { mapping } }: TableRecipe,
  { signs }: FileToRead["choices"],
): Pick<FileTable, "signs"> {
  if (mapping.kind !== "general-ledger" || isParted(mapping)) return {};
  const means = mapping.signs ?? "debit-positive";
  return { signs: { means, why: signs === undefined ? "matched" : "choice" } };
}

/** The columns as read: unused ones have no field. */
function asRead(columns: FileTable["columns"], { table }: TableRecipe): FileTable["columns"] {
  const used = new Set(table.mapping.columns.map(({ column }) => column));
  return columns.map(({ field, why, ...view }) =>
    used.has(view.column) ? { ...view, ...(field && { field }), ...(why && { why }) } : view,
  );
}

function kindOf(seen: TableSeen): BooksFileKind {
  return isTemplate(seen.sheets) ? "template" : seen.table.kind;
}

function currencyOf({ company }: FileBooks, said: string | undefined) {
  const code = said ?? company.currency;
  return { code: code ?? likelyCurrency, said: code !== undefined };
}

/** Cells may hold pages; rejected rows need only the beginning. */
const lettersKept = 1_000;

export function rejectedRows(headings: readonly string[], leftOut?: LeftOut): RejectedRows {
  const rows = leftOut?.rows ?? [];
  return {
    headings: headings.map(kept),
    rows: rows.map(({ row, value, fault, cells }) => ({
      row,
      value: kept(value),
      fault,
      cells: cells.map(kept),
    })),
  };
}

/** PostgreSQL can't store NUL or lone surrogates. */
const kept = (text: string) => text.slice(0, lettersKept).replace(/\0|\p{Cs}/gu, "");
