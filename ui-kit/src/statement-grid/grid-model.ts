export interface GridColumn {
  readonly id: string;
  readonly label: string;
  readonly sublabel?: string | undefined;
  readonly tinted?: boolean | undefined;
}

export interface GridCell {
  /** As shown: `(1,234)` or `—`. */
  readonly text: string;
  /** For screen readers, with its place: "Inventory, FY2024, minus 1,234". */
  readonly label: string;
  /** The closing parenthesis hangs, so that the digits align. */
  readonly negative?: boolean | undefined;
  /** Shown as a corner mark and announced after the label. */
  readonly remark?: string | undefined;
}

export interface GridRow {
  readonly id: string;
  readonly caption: string;
  /** From 1. A row belongs to the nearest header above it with a smaller level. */
  readonly level: number;
  /** A header may be collapsed; a footer at its level stays visible. */
  readonly kind: "header" | "line" | "footer";
  readonly code?: string | undefined;
  readonly emphasised?: boolean | undefined;
  /** A rule above a total, and a double one under a grand total. */
  readonly underline?: "none" | "single" | "double" | undefined;
  /** Shown as a triangle and announced after the caption. */
  readonly remark?: string | undefined;
  /** One per column, or none. */
  readonly cells: readonly GridCell[];
}

/** Row and column from 0; column 0 is the caption. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

/** Rows that aren't inside a collapsed header. */
export function visibleRows(
  rows: readonly GridRow[],
  collapsed: ReadonlySet<string>,
): readonly GridRow[] {
  let hiddenBelow = Number.POSITIVE_INFINITY;
  return rows.filter((row) => {
    if (row.level > hiddenBelow) return false;
    const hides = row.kind === "header" && collapsed.has(row.id);
    hiddenBelow = hides ? row.level : Number.POSITIVE_INFINITY;
    return true;
  });
}

const narrowestCaption = 200;
const widestCaption = 400;

/**
 * Width of the longest caption in px, estimated by letter: each row is its own grid and doesn't know the others. From
 * 200 to 400, plus 5 % (001, §2).
 */
export function captionWidthOf(rows: readonly GridRow[]): number {
  const needs = rows.map(({ caption, level, code = "", emphasised = false }) => {
    const letters = caption.length * (emphasised ? 7.2 : 6.8) + code.length * 7;
    return (letters + level * 10 + 52) * 1.05;
  });
  return Math.round(Math.min(widestCaption, Math.max(narrowestCaption, ...needs)));
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
