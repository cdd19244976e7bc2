import { setImmediate as pause } from "node:timers/promises";
import type { BooksAnswers } from "@tieout/core/book-mapping/books-answers";
import { withChart } from "@tieout/core/book-mapping/complete-chart";
import type { BooksIntake, FileBooks } from "@tieout/core/book-mapping/file-books";
import type { Mapping } from "@tieout/core/book-mapping/mapping";
import type { StatementTypes } from "@tieout/core/book-mapping/reported-statement";
import { withStatements } from "@tieout/core/book-mapping/statement-types";
import { type SupportingWords, withSupporting } from "@tieout/core/book-mapping/supporting-file";
import type { JournalLine } from "@tieout/core/ledger/ledger";
import { chartReader } from "../book-formats/chart-reader.ts";
import { datevReader } from "../book-formats/datev-reader.ts";
import { fecReader } from "../book-formats/fec-reader.ts";
import { TooManyAccounts } from "../book-formats/gathering.ts";
import { ledgerReader } from "../book-formats/ledger-reader.ts";
import type { LedgerSurvey } from "../book-formats/ledger-survey.ts";
import { reportOfTypes } from "../book-formats/report-of-types.ts";
import { type SieAnswers, sieReader } from "../book-formats/sie-reader.ts";
import { trialBalanceReader } from "../book-formats/trial-balance-reader.ts";
import { xmlBooksReader } from "../book-formats/xml-books-reader.ts";
import { firstRows, readSheets, type SheetKind } from "./read-sheets.ts";
import { FileRefused } from "./refusal.ts";
import { textLines } from "./text-encoding.ts";
import type { Sheet } from "./typed-cell.ts";
import { xmlEvents } from "./xml-stream.ts";

/** How to read a file's books once its columns are known. Plain data, because it's stored. */
export type BooksRecipe = FormatRecipe & {
  /** Openings, types and names from second files. */
  readonly supporting?: readonly SupportingWords[];
};

type FormatRecipe =
  | { readonly kind: "sie"; readonly answers?: SieAnswers }
  | { readonly kind: "saf-t" }
  | { readonly kind: "fec"; readonly answers: Partial<BooksAnswers> }
  | {
      readonly kind: SheetKind;
      readonly table: SheetMapping;
      /** A sheet that describes the accounts, next to the one with figures. */
      readonly chart?: SheetMapping;
      /** Sheets with a profit and loss or a balance sheet of the same books. */
      readonly statements?: readonly number[];
      readonly answers: BooksAnswers;
      /** Facts about accounts that were found by reading the whole ledger. */
      readonly survey?: LedgerSurvey;
    };
export type TableRecipe = Extract<BooksRecipe, { readonly table: SheetMapping }>;

export interface SheetMapping {
  readonly sheet: number;
  readonly mapping: Mapping;
}

/** Reads a file's books: lines are streamed, the rest comes at the end, and only sums are held. */
export function openBooks(
  bytes: Buffer,
  recipe: BooksRecipe,
): AsyncGenerator<JournalLine, FileBooks> {
  switch (recipe.kind) {
    case "sie":
      return readBooks(textLines(bytes), sieReader(recipe.answers));
    case "saf-t":
      return readBooks(xmlEvents(bytes), xmlBooksReader());
    case "fec":
      return readBooks(textLines(bytes), fecReader(recipe.answers));
    default:
      return openTable(bytes, recipe);
  }
}

export async function summedBooks(bytes: Buffer, recipe: BooksRecipe): Promise<SummedBooks> {
  const { books, pieceCount } = await summedAlone(bytes, recipe);
  return { books: withSupporting(books, recipe.supporting), pieceCount };
}

function summedAlone(bytes: Buffer, recipe: BooksRecipe): Promise<SummedBooks> {
  switch (recipe.kind) {
    case "sie":
      return sumBooks(textLines(bytes), sieReader(recipe.answers));
    case "saf-t":
      return sumBooks(xmlEvents(bytes), xmlBooksReader());
    case "fec":
      return sumBooks(textLines(bytes), fecReader(recipe.answers));
    default:
      return summedTable(bytes, recipe);
  }
}

