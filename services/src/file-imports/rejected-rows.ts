import { Readable } from "node:stream";
import { booksTemplate } from "@tieout/connectors/book-formats/template";
import type { LeftOutRow } from "@tieout/core/book-mapping/file-books";
import {
  leftOutCsv,
  leftOutTexts,
  type RejectedRows,
} from "@tieout/core/book-mapping/left-out-csv";
import { addDays, type Day, endOfLastFullMonth, startOfMonth } from "@tieout/core/calendar/day";
import type { Language } from "@tieout/core/language";
import { cellSeparator } from "@tieout/core/text";
import { writeXlsx } from "@tieout/server/xlsx/write-xlsx";
import { downloadHeaders } from "../documents/download.ts";

/** So that spreadsheets read the file as UTF-8. */
const byteOrderMark = "\ufeff";

/** The rows of a books file that were left out, for a spreadsheet to open. */
export function rejectedRowsDownload(
  fileName: string,
  { headings, rows }: RejectedRows,
  { language, accepted }: { readonly language: Language; readonly accepted: string },
) {
  const leftOut = { count: rows.length, rows: rows as readonly LeftOutRow[] };
  const separator = cellSeparator(language, accepted);
  const csv = leftOutCsv(leftOut, headings, leftOutTexts[language], separator);
  const name = `${fileName.replace(/\.[^.]+$/, "")} – ${names[language]}.csv`;
  return {
    status: 200,
    body: Readable.from([Buffer.from(byteOrderMark + csv)]),
    headers: downloadHeaders(name),
  } as const;
}

const names: Readonly<Record<Language, string>> = {
  en: "rows left out",
  es: "filas omitidas",
  fr: "lignes écartées",
};

/** Two full years and the current one. */
const monthsAskedFor = 36;

/** A template workbook up to the month that ended last; the same throughout a month. */
export function booksTemplateDownload(language: Language, today: Day) {
  const months = [endOfLastFullMonth(today)];
  while (months.length < monthsAskedFor) {
    const [first] = months;
    if (!first) break;
    months.unshift(addDays(startOfMonth(first), -1));
  }
  const asOf = new Date(`${months.at(-1)}T00:00:00Z`);
  const workbook = writeXlsx(booksTemplate({ language, months, currencyDigits: 2, asOf }));
  const headers = downloadHeaders(`${fileNames[language]}.xlsx`);
  return { status: 200, body: Readable.from(workbook), headers } as const;
}

const fileNames: Readonly<Record<Language, string>> = {
  en: "Books template",
  es: "Plantilla de libros",
  fr: "Modèle de comptabilité",
};
