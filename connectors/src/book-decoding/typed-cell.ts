import type { SheetCell, SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { addDays, type Day } from "@tieout/core/calendar/day";
import { FileRefused } from "./refusal.ts";

/** No books need more columns; those farther right are ignored. */
export const mostColumns = 256;

/** The last row that a spreadsheet has. */
export const mostRows = 1_048_576;

/** Whether a number format shows a day. One that shows a time alone doesn't. */
function showsDay(format: string): boolean {
  const [positive = ""] = format.split(";");
  const marks = positive.replace(/"[^"]*"?|\[[^\]]*\]?|\\.|_.|\*./g, "");
  return /[dy]/i.test(marks) && !/general/i.test(marks);
}

/** The formats that every spreadsheet knows by number. */
export function isDayFormatNumber(id: number): boolean {
  return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || (id >= 50 && id <= 58);
}

export interface NumberFormat {
  readonly isDay: boolean;
  /** Pads with leading zeros, as account numbers such as `0010` need. */
  readonly leastDigits: number;
  /** The format shows positive numbers as credits, with no side in any cell. */
  readonly isCredit: boolean;
}

/** As long as Excel lets a format be. */
const longestFormat = 255;

export function numberFormatOf(format: string): NumberFormat {
  if (format.length > longestFormat) throw new FileRefused("damaged");
  const [positive = ""] = format.split(";");
  return {
    isDay: showsDay(format),
    leastDigits: /^0{2,}$/.test(positive) ? positive.length : 0,
    isCredit: isCreditText(literalsOf(positive)),
  };
}

/** Text that a format shows next to the digits, quoted or escaped. */
function literalsOf(section: string): string {
  const found = section.match(/"[^"]*"?|\\./g) ?? [];
  return found.map((literal) => literal.replace(/^"|"$|^\\/g, "")).join("");
}

const isCreditText = (text: string): boolean => /^\s*cr\.?\s*$/i.test(text);

/** Whether the shown text puts a number on the other side: "1,000.00 Cr". */
export function turnsSide(written: string, shown: string): boolean {
  const [, side] = /\d\s?(cr|dr)\.?$/i.exec(shown) ?? [];
  if (side === undefined) return false;
  const isCredit = (side.toLowerCase() === "cr") !== /^[-(]/.test(shown);
  return isCredit !== written.startsWith("-");
}

/** A number with its format's leading zeros, negative where the format shows a credit. */
export function numberCell(
  written: string,
  { leastDigits, isCredit }: Pick<NumberFormat, "leastDigits" | "isCredit">,
): SheetCell {
  const isWhole = /^\d+$/.test(written);
  const padded = isWhole ? written.padStart(leastDigits, "0") : written;
  const isTurned = isCredit && Number(written) !== 0;
  return { kind: "number", written: isTurned ? negated(padded) : padded };
}

const negated = (written: string): string =>
  written.startsWith("-") ? written.slice(1) : `-${written}`;

/** The day of a spreadsheet's serial number; the number itself where it can't be one. */
export function dayCell(written: string, from1904: boolean): SheetCell {
  const serial = Math.floor(Number(written)) + (from1904 ? 1462 : 0);
  if (!(serial > 0 && serial < 2_958_466)) return { kind: "number", written };
  // Excel's 1900 has a February 29, so days before March are off by one.
  const day = addDays("1899-12-30" as Day, serial < 61 ? serial + 1 : serial);
  return { kind: "day", day };
}

/** Three times what a spreadsheet lets a cell hold. */
const longestText = 100_000;

/** Appends to a cell's text. @throws FileRefused past what any cell holds. */
export function longer(text: string, more: string): string {
  if (text.length + more.length > longestText) throw new FileRefused("damaged");
  return text + more;
}

export function textCell(text: string): SheetCell | undefined {
  return text.trim() === "" ? undefined : { kind: "text", text };
}

/** Rows can be read again and are never all held in memory. */
export interface Sheet {
  readonly name: string;
  /** Hidden by the file's author. */
  readonly hidden: boolean;
  readonly rows: () => Iterable<SheetRow> | AsyncIterable<SheetRow>;
}

/** More than anybody chooses among. */
export const mostSheets = 1_000;

/** Excel has 31 characters; LibreOffice sets no bound. */
const longestName = 255;

export function sheetName(name: string): string {
  if (name.length > longestName) throw new FileRefused("damaged");
  return name;
}
