import { bookFile } from "@tieout/core/book-mapping/book-file";
import type { FileBooks } from "@tieout/core/book-mapping/file-books";
import { findingsOf } from "@tieout/core/book-mapping/file-findings";
import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import type { Day } from "@tieout/core/calendar/day";
import type { JournalLine } from "@tieout/core/ledger/ledger";
import { InexactAmount } from "@tieout/core/money";
import { guessMapping } from "../../book-formats/guess-mapping.ts";
import { openBooks } from "../open-books.ts";
import { firstRows, readSheets } from "../read-sheets.ts";
import { FileRefused } from "../refusal.ts";
import { sniff } from "../sniff.ts";

export type Outcome =
  | { readonly result: "refused"; readonly reason: string }
  | { readonly result: "asked" | "no-books" | "figures-too-large" }
  | { readonly result: "read"; readonly books: FileBooks; readonly lines: readonly JournalLine[] };

export async function read(bytes: Buffer): Promise<Outcome> {
  const sniffed = await sniff(bytes);
  if (sniffed.result === "refused") return sniffed;
  try {
    const recipe = await recipeOf(bytes, sniffed.kind);
    if (typeof recipe === "string") return { result: recipe };
    const reading = openBooks(bytes, recipe);
    const lines: JournalLine[] = [];
    for (;;) {
      const step = await reading.next();
      if (!step.done) {
        lines.push(step.value);
        continue;
      }
      const books = step.value;
      const booked = bookFile(books, "2026-03-31" as Day);
      findingsOf(books, booked, { code: "USD", said: true });
      return { result: "read", books, lines };
    }
  } catch (fault) {
    if (fault instanceof FileRefused) return { result: "refused", reason: fault.reason };
    if (fault instanceof InexactAmount) return { result: "figures-too-large" };
    throw fault;
  }
}

type Recipe = Parameters<typeof openBooks>[1];

async function recipeOf(bytes: Buffer, kind: string): Promise<Recipe | "asked" | "no-books"> {
  switch (kind) {
    case "sie":
    case "saf-t":
      return { kind };
    case "fec":
      return { kind, answers: {} };
    case "csv":
    case "txt":
    case "xlsx":
    case "ods":
      break;
    default:
      return "no-books";
  }
  const [sheet] = await readSheets(bytes, kind);
  if (!sheet) return "no-books";
  const rows: readonly SheetRow[] = await firstRows(sheet);
  const { mapping, faults, asOf } = guessMapping(rows, { digits: 2, titles: [sheet.name] });
  if (faults.length > 0 || mapping.kind === "chart") return "asked";
  const answers = { digits: 2, asOf: asOf ?? ("2025-12-31" as Day) };
  return { kind, table: { sheet: 0, mapping }, answers };
}
