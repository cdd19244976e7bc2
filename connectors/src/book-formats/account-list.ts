import type { AccountLabel } from "@tieout/core/book-mapping/account-labels";
import { isBlank, type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import { isAccountNumber } from "./account-text.ts";
import { datevHeader } from "./datev-batch.ts";

/** Most rows of a list have a number and a name. */
const leastListed = 0.6;

/**
 * The names in DATEV's Kontenbeschriftungen, or in a list of two columns: numbers, and names in the first column right of them that has
 * texts. Undefined for other sheets. Of several languages, the first one that DATEV lists counts.
 */
export function accountLabels(sheet: readonly SheetRow[]): AccountLabel[] | undefined {
  const datev = datevHeader(sheet);
  if (datev) return datev.isLabels ? datevLabels(sheet) : undefined;
  const rows = sheet.filter((row) => !isBlank(row));
  const listed = rows.flatMap(listedIn);
  // Its headings are a row, too.
  const least = Math.max(1, (rows.length - 1) * leastListed);
  return listed.length >= least ? listed : undefined;
}

function datevLabels(sheet: readonly SheetRow[]): AccountLabel[] {
  const [, headings, ...rows] = sheet;
  const column = (is: RegExp) =>
    (headings?.cells ?? []).findIndex((cell) => is.test(textOf(cell).trim()));
  const [number, name, whole] = [
    /^konto$/i,
    /^kontenbeschriftung$/i,
    /^kontenbeschriftung lang$/i,
  ].map(column);
  const names = new Map<string, string>();
  for (const row of rows) {
    const text = (at: number | undefined) => textOf(row.cells[at ?? -1]).trim();
    const label = text(whole) || text(name);
    if (label !== "" && /^\d+$/.test(text(number)) && !names.has(text(number))) {
      names.set(text(number), label);
    }
  }
  return [...names].map(([account, label]) => ({ number: account, name: label }));
}

function listedIn({ cells }: SheetRow): readonly AccountLabel[] {
  const [number = "", name = "", ...others] = cells
    .map((cell) => textOf(cell).trim())
    .filter((text) => text !== "");
  const isListed = isAccountNumber(number) && /\p{L}{2}/u.test(name) && others.every(isNoFigure);
  return isListed ? [{ number, name }] : [];
}

/** A list with figures is a trial balance. */
const isNoFigure = (text: string): boolean =>
  !/^[-(]?[\d.,\s]+\)?$/.test(text) || /^\d$/.test(text);
