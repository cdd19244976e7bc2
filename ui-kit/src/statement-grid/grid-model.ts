export interface GridColumn {
  readonly id: string;
  readonly label: string;
  readonly sublabel?: string | undefined;
  /** Header over this column and its neighbors with the same group. The sublabel is then shown under the group. */
  readonly group?: string | undefined;
  readonly tinted?: boolean | undefined;
}

export interface GridCell {
  /** As shown: `(1,234)` or `—`. */
  readonly text: string;
  /** For screen readers, with its place: "Inventory, FY2024, minus 1,234". */
  readonly label: string;
  /** As a spreadsheet takes it: "-1234.00". Copied in place of the text. */
  readonly plain?: string | undefined;
  /** The closing parenthesis hangs, so that the digits align. */
  readonly negative?: boolean | undefined;
  /** Exactly zero: muted. */
  readonly zero?: boolean | undefined;
  /** Shown as a corner mark and announced after the label. */
  readonly remark?: string | undefined;
}

export interface GridRow {
  readonly id: string;
  readonly caption: string;
  /** From 1. A row belongs to the nearest header above it with a smaller level. */
  readonly level: number;
  /** A header may be folded; a footer at its level stays visible. */
  readonly kind: "header" | "line" | "footer";
  readonly code?: string | undefined;
  /** At the end of a header's caption: "Debit". */
  readonly side?: string | undefined;
  readonly emphasised?: boolean | undefined;
  readonly italic?: boolean | undefined;
  /** A rule above the figures, and for a grand total a double one below them. */
  readonly underline?: "none" | "single" | "double" | undefined;
  /** Shown as a triangle and announced after the caption. */
  readonly remark?: string | undefined;
  /** May be selected where the grid has a selection. */
  readonly selectable?: boolean | undefined;
  /** Why the row can't be selected. Shown as a lock and announced after the caption. */
  readonly locked?: string | undefined;
  /** Whether the row can be dragged, if the grid has `drag`. */
  readonly movable?: boolean | undefined;
  /** The caption may be edited in place. */
  readonly editable?: boolean | undefined;
  /** "Edited": a dot in the gutter, announced after the caption. */
  readonly changed?: string | undefined;
  /** "New": a badge after the caption. */
  readonly isNew?: string | undefined;
  /** One per column, or none. */
  readonly cells: readonly GridCell[];
}

/** Row and column from 0; column 0 is the caption. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

export interface ColumnGroup {
  readonly label: string;
  readonly sublabel: string | undefined;
  /** Index of its first column. */
  readonly first: number;
  readonly count: number;
}

/** Runs of neighboring columns with the same group. Undefined if columns aren't grouped. */
export function columnGroups(columns: readonly GridColumn[]): readonly ColumnGroup[] | undefined {
  const groups: ColumnGroup[] = [];
  for (const [first, { group: label, sublabel }] of columns.entries()) {
    if (label === undefined) return undefined;
    const last = groups.at(-1);
    if (last?.label === label) groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push({ label, sublabel, first, count: 1 });
  }
  return groups.length > 0 ? groups : undefined;
}

/** Rows outside folded sections, and without lines where only subtotals are shown. */
export function visibleRows(
  rows: readonly GridRow[],
  folded: ReadonlySet<string>,
  subtotalsOnly = false,
): readonly GridRow[] {
  if (folded.size === 0 && !subtotalsOnly) return rows;
  let hiddenBelow = Number.POSITIVE_INFINITY;
  return rows.filter((row) => {
    if (row.level > hiddenBelow) return false;
    const hides = row.kind === "header" && folded.has(row.id);
    hiddenBelow = hides ? row.level : Number.POSITIVE_INFINITY;
    return !subtotalsOnly || row.kind !== "line";
  });
}

/** The headers that contain a row, nearest first. */
export function headersOver(rows: readonly GridRow[], rowId: string): string[] {
  const index = rows.findIndex(({ id }) => id === rowId);
  const headers: string[] = [];
  let below = rows[index]?.level ?? 0;
  for (const row of rows.slice(0, Math.max(0, index)).reverse()) {
    if (row.kind !== "header" || row.level >= below) continue;
    headers.push(row.id);
    below = row.level;
  }
  return headers;
}

interface Extent {
  readonly rows: number;
  /** Includes the caption column. */
  readonly columns: number;
  /** Rows per screen. */
  readonly pageSize: number;
}

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Where a key moves from here; undefined for other keys. */
export function walk(from: Position, { key, ctrlKey, metaKey }: Key, extent: Extent) {
  const to = target(from, key, ctrlKey || metaKey, extent);
  return to && within(to, extent);
}

function target(from: Position, key: string, far: boolean, extent: Extent): Position | undefined {
  switch (key) {
    case "ArrowUp":
      return { ...from, row: from.row - 1 };
    case "ArrowDown":
      return { ...from, row: from.row + 1 };
    case "ArrowLeft":
      return { ...from, column: from.column - 1 };
    case "ArrowRight":
      return { ...from, column: from.column + 1 };
    case "PageUp":
      return { ...from, row: from.row - extent.pageSize };
    case "PageDown":
      return { ...from, row: from.row + extent.pageSize };
    case "Home":
      return far ? { ...from, row: 0 } : { ...from, column: Math.min(1, extent.columns - 1) };
    case "End":
      return far ? { ...from, row: extent.rows - 1 } : { ...from, column: extent.columns - 1 };
    default:
      return undefined;
  }
}

const within = ({ row, column }: Position, extent: Extent): Position => ({
  row: Math.max(0, Math.min(extent.rows - 1, row)),
  column: Math.max(0, Math.min(extent.columns - 1, column)),
});

/** In pixels. Fixed per row, so nothing is measured while scrolling. */
export function heightOf(row: GridRow | undefined): number {
  if (row?.underline === "double") return 34;
  if (row?.kind === "header") return row.level === 1 ? 32 : 27;
  return row?.kind === "footer" ? 29 : 27;
}

/** Height in pixels. Grouped columns have two header rows. */
export const headHeight = (columns: readonly GridColumn[]) =>
  columnGroups(columns) === undefined ? 42 : 68;
