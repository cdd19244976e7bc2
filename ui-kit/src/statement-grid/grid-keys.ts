import type { KeyboardEvent } from "react";
import { type GridRow, headHeight, heightOf, walk } from "./grid-model.ts";
import { preview } from "./grid-pointer.ts";
import type { Grid } from "./use-grid.ts";

/** Keys that the grid has no use for are left to the page. */
export function press(grid: Grid, event: KeyboardEvent): void {
  const row = grid.shown[grid.active.row];
  const isTyping = event.target instanceof HTMLInputElement;
  if (!row || isTyping || event.altKey) return;
  if (event.key === "Shift") previewPointed(grid, event.currentTarget);
  const isTaken =
    takesSelection(grid, row, event) ||
    takesOpening(grid, row, event) ||
    takesFolding(grid, row, event) ||
    takesMove(grid, row, event);
  if (isTaken) event.preventDefault();
}

/** Shift was pressed over a row: the pointer needn't move to show what a click would select. */
function previewPointed(grid: Grid, viewport: Element): void {
  const cell = viewport.querySelector("[data-row] > :hover");
  if (cell) preview(grid, cell);
}

export function release({ selection, active }: Grid, { key }: KeyboardEvent): void {
  if (key === "Shift" && active.rowId !== undefined) selection.previewTo(active.rowId, undefined);
}

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

function takesSelection(grid: Grid, row: GridRow, event: KeyboardEvent): boolean {
  const { active, range, selection, shown } = grid;
  if (event.key === "Escape") return range.end() || selection.clear();
  if (event.key === " " && event.ctrlKey && active.column > 0) {
    return selectColumn(grid);
  }
  if (!grid.props.onSelectionChange) return false;
  if (event.key.toLowerCase() === "a" && isCommand(event)) {
    range.end();
    selection.selectAround(row.id);
    return true;
  }
  if (event.key === " ") {
    range.end();
    if (event.shiftKey) selection.extend(row.id, row.id);
    else selection.toggle(row);
    return true;
  }
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || !event.shiftKey || active.column > 0) return false;
  const next = shown[active.row + step];
  if (next) {
    selection.walk(row.id, next.id);
    active.goTo(next.id, 0);
  }
  return true;
}

function selectColumn({ active, range, shown }: Grid): boolean {
  const [first] = shown;
  const last = shown.at(-1);
  if (!first || !last) return false;
  range.begin(first.id, active.column);
  active.goTo(last.id, active.column);
  return true;
}

function takesOpening(grid: Grid, row: GridRow, event: KeyboardEvent): boolean {
  if (isCommand(event)) return false;
  const isEnter = event.key === "Enter";
  if ((isEnter || event.key === "F2") && grid.active.column === 0 && grid.editCaption(row)) {
    return true;
  }
  if (!isEnter && event.key.toLowerCase() !== "i") return false;
  grid.props.onOpen?.(row, grid.active.column - 1);
  return true;
}

function takesFolding(grid: Grid, row: GridRow, { key }: KeyboardEvent): boolean {
  if (grid.active.column > 0 || row.kind !== "header") return false;
  const isFolded = grid.folded.has(row.id);
  const folds = key === "ArrowLeft" && !isFolded;
  const unfolds = key === "ArrowRight" && isFolded;
  if (folds || unfolds) grid.fold(row.id, folds);
  return folds || unfolds;
}

function takesMove(grid: Grid, row: GridRow, event: KeyboardEvent): boolean {
  const { active, props, range, shown } = grid;
  const height = event.currentTarget.clientHeight;
  const head = headHeight(props.columns);
  const pageSize = Math.max(1, Math.floor((height - head) / heightOf(row)) - 1);
  const to = walk(active, event, {
    rows: shown.length,
    columns: props.columns.length + 1,
    pageSize,
  });
  const target = to && shown[to.row];
  if (!to || !target) return false;
  if (event.shiftKey && active.column > 0) {
    range.extend(row.id, active.column);
    active.goTo(target.id, Math.max(1, to.column));
  } else {
    range.end();
    active.goTo(target.id, to.column);
  }
  return true;
}
