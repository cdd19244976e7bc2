/** What stands between cells. */
export type CellSeparator = "," | ";";

/** One record of RFC 4180, with its line's end; in a spreadsheet nothing in it is a formula. */
export function csvRecord(cells: readonly string[], separator: CellSeparator): string {
  return `${cells.map(field).join(separator)}\r\n`;
}

/** A spreadsheet works out what begins like a formula; an amount below zero is none. */
function field(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^[+-][\d.,'\s]*\d$/.test(text);
  const harmless = isFormula ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
