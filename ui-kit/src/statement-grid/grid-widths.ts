import type { GridRow } from "./grid-model.ts";

/** What the texts of rows need, in px, estimated by letter: nothing is measured. */
export interface Widths {
  /** From 200 to 400, plus 5 % (001, §2). */
  readonly caption: number;
  /** From 118 to 150; more only where a figure wouldn't fit. */
  readonly column: number;
}

const narrowestCaption = 200;
const widestCaption = 400;
const narrowestColumn = 118;

export function widthsOf(rows: readonly GridRow[]): Widths {
  let caption = 0;
  let column = 0;
  for (const row of rows) {
    const needs = needsOf(row);
    caption = Math.max(caption, needs.caption);
    column = Math.max(column, needs.column);
  }
  return {
    caption: Math.round(Math.min(widestCaption, Math.max(narrowestCaption, caption))),
    column: Math.round(Math.max(narrowestColumn, column)),
  };
}

/** An edit replaces few of thousands of rows; the others are known. */
const known = new WeakMap<GridRow, Widths>();

function needsOf(row: GridRow): Widths {
  const before = known.get(row);
  if (before) return before;
  const needs = { caption: captionNeeds(row), column: columnNeeds(row) };
  known.set(row, needs);
  return needs;
}

function captionNeeds(row: GridRow): number {
  const { caption, level, code = "", side = "", isNew = "", emphasised = false } = row;
  const letters = caption.length * (emphasised ? 7.2 : 6.8) + (code + side + isNew).length * 7;
  const signs = (row.locked === undefined ? 0 : 20) + (isNew === "" ? 0 : 20);
  return (letters + signs + level * 10 + 60) * 1.05;
}

function columnNeeds({ cells, emphasised = false }: GridRow): number {
  const longest = cells.reduce((most, { text }) => Math.max(most, text.length), 0);
  return longest * (emphasised ? 7.9 : 7.6) + 28;
}
