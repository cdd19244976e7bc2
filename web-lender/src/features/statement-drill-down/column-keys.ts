import { type KeyboardEvent, type RefObject, useEffect } from "react";

/** From left to right; a row of one fills the next. */
export const columns = ["accounts", "months", "lines", "entry"] as const;
export type Column = (typeof columns)[number];

/** On a column, and on each of its rows with the row's key. */
export const columnMark = "data-column";
export const rowMark = "data-row";

interface ColumnActs {
  /** The next row of a column. */
  readonly onMove: (column: Column, row: string) => void;
  /** Into the column on the right, or back to the one on the left. */
  readonly onEnter: (column: Column) => void;
  readonly onLeave: (column: Column) => void;
  readonly onClose: () => void;
}

/** The row that a click is in. */
export function rowAt(target: EventTarget): { readonly column?: Column; readonly row?: string } {
  if (!(target instanceof Element)) return {};
  const row = target.closest(`[${rowMark}]`)?.getAttribute(rowMark);
  const name = target.closest(`[${columnMark}]`)?.getAttribute(columnMark);
  const column = columns.find((each) => each === name);
  return column && row ? { column, row } : {};
}

/** ← → change the column, ↑ ↓ the row, Enter goes deeper, and Esc goes back to the statement. */
export function pressInColumns(event: KeyboardEvent, acts: ColumnActs): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const act =
    target instanceof HTMLInputElement
      ? actInField(event.key, target, acts)
      : actOf(event.key, target, acts);
  if (!act) return;
  event.preventDefault();
  act();
}

function actOf(key: string, target: HTMLElement, acts: ColumnActs): (() => void) | undefined {
  if (key === "Escape") return acts.onClose;
  const column = target.closest<HTMLElement>(`[${columnMark}]`);
  const name = columns.find((each) => each === column?.getAttribute(columnMark));
  if (!column || !name) return undefined;

  const isRow = target.hasAttribute(rowMark);
  const [before, after] = [columns[columns.indexOf(name) - 1], columns[columns.indexOf(name) + 1]];
  if (key === "ArrowLeft") return before && (() => acts.onLeave(before));
  if (key === "ArrowRight" || (key === "Enter" && isRow)) {
    return after && (() => acts.onEnter(after));
  }
  const rows = rowsOf(column);
  const there = placeOf(key, rows.indexOf(target), rows.length);
  const row = there === undefined ? undefined : rows[there];
  if (!isRow || !row) return undefined;
  return () => {
    row.focus();
    acts.onMove(name, row.getAttribute(rowMark) ?? "");
  };
}

/** Esc empties the field first; ↓ goes on to the rows. */
function actInField(
  key: string,
  field: HTMLInputElement,
  { onClose }: ColumnActs,
): (() => void) | undefined {
  if (key === "Escape") return field.value === "" ? onClose : undefined;
  const column = field.closest<HTMLElement>(`[${columnMark}]`);
  return key === "ArrowDown" && column ? () => selectedRow(column)?.focus() : undefined;
}

const rowsOf = (column: HTMLElement) => [...column.querySelectorAll<HTMLElement>(`[${rowMark}]`)];

function placeOf(key: string, here: number, count: number): number | undefined {
  switch (key) {
    case "ArrowDown":
      return here + 1;
    case "ArrowUp":
      return here - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

const selectedRow = (column: HTMLElement) =>
  column.querySelector<HTMLElement>(`[${rowMark}][tabindex="0"]`);

/** Moves the focus to a column's selected row, as soon as there is one. */
export function useFocusColumn(
  column: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onFocused: () => void,
): void {
  useEffect(() => {
    if (!isWanted || !column.current) return;
    const stop =
      selectedRow(column.current) ?? column.current.querySelector<HTMLElement>("[data-stop]");
    if (!stop) return;
    stop.focus();
    onFocused();
  });
}
