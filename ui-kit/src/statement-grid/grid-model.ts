export interface GridColumn {
  readonly id: string;
  readonly label: string;
  /** Under the label: the date a period ends on. */
  readonly sublabel?: string | undefined;
  /** A faint ground, for a period that isn't over. */
  readonly tinted?: boolean | undefined;
}

export interface GridCell {
  /** As it is shown, `(1,234)` or `—`. */
  readonly text: string;
  /** As it is read out, with where it stands: "Inventory, FY2024, minus 1,234". */
  readonly label: string;
  /** The closing parenthesis hangs, so that the digits line up. */
  readonly negative?: boolean | undefined;
  /** Marks the corner, and is read out after the label. */
  readonly remark?: string | undefined;
}

export interface GridRow {
  readonly id: string;
  readonly caption: string;
  /** From 1. A row belongs to the nearest header above it with a smaller level. */
  readonly level: number;
  /** A header may be collapsed; a footer, at its header's level, then still stands for it. */
  readonly kind: "header" | "line" | "footer";
  readonly code?: string | undefined;
  readonly emphasised?: boolean | undefined;
  /** A rule above the figures of a total, and a double one under those of a grand total. */
  readonly underline?: "none" | "single" | "double" | undefined;
  /** Shows a triangle beside the caption, and is read out after it. */
  readonly remark?: string | undefined;
  /** One for each column, or none. */
  readonly cells: readonly GridCell[];
}

/** Row and column of a cell, from 0; column 0 is the caption. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

/** The rows that no collapsed header hides. */
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
 * What the longest caption needs in px, by a letter's usual width: every row is a grid of its own, so that
 * no row knows of the longest. From 200 to 400, and 5 % more than it seems to need (001, §2).
 */
export function captionWidthOf(rows: readonly GridRow[]): number {
  const needs = rows.map(({ caption, level, code = "", emphasised = false }) => {
    const letters = caption.length * (emphasised ? 7.2 : 6.8) + code.length * 7;
    return (letters + level * 10 + 52) * 1.05;
  });
  return Math.round(Math.min(widestCaption, Math.max(narrowestCaption, ...needs)));
}

/** The headers that have to be open for a row to be seen, the nearest first. */
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
  /** The caption's own included. */
  readonly columns: number;
  /** How many rows make a screen. */
  readonly pageSize: number;
}

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Where a key leads from here; nowhere, for a key that doesn't walk. */
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

/** In pixels. Known beforehand, so that nothing has to be measured while it scrolls. */
export function heightOf(row: GridRow | undefined): number {
  if (row?.underline === "double") return 34;
  if (row?.kind === "header") return row.level === 1 ? 32 : 27;
  return row?.kind === "footer" ? 29 : 27;
}
