import { strToU8, zipSync } from "fflate";
import { escapeHtml as escaped } from "../../pages/index.ts";
import { formatAmount } from "../books/dollars.ts";
import type { CellValue, Table } from "./table.ts";

/** A table as a spreadsheet, with amounts as numbers and days as days. */
export function xlsx({ name, rows }: Table): Buffer {
  const sheet = rows
    .map((row, index) => `<row r="${index + 1}">${row.map(cellOf(index + 1)).join("")}</row>`)
    .join("");
  const parts = {
    "[Content_Types].xml": `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
    "_rels/.rels": relations([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations([
      ["worksheet", "worksheets/sheet1.xml"],
      ["styles", "styles.xml"],
    ]),
    "xl/styles.xml": `${head}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": `${head}<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
      stored,
    ),
  );
}

/** As it is, and of the first day that an archive can name: the same table makes the same bytes. */
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

/** Days are counted from December 30, 1899, which spreadsheets agreed on. */
const dayZero = 25_569;

const cellOf = (row: number) => (cell: CellValue, index: number) => {
  if (cell === undefined) return "";
  const place = `r="${columnName(index)}${row}"`;
  if (typeof cell === "string") {
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  if ("day" in cell) return `<c ${place} s="2"><v>${cell.day + dayZero}</v></c>`;
  return `<c ${place} s="1"><v>${formatAmount(cell.cents)}</v></c>`;
};

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
