import { setImmediate as pause } from "node:timers/promises";
import { counted, filled, formatCount } from "@tieout/core/language";
import { currencyDigits, formatDecimal } from "@tieout/core/money";
import type { Cell, Row, Value } from "@tieout/core/workbook/cell";
import {
  isTooLong,
  type LongTable,
  type LongYear,
  longContents,
  longTieOut,
  type Sums,
  sliceFrame,
  slicesOf,
} from "@tieout/core/workbook/long-table";
import { workbookProperties } from "@tieout/core/workbook/sheet-heading";
import { tableRow, tableTitlesRow } from "@tieout/core/workbook/table-sheet";
import { workbookTexts } from "@tieout/core/workbook/texts";
import type { Workbook } from "@tieout/core/workbook/workbook";
import type { ContentHash } from "@tieout/server/xlsx/content-hash";
import type { PackageZip } from "@tieout/server/xlsx/package-zip";
import { streamed, type WorkbookStream } from "@tieout/server/xlsx/workbook-stream";
import { writeXlsx } from "@tieout/server/xlsx/write-xlsx";
import { add, longWorkbook, nothing, type ReadYear } from "./long-workbook.ts";

/** A long table's file: a workbook, or beyond a million rows a zip of CSV files with a workbook. */
interface LongFile {
  readonly extension: "xlsx" | "zip";
  readonly stream: WorkbookStream;
}

/** Writes a long table (D-45) in constant memory. */
export function buildLongFile<Item>(table: LongTable<Item>, read: ReadYear<Item>): LongFile {
  if (!isTooLong(table)) return { extension: "xlsx", stream: writeXlsx(longWorkbook(table, read)) };
  const stream = streamed((zip, content) => zipped(table, read, zip, content));
  return { extension: "zip", stream };
}

const piece = 64 * 1024;

async function* zipped<Item>(
  table: LongTable<Item>,
  read: ReadYear<Item>,
  zip: PackageZip,
  content: ContentHash,
): AsyncGenerator<Uint8Array> {
  const came = new Map<string, Sums>();
  for (const year of table.years) yield* yearFile(table, year, read, { zip, content }, came);

  const name = `${table.title}.xlsx`;
  const workbook = writeXlsx(guide(table, came));
  const part = zip.part(name);
  for await (const bytes of workbook) {
    await part.write(bytes);
    yield* zip.take();
  }
  await part.end();
  content.workbook(name, workbook.summary().contentSha256);
}

async function* yearFile<Item>(
  table: LongTable<Item>,
  year: LongYear,
  read: ReadYear<Item>,
  { zip, content }: { readonly zip: PackageZip; readonly content: ContentHash },
  came: Map<string, Sums>,
): AsyncGenerator<Uint8Array> {
  const digits = currencyDigits(table.books.currency);
  const part = zip.part(fileName(year));
  content.sheet(fileName(year));
  const sums = nothing(table);
  let row = tableTitlesRow;
  let text = `${byteOrderMark}${titles(table, year, digits)}`;

  for await (const items of read(year)) {
    for (const item of items) {
      row += 1;
      add(table, sums, item);
      table.observe(item);
      const written = tableRow(table.columns, item, row);
      content.row(written);
      text += csvRecord(written, digits);
      if (text.length < piece) continue;
      await part.write(text);
      text = "";
      yield* zip.take();
      await pause();
    }
  }
  await part.write(text);
  await part.end();
  yield* zip.take();

  const count = row - tableTitlesRow;
  if (count !== year.count) {
    throw new Error(`${year.label} holds ${count} items, and ${year.count} were counted`);
  }
  came.set(year.label, sums);
}

/** The zip's workbook: contents, and whether it ties out. */
function guide<Item>(table: LongTable<Item>, came: ReadonlyMap<string, Sums>): Workbook {
  const tieOut = longTieOut(table, (year) => came.get(year.label) ?? nothing(table), false);
  const sheets = [...table.after, tieOut];
  const { texts } = table;
  const { language } = table.preparation;
  const { long } = workbookTexts[language];
  const notes = [
    filled(texts.tooMany, { most: formatCount(table.limits.rowsInAWorkbook, language) }),
    ...table.years.map((year) =>
      filled(long.file, {
        name: fileName(year),
        items: counted(year.count, texts.noun, language),
      }),
    ),
    ...texts.notes,
    long.harmless,
  ];
  return {
    properties: workbookProperties(table.books, table.preparation, table.title),
    definedNames: [],
    sheets: [longContents(table, sheets, notes), ...sheets.map(({ plan }) => plan)],
  };
}

function fileName({ label }: LongYear): string {
  return `${label}.csv`;
}

function titles<Item>(table: LongTable<Item>, year: LongYear, digits: number): string {
  const [slice] = slicesOf(table, year);
  const last = slice && sliceFrame(table, slice).head.at(-1);
  return last ? csvRecord(last, digits) : "";
}

/** So that spreadsheets read the file as UTF-8. */
const byteOrderMark = "\ufeff";

/** An RFC 4180 record with its line end. Amounts are plain decimals with the currency's digits. */
export function csvRecord({ cells }: Row, digits: number): string {
  return `${cells.map((cell) => field(cell, digits)).join(",")}\r\n`;
}

function field(cell: Cell | undefined, digits: number): string {
  if (cell === undefined || cell.kind === "blank") return "";
  const value: Value = cell.kind === "formula" ? cell.result : cell;
  switch (value.kind) {
    case "text":
      return quoted(harmless(value.text));
    case "number":
      return String(value.number);
    case "amount":
      return formatDecimal(value.amount, digits);
    case "day":
      return value.day;
  }
}

/** CSV is untyped: the apostrophe keeps spreadsheets from evaluating the text as a formula. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
