import type { Language } from "../language/index.ts";

/**
 * One record of RFC 4180, with its line's end; in a spreadsheet nothing in it is a formula. Where a comma
 * stands before fractions, spreadsheets want a semicolon between cells.
 */
export function csvRecord(cells: readonly string[], language: Language): string {
  return `${cells.map(field).join(language === "en" ? "," : ";")}\r\n`;
}

/** A spreadsheet works out what begins like a formula; an amount below zero is none. */
function field(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^[+-][\d.,'\s]*\d$/.test(text);
  const harmless = isFormula ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
