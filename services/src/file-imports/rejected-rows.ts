import { Readable } from "node:stream";
import type { LeftOutRow } from "@tieout/core/book-mapping/file-books";
import {
  leftOutCsv,
  leftOutTexts,
  type RejectedRows,
} from "@tieout/core/book-mapping/left-out-csv";
import type { Language } from "@tieout/core/language";
import { cellSeparator } from "@tieout/core/text";
import { downloadHeaders } from "../documents/download.ts";

/** So that spreadsheets read the file as UTF-8. */
const byteOrderMark = "\ufeff";

/** The rows of a books file that were left out, for a spreadsheet to open. */
export function rejectedRowsDownload(
  fileName: string,
  { headings, rows }: RejectedRows,
  { language, accepted }: { readonly language: Language; readonly accepted: string },
) {
  // What the reader has found is what is kept.
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
