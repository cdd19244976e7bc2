import { cellAddress, columnLetters, type Row, sheetPrefix } from "@tieout/core/workbook/cell";
import type { SheetPlan } from "@tieout/core/workbook/workbook";
import { cellXml } from "./cell-xml.ts";
import type { ContentHash } from "./content-hash.ts";
import type { StyleTable } from "./style-table.ts";
import { xmlText } from "./xml-text.ts";

const lastRow = 1_048_576;
const lastColumn = 16_384;
const longestMarginal = 255;
const piece = 64 * 1024;

interface Written {
  row: number;
  width: number;
  readonly links: string[];
}

/**
 * One sheet's XML in pieces of about 64 kB, its rows read as they're needed. Elements stand in the order
 * of ECMA-376's CT_Worksheet: Excel refuses a file in which they don't. Throws where a sheet is longer or
 * wider than Excel's.
 */
export async function* sheetPart(
  sheet: SheetPlan,
  isFirst: boolean,
  styles: StyleTable,
  divisor: number,
  content: ContentHash,
): AsyncGenerator<string> {
  const letters: string[] = [];
  const written: Written = { row: 0, width: 1, links: [] };
  let text = opening(sheet, isFirst);
  content.sheet(sheet.name);

  for await (const rows of pagesOf(sheet)) {
    for (const row of rows) {
      content.row(row);
      text += rowXml(row, written, letters, styles, divisor);
      if (text.length < piece) continue;
      yield text;
      text = "";
    }
  }

  yield text + closing(sheet, written);
}

function pagesOf({ rows }: SheetPlan): AsyncIterable<Iterable<Row>> | Iterable<Iterable<Row>> {
  return Symbol.asyncIterator in rows ? rows : [rows];
}

function opening(sheet: SheetPlan, isFirst: boolean): string {
  return (
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n` +
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
    `<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<sheetViews><sheetView${sheet.gridLines ? "" : ` showGridLines="0"`}${isFirst ? ` tabSelected="1"` : ""}` +
    ` workbookViewId="0">${pane(sheet)}</sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="13.5"/>` +
    columnsXml(sheet) +
    `<sheetData>`
  );
}

function pane({ frozen: { rows, columns } }: SheetPlan): string {
  if (rows === 0 && columns === 0) return "";
  const corner = rows === 0 ? "topRight" : columns === 0 ? "bottomLeft" : "bottomRight";
  const first = cellAddress(columns, rows + 1);
  return (
    `<pane${columns === 0 ? "" : ` xSplit="${columns}"`}${rows === 0 ? "" : ` ySplit="${rows}"`}` +
    ` topLeftCell="${first}" activePane="${corner}" state="frozen"/>` +
    `<selection pane="${corner}" activeCell="${first}" sqref="${first}"/>`
  );
}

function columnsXml({ columns }: SheetPlan): string {
  if (columns.length === 0) return "";
  const entries = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<cols>${entries.join("")}</cols>`;
}

function rowXml(
  { cells, height }: Row,
  written: Written,
  letters: string[],
  styles: StyleTable,
  divisor: number,
): string {
  written.row += 1;
  if (written.row > lastRow) throw new RangeError(`A sheet ends at row ${lastRow}`);
  if (cells.length > lastColumn) throw new RangeError(`A sheet ends at column ${lastColumn}`);
  if (cells.length > written.width) written.width = cells.length;

  let text = `<row r="${written.row}"${height === undefined ? "" : ` ht="${height}" customHeight="1"`}>`;
  for (let column = 0; column < cells.length; column += 1) {
    const cell = cells[column];
    if (cell === undefined) continue;
    letters[column] ??= columnLetters(column);
    const address = `${letters[column]}${written.row}`;
    text += cellXml(cell, address, styles, divisor);
    if (cell.linkTo !== undefined) written.links.push(linkXml(address, cell.linkTo));
  }
  return `${text}</row>`;
}

function linkXml(address: string, sheet: string): string {
  return `<hyperlink ref="${address}" location="${xmlText(`${sheetPrefix(sheet)}A1`)}" display="${xmlText(sheet)}"/>`;
}

function closing({ filter, print }: SheetPlan, { width, links }: Written): string {
  const last = columnLetters(width - 1);
  return (
    `</sheetData>` +
    (filter ? `<autoFilter ref="A${filter.firstRow}:${last}${filter.lastRow}"/>` : "") +
    (links.length === 0 ? "" : `<hyperlinks>${links.join("")}</hyperlinks>`) +
    `<printOptions horizontalCentered="1"/>` +
    `<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.65" header="0.3" footer="0.3"/>` +
    `<pageSetup orientation="${print.orientation}" fitToWidth="${print.pagesWide}" fitToHeight="0"/>` +
    `<headerFooter>${print.header === "" ? "" : `<oddHeader>${xmlText(marginal(print.header, ""))}</oddHeader>`}` +
    `<oddFooter>${xmlText(marginal(print.footer, pagesCode(print.pages)))}</oddFooter></headerFooter>` +
    `</worksheet>`
  );
}

/** Where the numbers stand, as codes. */
function pagesCode(pages: string): string {
  return `&R${escaped(pages).replace("{page}", "&P").replace("{pages}", "&N")}`;
}

// An ampersand begins a code there, and two of them are one to the reader.
const escaped = (text: string) => text.replaceAll("&", "&&");

/** The left is ours to shorten: Excel repairs a file whose header or footer is over 255 characters. */
function marginal(left: string, right: string): string {
  const room = longestMarginal - right.length - "&L".length;
  let shown = left;
  while (escaped(shown).length > room) shown = shown.slice(0, -1);
  return `&L${escaped(shown)}${right}`;
}
