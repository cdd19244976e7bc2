import type { GridRow } from "./grid-model.ts";

/** Rows that may be selected together, and how many lines among them may not. */
export interface RowRange {
  readonly rowIds: readonly string[];
  /** Lines that are locked, folded away or not selectable. */
  readonly leftOut: number;
}

type Visible = (rowId: string) => boolean;

export const isSelectable = (row: GridRow): boolean =>
  row.selectable === true && row.locked === undefined;

/** From one row to another, in either direction and with both. */
export function rangeBetween(
  rows: readonly GridRow[],
  isVisible: Visible,
  fromId: string,
  toId: string,
): RowRange {
  const from = rows.findIndex(({ id }) => id === fromId);
  const to = rows.findIndex(({ id }) => id === toId);
  if (from < 0 || to < 0) return { rowIds: [], leftOut: 0 };
  return rangeOf(rows.slice(Math.min(from, to), Math.max(from, to) + 1), isVisible);
}

/** All in the nearest section around a row that has any; once they are selected, all there are. */
export function allAround(
  rows: readonly GridRow[],
  isVisible: Visible,
  rowId: string,
  selection: ReadonlySet<string>,
): RowRange {
  const sections = sectionsAround(rows, rowId).map((section) => rangeOf(section, isVisible));
  const nearest = sections.find(({ rowIds }) => rowIds.length > 0);
  const isNew = nearest?.rowIds.some((id) => !selection.has(id)) ?? false;
  return nearest && isNew ? nearest : rangeOf(rows, isVisible);
}

function rangeOf(rows: readonly GridRow[], isVisible: Visible): RowRange {
  const taken = rows.filter((row) => isSelectable(row) && isVisible(row.id));
  const lines = rows.filter(({ kind }) => kind === "line").length;
  const takenLines = taken.filter(({ kind }) => kind === "line").length;
  return { rowIds: taken.map(({ id }) => id), leftOut: lines - takenLines };
}

/** What the sections around a row contain, from the inside out. Headers and footers stand in their own section. */
function sectionsAround(rows: readonly GridRow[], rowId: string): (readonly GridRow[])[] {
  const index = rows.findIndex(({ id }) => id === rowId);
  const row = rows[index];
  if (!row) return [];
  const sections: (readonly GridRow[])[] = [];
  let below = row.kind === "line" ? row.level : row.level + 1;
  for (let at = index; at >= 0 && below > 1; at--) {
    const header = rows[at];
    if (header?.kind !== "header" || header.level >= below) continue;
    const end = rows.findIndex(({ level }, after) => after > at && level <= header.level);
    sections.push(rows.slice(at + 1, end < 0 ? undefined : end));
    below = header.level;
  }
  return sections;
}
