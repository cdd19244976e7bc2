import type { MouseEvent } from "react";
import type { MenuPoint } from "../dropdown-menu/point-menu.tsx";
import type { GridRow } from "./grid-model.ts";
import { isSelectable } from "./row-ranges.ts";
import type { Grid } from "./use-grid.ts";

interface Place {
  readonly row: GridRow;
  /** 0 is the caption. */
  readonly column: number;
}

export function click(grid: Grid, event: MouseEvent): void {
  const place = placeOf(grid, event.target);
  if (!place || isIn(event.target, "[data-editor]")) return;
  const { row, column } = place;
  const { active, range, selection } = grid;

  if (event.shiftKey && extendsRows(grid, column)) {
    range.end();
    selection.extend(active.rowId ?? row.id, row.id);
    active.goTo(row.id, column);
    return;
  }
  if (event.shiftKey && column > 0 && active.column > 0 && active.rowId !== undefined) {
    range.extend(active.rowId, active.column);
    active.goTo(row.id, column);
    return;
  }
  range.end();
  active.goTo(row.id, column);
  const more = isIn(event.target, "[data-menu]");
  if (more) grid.props.onMenu?.(row, below(more));
  else if (isIn(event.target, "[data-toggle]")) grid.fold(row.id, !grid.folded.has(row.id));
  else if (isIn(event.target, "[data-check]") || picks(grid, place, event)) selection.toggle(row);
  else if (row.cells[column - 1]) grid.props.onOpen?.(row, column - 1);
}

export function doubleClick(grid: Grid, { target }: MouseEvent): void {
  const place = placeOf(grid, target);
  if (
    !place ||
    place.column > 0 ||
    isIn(target, "[data-editor], [data-check], [data-toggle], [data-menu]")
  ) {
    return;
  }
  if (!grid.editCaption(place.row)) grid.props.onOpen?.(place.row, -1);
}

/** The browser's own menu stays where nothing takes it. */
export function openMenu(grid: Grid, event: MouseEvent): void {
  const place = placeOf(grid, event.target);
  if (!place || !grid.props.onMenu || isIn(event.target, "[data-editor]")) return;
  event.preventDefault();
  grid.active.goTo(place.row.id, place.column);
  grid.props.onMenu(place.row, { x: event.clientX, y: event.clientY });
}

/** With Shift held, shows what a click would select. */
export function point(grid: Grid, event: MouseEvent): void {
  if (event.shiftKey) preview(grid, event.target);
  else pointAway(grid);
}

export function preview(grid: Grid, target: EventTarget): void {
  const { active, selection } = grid;
  const place = placeOf(grid, target);
  if (active.rowId === undefined) return;
  const isShown = place && extendsRows(grid, place.column);
  selection.previewTo(active.rowId, isShown ? place.row.id : undefined);
}

export function pointAway({ active, selection }: Grid): void {
  if (active.rowId !== undefined) selection.previewTo(active.rowId, undefined);
}

/** Shift extends the selection here, and not that of the page's text. */
export function keepText(event: MouseEvent): void {
  if (event.shiftKey && !isIn(event.target, "[data-editor]")) event.preventDefault();
}

/** Shift with a figure selects figures where it goes on from one. */
function extendsRows({ active, props }: Grid, column: number): boolean {
  return props.onSelectionChange !== undefined && (column === 0 || active.column === 0);
}

function picks({ props }: Grid, { row, column }: Place, event: MouseEvent): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  return isCommand && column === 0 && props.onSelectionChange !== undefined && isSelectable(row);
}

function placeOf({ shown }: Grid, target: EventTarget): Place | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest("[aria-colindex]");
  const row = shown[Number(cell?.closest("[data-row]")?.getAttribute("data-row") ?? Number.NaN)];
  return cell && row ? { row, column: Number(cell.getAttribute("aria-colindex")) - 1 } : undefined;
}

function below(element: Element): MenuPoint {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom };
}

function isIn(target: EventTarget, selector: string): Element | undefined {
  return target instanceof Element ? (target.closest(selector) ?? undefined) : undefined;
}
