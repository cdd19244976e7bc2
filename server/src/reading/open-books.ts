import {
  type BooksAnswers,
  type BooksIntake,
  chartReader,
  type FileBooks,
  fecReader,
  ledgerReader,
  type Mapping,
  saftReader,
  sieReader,
  trialBalanceReader,
  withChart,
} from "@tieout/core/file-import";
import type { JournalLine, VendorAccount } from "@tieout/core/ledger";
import { readBooks } from "./read-books.ts";
import { readSheets, type SheetKind } from "./read-sheets.ts";
import { FileRefused } from "./refusal.ts";
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

async function* openTable(
  bytes: Buffer,
  { kind, table, chart, answers }: Extract<BooksRecipe, { readonly table: SheetMapping }>,
): AsyncGenerator<JournalLine, FileBooks> {
  const sheets = await readSheets(bytes, kind);
  const rowsOf = ({ sheet }: SheetMapping) => {
    const found = sheets[sheet];
    if (!found) throw new FileRefused("damaged");
    return found.rows();
  };
  const { mapping } = table;
  const intake =
    mapping.kind === "general-ledger"
      ? ledgerReader(mapping, answers)
      : trialBalanceReader(mapping, answers);
  const books = yield* readBooks(rowsOf(table), intake);
  if (!chart) return books;

  const described = await allOf(rowsOf(chart), chartReader(chart.mapping, answers));
  return withChart(books, described);
}

async function allOf<Piece>(
  pieces: AsyncIterable<Piece>,
  intake: BooksIntake<Piece>,
): Promise<readonly VendorAccount[]> {
  const reading = readBooks(pieces, intake);
  for (;;) {
    const step = await reading.next();
    if (step.done) return step.value.accounts;
  }
}
