import type { BooksAnswers } from "@tieout/core/book-mapping/books-answers";
import { withChart } from "@tieout/core/book-mapping/complete-chart";
import type { FileBooks } from "@tieout/core/book-mapping/file-books";
import type { Mapping } from "@tieout/core/book-mapping/mapping";
import type { JournalLine } from "@tieout/core/ledger";
import { chartReader } from "../book-formats/chart-reader.ts";
import { fecReader } from "../book-formats/fec-reader.ts";
import { ledgerReader } from "../book-formats/ledger-reader.ts";
import { saftReader } from "../book-formats/saft-reader.ts";
import { sieReader } from "../book-formats/sie-reader.ts";
import { trialBalanceReader } from "../book-formats/trial-balance-reader.ts";
import { readBooks, type SummedBooks, sumBooks } from "./read-books.ts";
import { readSheets, type SheetKind } from "./read-sheets.ts";
import { FileRefused } from "./refusal.ts";
import type { Sheet } from "./sheet.ts";
import { textLines } from "./text-lines.ts";
import { xmlEvents } from "./xml-events.ts";

/** How a file's books are read, once its columns are told. Plain data: it can be kept. */
export type BooksRecipe =
  | { readonly kind: "sie" | "saf-t" }
  | { readonly kind: "fec"; readonly answers: Partial<BooksAnswers> }
  | {
      readonly kind: SheetKind;
      readonly table: SheetMapping;
      /** A sheet that describes the accounts, beside the one with their figures. */
      readonly chart?: SheetMapping;
      readonly answers: BooksAnswers;
    };

export interface SheetMapping {
  readonly sheet: number;
  readonly mapping: Mapping;
}

/** Reads a file's books: lines come out one by one, the rest at the end. Nothing is held but sums. */
export function openBooks(
  bytes: Buffer,
  recipe: BooksRecipe,
): AsyncGenerator<JournalLine, FileBooks> {
  switch (recipe.kind) {
    case "sie":
      return readBooks(textLines(bytes), sieReader());
    case "saf-t":
      return readBooks(xmlEvents(bytes), saftReader());
    case "fec":
      return readBooks(textLines(bytes), fecReader(recipe.answers));
    default:
      return openTable(bytes, recipe);
  }
}

/** The same without the lines, in less time; says of how many rows, lines of text or parts of XML, too. */
export function summedBooks(bytes: Buffer, recipe: BooksRecipe): Promise<SummedBooks> {
  switch (recipe.kind) {
    case "sie":
      return sumBooks(textLines(bytes), sieReader());
    case "saf-t":
      return sumBooks(xmlEvents(bytes), saftReader());
    case "fec":
      return sumBooks(textLines(bytes), fecReader(recipe.answers));
    default:
      return summedTable(bytes, recipe);
  }
}

type TableRecipe = Extract<BooksRecipe, { readonly table: SheetMapping }>;

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

const tableReader = ({ table: { mapping }, answers }: TableRecipe) =>
  mapping.kind === "general-ledger"
    ? ledgerReader(mapping, answers)
    : trialBalanceReader(mapping, answers);

function rowsOf(sheets: readonly Sheet[], { sheet }: SheetMapping) {
  const found = sheets[sheet];
  if (!found) throw new FileRefused("damaged");
  return found.rows();
}

async function described(
  books: FileBooks,
  sheets: readonly Sheet[],
  { chart, answers }: TableRecipe,
): Promise<FileBooks> {
  if (!chart) return books;
  const read = await sumBooks(rowsOf(sheets, chart), chartReader(chart.mapping, answers));
  return withChart(books, read.books.accounts);
}
