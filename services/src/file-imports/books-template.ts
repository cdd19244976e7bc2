import { Readable } from "node:stream";
import { booksTemplate } from "@tieout/connectors/book-formats/template";
import { addDays, type Day, endOfLastFullMonth, startOfMonth } from "@tieout/core/calendar";
import type { Language } from "@tieout/core/language";
import { writeXlsx } from "@tieout/server/xlsx/write-xlsx";
import { downloadHeaders } from "../documents/download.ts";

/** Two full years and the one that runs. */
const monthsAskedFor = 36;

/** The workbook that books are filled into, up to the month that ended last. The same in all of a month. */
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
