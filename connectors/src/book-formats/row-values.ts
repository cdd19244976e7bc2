import { dayInYear, readDay } from "@tieout/core/book-mapping/day-text";
import { readFigure } from "@tieout/core/book-mapping/figure";
import type { LeftOutRow } from "@tieout/core/book-mapping/file-books";
import {
  columnOf,
  type Field,
  type Mapping,
  sideColumnOf,
} from "@tieout/core/book-mapping/mapping";
import {
  blank,
  type Fault,
  type Reading,
  type Refused,
  read,
  refused,
} from "@tieout/core/book-mapping/reading";
import {
  firstText,
  type SheetCell,
  type SheetRow,
  textOf,
} from "@tieout/core/book-mapping/sheet-row";
import type { Day } from "@tieout/core/calendar/day";
import type { VendorAccount } from "@tieout/core/ledger/ledger";
import { type Minor, negate, toMinor } from "@tieout/core/money";
import { accountOfText, typeWordOf } from "./account-text.ts";
import { kindsOfFields, lengthFault } from "./field-lengths.ts";

export interface RowValues {
  readonly text: (field: Field) => string;
  readonly day: (field: Field) => Reading<Day>;
  readonly figure: (field: Field, end?: Day) => Reading<Minor>;
  readonly figureAt: (column: number) => Reading<Minor>;
  /** Negative where a side column says credit. */
  readonly sided: (field: Field, end?: Day) => Reading<Minor>;
  readonly account: () => VendorAccount | undefined;
  /** The contra account of the row's amount. */
  readonly contraAccount: () => VendorAccount | undefined;
}

export function rowValues(row: SheetRow, mapping: Mapping, digits: number): RowValues {
  const cellOf = (field: Field, end?: Day) => {
    const column = columnOf(mapping, field, end);
    return column === undefined ? undefined : row.cells[column];
  };
  const text = (field: Field) => textOf(cellOf(field)).trim();
  const style = { decimal: mapping.decimal, digits };
  const figure = (field: Field, end?: Day) => figureOfCell(cellOf(field, end), style);
  return {
    text,
    day: (field) => dayOfCell(cellOf(field), mapping),
    figure,
    figureAt: (column) => figureOfCell(row.cells[column], style),
    sided: (field, end) => {
      const amount = figure(field, end);
      const side = sideColumnOf(mapping, columnOf(mapping, field, end));
      const isCredit = side !== undefined && credit.test(textOf(row.cells[side]).trim());
      return amount.result === "read" && isCredit ? read(negate(amount.value)) : amount;
    },
    account: () =>
      accountOf(text("accountNumber"), text("accountName"), text("account"), text("accountType")),
    contraAccount: () => accountOf("", "", text("contraAccount"), ""),
  };
}

const credit = /^(c|cr|h|haben|credit|jc|a|avere)\b/i;

function accountOf(
  inNumbers: string,
  beside: string,
  both: string,
  type: string,
): VendorAccount | undefined {
  // Words alone in a column of numbers are a heading's, or the name of a row without a number.
  const isWords = beside === "" && !/\d/.test(inNumbers);
  const [number, leaf] = isWords ? ["", inNumbers] : [inNumbers, beside];
  // GnuCash says an account's own name beside its full one, which alone tells two of the same name apart.
  const name = both.endsWith(`:${leaf}`) ? "" : leaf;
  const parted = both === "" ? undefined : accountOfText(both);
  const found = {
    number: number === "" ? parted?.number : number,
    name: name === "" ? (parted?.name ?? number) : name,
  };
  const fullName = name === "" ? parted?.fullName : undefined;
  const id = found.number ?? fullName ?? found.name;
  return id === "" ? undefined : fileAccount(id, found.name, type, found.number, fullName);
}

/** Keyed by number, or by full name where there is none. */
export function fileAccount(
  id: string,
  name: string,
  type: string,
  number: string | undefined,
  fullName = name,
): VendorAccount {
  return {
    id,
    ...(number !== undefined && { number }),
    name: name === "" ? id : name,
    fullName: fullName === "" ? id : fullName,
    vendorType: typeWordOf(type),
    posting: true,
    active: true,
  };
}

