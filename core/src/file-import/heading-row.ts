import { fieldOfHeading } from "./heading-words.ts";
import { type PeriodHeading, periodOfHeading } from "./period-heading.ts";
import { type SheetCell, type SheetRow, textOf } from "./sheet-row.ts";

/** What stands over one column: its own words, and those of the group that it's in. */
export interface ColumnHeading {
  readonly column: number;
  readonly text: string;
  readonly group: string;
  readonly period?: PeriodHeading;
}

export interface Headings {
  /** 0 where the sheet has none. */
  readonly row: number;
  readonly columns: readonly ColumnHeading[];
}

/** Titles and logos come first; nobody puts more than this above the headings. */
const searched = 40;

/** Finds the row whose cells say what their columns hold, and what the row above groups them by. */
export function findHeadings(rows: readonly SheetRow[]): Headings {
  let best = -1;
  let bestScore = 1;
  for (const [i, row] of rows.slice(0, searched).entries()) {
    const score = scoreOf(row);
    if (score > bestScore) [best, bestScore] = [i, score];
  }
  const heading = rows[best];
  if (!heading) return { row: 0, columns: [] };

  const groups = groupsAbove(rows[best - 1], heading);
  const columns = heading.cells.map((cell, column): ColumnHeading => {
    const group = groups[column];
    const period = periodOfHeading(cell) ?? periodOfHeading(group);
    return { column, text: textOf(cell).trim(), group: textOf(group), ...(period && { period }) };
  });
  return { row: heading.number, columns };
}

function scoreOf({ cells }: SheetRow): number {
  let words = 0;
  let periods = 0;
  for (const cell of cells) {
    if (cell?.kind === "text" && fieldOfHeading(cell.text)) words++;
    else if (periodOfHeading(cell)) periods++;
  }
  // A row of a ledger has days too, but only headings have words beside them, or many days.
  return words > 0 || periods > 2 ? words * 2 + Math.min(periods, 60) : 0;
}

/** A group's words stand over its first column and count for those after it. */
function groupsAbove(above: SheetRow | undefined, heading: SheetRow): (SheetCell | undefined)[] {
  if (!above) return [];
  const isGroup = (cell: SheetCell | undefined) =>
    cell !== undefined &&
    (periodOfHeading(cell) !== undefined ||
      (cell.kind === "text" && fieldOfHeading(cell.text) !== undefined));
  const first = above.cells.findIndex(isGroup);
  // A title over the first column is none of theirs.
  if (first < 1) return [];

  let current: SheetCell | undefined;
  return heading.cells.map((_, column) => {
    const cell = above.cells[column];
    if (cell && textOf(cell).trim() !== "") current = cell;
    return column < first ? undefined : current;
  });
}
