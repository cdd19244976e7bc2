import type { Cell, Value } from "@tieout/core/workbook/cell";
import { excelDay } from "./excel-day.ts";
import type { StyleTable } from "./style-table.ts";
import { cellText, xmlText } from "./xml-text.ts";

/** Writes one cell. Texts stay in their cell, so nothing of a sheet has to be kept until its end. */
export function cellXml(cell: Cell, address: string, styles: StyleTable, divisor: number): string {
  const start = `<c r="${address}" s="${styles.idOf(cell.style)}"`;

  switch (cell.kind) {
    case "blank":
      return `${start}/>`;
    case "formula":
      return `${start}${formulaType(cell.result)}><f>${formulaText(cell.formula)}</f>${resultXml(cell.result, divisor)}</c>`;
    case "text":
      return textXml(start, cell.text);
    case "number":
      return `${start}><v>${finite(cell.number)}</v></c>`;
    case "amount":
      return `${start}><v>${cell.amount / divisor}</v></c>`;
    case "day": {
      const serial = excelDay(cell.day);
      return serial === undefined ? textXml(start, cell.day) : `${start}><v>${serial}</v></c>`;
    }
  }
}

// Outside of these, XML readers keep white space as it is.
const edged = /^\s|\s$|\n/;

function textXml(start: string, text: string): string {
  const space = edged.test(text) ? ` xml:space="preserve"` : "";
  return `${start} t="inlineStr"><is><t${space}>${cellText(text)}</t></is></c>`;
}

// Excel takes a longer formula for damage.
const longestFormula = 8_192;

function formulaText(formula: string): string {
  if (formula.length <= longestFormula) return xmlText(formula);
  throw new RangeError(`A formula ends at ${longestFormula} characters`);
}

function formulaType(result: Value): string {
  return result.kind === "text" ? ` t="str"` : "";
}

function resultXml(result: Value, divisor: number): string {
  switch (result.kind) {
    case "text":
      return `<v>${cellText(result.text)}</v>`;
    case "number":
      return `<v>${finite(result.number)}</v>`;
    case "amount":
      return `<v>${result.amount / divisor}</v>`;
    case "day": {
      const serial = excelDay(result.day);
      if (serial === undefined) throw new RangeError(`${result.day} can't be a formula's result`);
      return `<v>${serial}</v>`;
    }
  }
}

function finite(number: number): number {
  if (!Number.isFinite(number)) throw new RangeError(`${number} can't stand in a cell`);
  return number;
}