async function* openTable(
  bytes: Buffer,
  recipe: TableRecipe,
): AsyncGenerator<JournalLine, FileBooks> {
  const sheets = await readSheets(bytes, recipe.kind);
  const books = yield* readBooks(rowsOf(sheets, recipe.table), tableReader(recipe));
  return described(books, sheets, recipe);
}

async function summedTable(bytes: Buffer, recipe: TableRecipe): Promise<SummedBooks> {
  const sheets = await readSheets(bytes, recipe.kind);
  const { books, pieceCount } = await sumBooks(rowsOf(sheets, recipe.table), tableReader(recipe));
  return { books: await described(books, sheets, recipe), pieceCount };
}

/** The rows of the recipe's sheet. @throws FileRefused */
export async function tableRows(bytes: Buffer, { kind, table }: TableRecipe) {
  return rowsOf(await readSheets(bytes, kind), table);
}

const tableReader = ({ table: { mapping }, answers, survey }: TableRecipe) =>
  mapping.batch
    ? datevReader(mapping, mapping.batch, answers)
    : mapping.kind === "general-ledger"
      ? ledgerReader(mapping, answers, survey)
      : trialBalanceReader(mapping, answers);

function rowsOf(sheets: readonly Sheet[], { sheet }: SheetMapping) {
  const found = sheets[sheet];
  if (!found) throw new FileRefused("damaged");
  return found.rows();
}

async function described(
  books: FileBooks,
  sheets: readonly Sheet[],
  { chart, statements = [], answers }: TableRecipe,
): Promise<FileBooks> {
  const read =
    chart && (await sumBooks(rowsOf(sheets, chart), chartReader(chart.mapping, answers)));
  const charted = read ? withChart(books, read.books.accounts) : books;
  const found: StatementTypes[] = [];
  for (const sheet of statements.flatMap((number) => sheets[number] ?? [])) {
    const types = reportOfTypes(await firstRows(sheet, statementRows), answers);
    if (types) found.push(types);
  }
  return found.length > 0 ? withStatements(charted, found) : charted;
}

/** Statements have hundreds of rows. */
const statementRows = 5_000;

type Pieces<Piece> = Iterable<Piece> | AsyncIterable<Piece>;

export interface SummedBooks {
  readonly books: FileBooks;
  /** Rows, lines of text or XML events. */
  readonly pieceCount: number;
}

// Some hundredths of a second of work, so that a worker's heartbeat gets its turn.
const pauseAfter = 4_096;

export async function* readBooks<Piece>(
  pieces: Pieces<Piece>,
  intake: BooksIntake<Piece>,
): AsyncGenerator<JournalLine, FileBooks> {
  let count = 0;
  try {
    for await (const piece of pieces) {
      for (const line of intake.take(piece)) yield line;
      count++;
      if (count % pauseAfter === 0) await pause();
    }
    return intake.books();
  } catch (fault) {
    throw refusalOf(fault);
  }
}

/** Without lines: yielding each takes longer than adding it up. */
async function sumBooks<Piece>(
  pieces: Pieces<Piece>,
  intake: BooksIntake<Piece>,
): Promise<SummedBooks> {
  let pieceCount = 0;
  try {
    if (Symbol.iterator in pieces) {
      for (const piece of pieces) {
        intake.take(piece);
        pieceCount++;
        if (pieceCount % pauseAfter === 0) await pause();
      }
    } else {
      for await (const piece of pieces) {
        intake.take(piece);
        pieceCount++;
        if (pieceCount % pauseAfter === 0) await pause();
      }
    }
    return { books: intake.books(), pieceCount };
  } catch (fault) {
    throw refusalOf(fault);
  }
}

const refusalOf = (fault: unknown): unknown =>
  fault instanceof TooManyAccounts ? new FileRefused("too-many-accounts") : fault;
