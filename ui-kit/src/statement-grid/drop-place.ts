import { type GridRow, heightOf } from "./grid-model.ts";
import { rowAtOffset } from "./row-window.ts";

/** A place before or after a row, or first or last in the section of a header or footer. */
export interface DropPlace {
  readonly rowId: string;
  readonly at: "before" | "first" | "last" | "after";
}

/**
 * Where a drop `offset` px below the top of the first row would go. Undefined outside the rows. Nothing can go next to an
 * outermost section, so a drop on its header or footer goes into it.
 */
export function dropPlaceAt(
  rows: readonly GridRow[],
  offsets: Float64Array,
  folded: ReadonlySet<string>,
  offset: number,
): DropPlace | undefined {
  const index = rowAtOffset(offsets, offset);
  const row = rows[index];
  if (!row || offset < 0 || offset >= (offsets[rows.length] ?? 0)) return undefined;
  const part = (offset - (offsets[index] ?? 0)) / heightOf(row);
  return { rowId: row.id, at: edgeOf(row, part, folded.has(row.id)) };
}

/** The upper quarter of a header is before its section. The lower quarter of a folded header is after it. */
function edgeOf({ kind, level }: GridRow, part: number, isFolded: boolean): DropPlace["at"] {
  const isOutermost = level === 1;
  if (kind === "line") return part < 0.5 ? "before" : "after";
  if (kind === "footer") return part < 0.5 || isOutermost ? "last" : "after";
  if (part < 0.25 && !isOutermost) return "before";
  if (!isFolded) return "first";
  return part < 0.75 || isOutermost ? "last" : "after";
}

export interface DropLine {
  /** Px below the top of the first row. */
  readonly offset: number;
  readonly level: number;
}

/** Where to draw the line that marks a drop place. */
export function dropLineOf(
  { rowId, at }: DropPlace,
  rows: readonly GridRow[],
  offsets: Float64Array,
): DropLine | undefined {
  const index = rows.findIndex(({ id }) => id === rowId);
  const row = rows[index];
  if (!row) return undefined;
  const isInside = at === "first" || at === "last";
  const isAbove = at === "before" || (at === "last" && row.kind === "footer");
  return {
    offset: offsets[isAbove ? index : index + 1] ?? 0,
    level: isInside ? row.level + 1 : row.level,
  };
}