export function figureOfCell(
  cell: SheetCell | undefined,
  style: Parameters<typeof readFigure>[1],
): Reading<Minor> {
  switch (cell?.kind) {
    case undefined:
      return blank;
    case "text":
      return readFigure(cell.text, style);
    case "number":
      return readWrittenNumber(cell.written, style.digits);
    case "day":
      return refused("not-a-number", 0, cell.day.length);
  }
}

function dayOfCell(cell: SheetCell | undefined, { dayOrder, yearStart }: Mapping): Reading<Day> {
  if (cell?.kind === "day") return read(cell.day);
  const text = textOf(cell);
  const day = yearStart === undefined ? undefined : dayInYear(text, yearStart);
  return day ? read(day) : readDay(text, dayOrder);
}

/** Debit less credit, where either may be empty; blank where both are. */
export function netOf(debit: Reading<Minor>, credit: Reading<Minor>): Reading<Minor> {
  if (debit.result === "refused") return debit;
  if (credit.result === "refused") return credit;
  if (debit.result === "blank" && credit.result === "blank") return blank;
  return read(toMinor(amountOrZero(debit) - amountOrZero(credit)));
}

/** Zero for a blank or refused cell. */
export function amountOrZero(reading: Reading<Minor>): Minor {
  return reading.result === "read" ? reading.value : toMinor(0);
}

/** Why a row with an overlong cell is refused. */
export function overlongCell(
  { cells }: SheetRow,
  { columns }: Mapping,
): (Refused & { readonly column: number }) | undefined {
  for (const { column, field } of columns) {
    const kind = kindsOfFields[field];
    const found = kind && lengthFault(kind, textOf(cells[column]).trim());
    if (found) return { ...found, column };
  }
  return undefined;
}

export interface Blame {
  readonly account?: VendorAccount | undefined;
  readonly column?: number | undefined;
  readonly span?: LeftOutRow["span"];
}

export function leftOut(row: SheetRow, fault: Fault, blame: Blame = {}): LeftOutRow {
  const { account, column, span } = blame;
  const cells = row.cells.map(textOf);
  const value = column === undefined ? cells.find((text) => text.trim() !== "") : cells[column];
  const name = account ? spelled(account) : wordsOf(firstText(row).trim());
  return {
    row: row.number,
    ...(name !== "" && { name }),
    value: value ?? "",
    fault,
    cells,
    ...(column !== undefined && { column }),
    ...(span && { span }),
  };
}

/** A figure names nothing. */
const wordsOf = (text: string) => (/\p{L}/u.test(text) ? text : "");

function spelled({ number, name }: VendorAccount): string {
  return number === undefined || number === name ? name : `${number} ${name}`;
}

/** Spreadsheets calculate with 15 digits; the rest is binary rounding noise. */
const kept = 15;

/** An amount from a cell that is a number to its spreadsheet, as the file has it: `1234.5`, `1.5E-2`. */
export function readWrittenNumber(written: string, digits: number): Reading<Minor> {
  const plain = plainNumber(written);
  if (plain === undefined) return refused("not-a-number", 0, written.length);
  const reading = readFigure(plain, { decimal: ".", digits });
  // Offsets into the normalized text would be wrong for the file's own.
  return reading.result === "refused" ? refused(reading.fault, 0, written.length) : reading;
}

/** Without an exponent, and rounded to what a spreadsheet means; nothing if it isn't a number. */
export function plainNumber(written: string): string | undefined {
  const match = /^(-?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/.exec(written.trim());
  if (!match) return undefined;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = match;
  if (whole + fraction === "") return undefined;

  const figures = `${whole}${fraction}`.replace(/^0+/, "");
  const scale = fraction.length - Number(exponent);
  if (figures === "") return "0";
  if (figures.length <= kept) return sign + placed(figures, scale);
  const rounded = BigInt(figures.slice(0, kept)) + (Number(figures[kept]) >= 5 ? 1n : 0n);
  return sign + placed(String(rounded), scale - (figures.length - kept));
}

function placed(figures: string, scale: number): string {
  if (scale <= 0) return figures + "0".repeat(-scale);
  const padded = figures.padStart(scale + 1, "0");
  const fraction = withoutZerosAtEnd(padded.slice(-scale));
  const whole = padded.slice(0, -scale);
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

function withoutZerosAtEnd(figures: string): string {
  let end = figures.length;
  while (figures[end - 1] === "0") end--;
  return figures.slice(0, end);
}
