import { strToU8, zipSync } from "fflate";
import { escapeHtml as escaped } from "../../pages/html.ts";
import { type Account, formatAmount } from "../books/books.ts";
import { type DayNumber, formatDay, monthOf, yearOf } from "../books/calendar.ts";
import type { Extract, MonthlyExtract } from "./extract.ts";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** One row per account, separate debit and credit columns, with totals. */
export function trialBalanceTable({ books, accounts, closings, to }: Extract): Table {
  const held = accounts.flatMap((account) => {
    const cents = closings.get(account.number) ?? 0;
    return cents === 0 ? [] : [{ account, cents }];
  });
  const total = (sign: 1 | -1) =>
    held.reduce((sum, { cents }) => sum + Math.max(0, sign * cents), 0);
  return {
    name: "TB",
    rows: [
      [books.company.name],
      [`Trial balance as of ${formatDay(to)}`],
      [],
      ["Acct", "Description", "Type", "Debit", "Credit"],
      ...held.map(({ account, cents }) => [...named(account), ...sides(cents)]),
      ["Total", undefined, undefined, { cents: total(1) }, { cents: total(-1) }],
    ],
  };
}

/** One row per account, a column per month end; credits are negative. */
export function monthlyTable({ accounts, months: ends }: MonthlyExtract): Table {
  return {
    name: "Balances",
    rows: [
      ["Account number", "Account name", "Account type", ...ends.map(({ end }) => monthName(end))],
      ...accounts.map((account) => [
        ...named(account),
        ...ends.map(({ balances }) => ({ cents: balances.get(account.number) ?? 0 })),
      ]),
    ],
  };
}

/** One row per journal line, in the order of the books, after the opening balances. */
export function generalLedgerTable(extract: Extract): Table {
  const { accounts, openings, transactions, from } = extract;
  const byNumber = new Map(accounts.map((account) => [account.number, account]));
  const opened = accounts.filter(({ number }) => (openings.get(number) ?? 0) !== 0);
  const lines = transactions.flatMap(({ id, day, type, docNumber, lines: own }) =>
    own.map(({ account, amount, memo }): readonly CellValue[] => [
      ...[{ day }, id, type, docNumber, account, byNumber.get(account)?.name, memo],
      ...sides(amount),
    ]),
  );
  const amounts = transactions.flatMap(({ lines: own }) => own.map(({ amount }) => amount));
  const total = (sign: 1 | -1) =>
    amounts.reduce((sum, amount) => sum + Math.max(0, sign * amount), 0);
  return {
    name: "General ledger",
    rows: [
      [
        ...["Date", "Entry no", "Transaction type", "Reference", "Account number", "Account name"],
        ...["Memo", "Debit", "Credit"],
      ],
      ...opened.map(({ number, name }): readonly CellValue[] => [
        ...[{ day: from }, undefined, undefined, undefined, number, name, "Opening balance"],
        ...sides(openings.get(number) ?? 0),
      ]),
      ...lines,
      [
        ...["Total", undefined, undefined, undefined, undefined, undefined, undefined],
        ...[{ cents: total(1) }, { cents: total(-1) }],
      ],
    ],
  };
}

const named = ({ number, name, type }: Account): readonly CellValue[] => [number, name, type];

const sides = (cents: number): readonly CellValue[] =>
  cents < 0 ? [undefined, { cents: -cents }] : [{ cents }, undefined];

const monthName = (day: DayNumber) => `${months[monthOf(day) - 1]} ${yearOf(day)}`;

export type CellValue =
  | string
  | { readonly cents: number }
  | { readonly day: DayNumber }
  /** Without a value beside it, as packages write it that leave the sums to the spreadsheet. */
  | { readonly formula: string }
  | undefined;

export interface Table {
  readonly name: string;
  readonly rows: readonly (readonly CellValue[])[];
}

export interface Writing {
  readonly separator: "," | ";" | "\t";
  /** A comma also selects the date format 31.12.2025. */
  readonly decimal: "." | ",";
}

export function delimited({ rows }: Table, writing: Writing): string {
  return rows
    .map((row) => row.map((cell) => quoted(textOf(cell, writing), writing)).join(writing.separator))
    .map((line) => `${line}\r\n`)
    .join("");
}

function textOf(cell: CellValue, { decimal }: Writing): string {
  if (cell === undefined) return "";
  if (typeof cell === "string") return cell;
  if ("formula" in cell) return `=${cell.formula}`;
  if ("cents" in cell) return formatAmount(cell.cents).replace(".", decimal);
  const day = formatDay(cell.day);
  return decimal === "." ? day : day.split("-").reverse().join(".");
}

function quoted(text: string, { separator }: Writing): string {
  const mustBe = text.includes(separator) || /["\r\n]/.test(text);
  return mustBe ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A sheet a table. Amounts are numbers and days are dates. */
export function xlsx(...tables: readonly Table[]): Buffer {
  const sheets = tables.map(({ name, rows }, index) => ({
    id: index + 1,
    name: escaped(name),
    rows: rows
      .map((row, index) => `<row r="${index + 1}">${row.map(cellOf(index + 1)).join("")}</row>`)
      .join(""),
  }));
  const parts = {
    "[Content_Types].xml": `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>${sheets.map(({ id }) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${sheetType}.worksheet+xml"/>`).join("")}<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
    "_rels/.rels": relations([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map(({ id, name }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations([
      ...sheets.map(({ id }) => ["worksheet", `worksheets/sheet${id}.xml`] as const),
      ["styles", "styles.xml"],
    ]),
    "xl/styles.xml": `${head}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ id, rows }) => [
        `xl/worksheets/sheet${id}.xml`,
        `${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
  return Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
      stored,
    ),
  );
}

/** Uncompressed, with a fixed date (the first that a ZIP can hold): the same table gives the same bytes. */
const stored = { level: 0, mtime: new Date(1980, 0, 1) } as const;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packages = "http://schemas.openxmlformats.org/package/2006";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${head}<Relationships xmlns="${packages}/relationships">${each.join("")}</Relationships>`;
}

/** Spreadsheets count days from December 30, 1899. */
const dayZero = 25_569;

const cellOf = (row: number) => (cell: CellValue, index: number) => {
  if (cell === undefined) return "";
  const place = `r="${columnName(index)}${row}"`;
  if (typeof cell === "string") {
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  if ("formula" in cell) return `<c ${place} s="1"><f>${escaped(cell.formula)}</f></c>`;
  if ("day" in cell) return `<c ${place} s="2"><v>${cell.day + dayZero}</v></c>`;
  return `<c ${place} s="1"><v>${formatAmount(cell.cents)}</v></c>`;
};

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
