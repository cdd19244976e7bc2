import type { Field } from "@tieout/core/book-mapping/mapping";
import { type SheetCell, type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import { fieldOfHeading } from "./heading-words.ts";
import { endOfSpan, isOfPrinting, type PeriodHeading, periodOfHeading } from "./period-heading.ts";

export interface ColumnHeading {
  readonly column: number;
  readonly text: string;
  readonly group: string;
  readonly period?: PeriodHeading;
}

export interface Headings {
  /** 0 where the sheet has none. */
  readonly row: number;
  /** The last heading row, where headings take two. */
  readonly last: number;
  readonly columns: readonly ColumnHeading[];
}

/** Titles and logos come first; nobody puts more than this above the headings. */
const searched = 40;

/** Multirow headings have at most this many rows above the last but one. */
const searchedAbove = 3;

export function findHeadings(rows: readonly SheetRow[]): Headings {
  let best = -1;
  let bestScore = 1;
  for (const [i, row] of rows.slice(0, searched).entries()) {
    const score = scoreOf(row);
    if (score > bestScore) [best, bestScore] = [i, score];
  }
  const heading = rows[best];
  if (!heading) return { row: 0, last: 0, columns: [] };

  const next = rows[best + 1];
  const below = next && headingsGoOn(heading.cells.map(textOf), next) ? next : undefined;
  const lowest = below ? best + 1 : best;
  const above = rows.slice(Math.max(0, lowest - searchedAbove), lowest).reverse();
  const columns = headingsOver(below ?? heading, above);
  return { row: heading.number, last: (below ?? heading).number, columns };
}

export function isHeadingToo({ cells }: SheetRow): boolean {
  return (
    cells.filter((cell) => cell !== undefined).length > 1 &&
    cells.every((cell) => cell === undefined || (cell.kind === "text" && !/\d/.test(cell.text)))
  );
}

/** By words for columns, which account names aren't. */
export function headingsGoOn(headings: readonly string[], next: SheetRow): boolean {
  const isKnown = (text: string, column: number) =>
    fieldOfHeading(text) !== undefined ||
    fieldOfHeading(`${headings[column] ?? ""} ${text}`) !== undefined;
  const texts = next.cells.map(textOf);
  return isHeadingToo(next) && texts.some((text, i) => text.trim() !== "" && isKnown(text, i));
}

function scoreOf({ cells }: SheetRow): number {
  let words = 0;
  let periods = 0;
  for (const cell of cells) {
    if (cell?.kind === "text" && fieldOfHeading(cell.text)) words++;
    else if (periodOfHeading(cell)) periods++;
  }
  // Ledger rows have days too, but only headings have words with them, or many days.
  return words > 0 || periods > 2 ? words * 2 + Math.min(periods, 60) : 0;
}

function headingsOver(heading: SheetRow, above: readonly SheetRow[]): ColumnHeading[] {
  const width = Math.max(heading.cells.length, ...above.map(({ cells }) => cells.length));
  const groups = groupsAbove(above[0], heading);
  return Array.from({ length: width }, (_, column): ColumnHeading => {
    const cell = heading.cells[column];
    const own = textOf(cell).trim();
    if (own === "") return { column, text: wordAbove(column, above), group: "" };

    const whole = `${textOf(above[0]?.cells[column]).trim()} ${own}`;
    if (whole !== ` ${own}` && fieldOfHeading(whole)) return { column, text: whole, group: "" };
    const group = groups[column];
    const period = periodOfHeading(cell) ?? periodOfGroup(group);
    return { column, text: own, group: textOf(group), ...(period && { period }) };
  });
}

function wordAbove(column: number, above: readonly SheetRow[]): string {
  const texts = above.map(({ cells }) => textOf(cells[column]).trim());
  return texts.find((text) => fieldOfHeading(text) !== undefined) ?? "";
}

/** A span's last day: "From 01/01/2025 to 31/12/2025". */
function periodOfGroup(group: SheetCell | undefined): PeriodHeading | undefined {
  const period = periodOfHeading(group);
  const end = group && endOfSpan(group);
  return period && end !== undefined ? { ...period, end } : period;
}

/** A group heading covers its first column and those after it that have their own words. */
function groupsAbove(above: SheetRow | undefined, heading: SheetRow): (SheetCell | undefined)[] {
  if (!above || isTitle(above)) return [];
  let current: SheetCell | undefined;
  const sides = new Set<Field>();
  return heading.cells.map((own, column) => {
    const cell = above.cells[column];
    // A title over the first column belongs to none, nor does a heading over an empty cell.
    const isFree = column === 0 || textOf(own).trim() === "";
    if (cell && textOf(cell).trim() !== "") {
      current = isFree || isOfPrinting(above.cells, column) ? undefined : cell;
      sides.clear();
    }
    const field = fieldOfHeading(textOf(own));
    // A second debit or credit column belongs to the next group, whose heading is missing.
    if (field && sides.has(field)) current = undefined;
    if (field === "debit" || field === "credit") sides.add(field);
    return isFree ? undefined : current;
  });
}

/** "End date: | 12/31/2025": what a report says of itself. */
const isTitle = ({ cells }: SheetRow) => /:\s*$/.test(textOf(cells[0]));
