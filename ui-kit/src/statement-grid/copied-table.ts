import type { ClipboardEvent } from "react";
import type { GridColumn, GridRow } from "./grid-model.ts";
import type { Grid } from "./use-grid.ts";

/** One table in the clipboard's two forms; spreadsheets prefer the second. */
export interface CopiedTable {
  readonly text: string;
  readonly html: string;
}

interface CopiedCell {
  readonly text: string;
  readonly isFigure: boolean;
}

/** Copies selected figures, else selected rows, else the active cell. Text that is selected or edited copies as ever. */
export function copy(grid: Grid, event: ClipboardEvent): void {
  if (event.target instanceof HTMLInputElement || hasSelectedText()) return;
  const { active, props, shown } = grid;
  const selected = props.rows.filter(({ id }) => props.selection?.has(id));
  const copiesRows = !grid.range.rectangle && selected.length > 0;
  const cells = grid.range.rectangle ?? {
    firstRow: active.row,
    lastRow: active.row,
    first: active.column,
    last: active.column,
  };
  const rows = copiesRows ? selected : shown.slice(cells.firstRow, cells.lastRow + 1);
  const { html, text } = copiesRows
    ? copiedRows(props.captionLabel, props.columns, rows)
    : copiedCells(rows, cells.first - 1, cells.last - 1);

  event.clipboardData.setData("text/plain", text);
  event.clipboardData.setData("text/html", html);
  event.preventDefault();
  props.onCopied?.(
    copiesRows
      ? { rows: rows.length, cells: 0 }
      : { rows: 0, cells: rows.length * (cells.last - cells.first + 1) },
  );
}

const hasSelectedText = () => document.getSelection()?.isCollapsed === false;

/** Whole rows, under the column heads and with their captions. */
export function copiedRows(
  captionLabel: string,
  columns: readonly GridColumn[],
  rows: readonly GridRow[],
): CopiedTable {
  const names = columns.map(({ label, group }) =>
    group === undefined ? label : `${group} ${label}`,
  );
  const heads = [captionLabel, ...names].map(words);
  const lines = rows.map((row) => [
    words(row.caption),
    ...columns.map((_, column) => figure(row, column)),
  ]);
  return written([heads, ...lines]);
}

/** A rectangle of cells alone, as a spreadsheet copies one. Column -1 is the caption. */
export function copiedCells(
  rows: readonly GridRow[],
  firstColumn: number,
  lastColumn: number,
): CopiedTable {
  const columns = Array.from({ length: lastColumn - firstColumn + 1 }, (_, i) => firstColumn + i);
  return written(
    rows.map((row) =>
      columns.map((column) => (column < 0 ? words(row.caption) : figure(row, column))),
    ),
  );
}

const words = (text: string): CopiedCell => ({ text: inert(text), isFigure: false });

function figure({ cells }: GridRow, column: number): CopiedCell {
  const cell = cells[column];
  return { text: cell?.plain ?? inert(cell?.text ?? ""), isFigure: true };
}

/** What a spreadsheet would run as a formula is marked as text. Tabs and line ends would start new cells. */
function inert(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, " ");
  return /^\s*[=+\-@]/.test(line) ? `'${line}` : line;
}

function written(table: readonly (readonly CopiedCell[])[]): CopiedTable {
  const rows = table.map((cells) => `<tr>${cells.map(asHtml).join("")}</tr>`).join("");
  return {
    text: table.map((cells) => cells.map(({ text }) => text).join("\t")).join("\r\n"),
    html: `<table>${rows}</table>`,
  };
}

/** Excel reads the format `@` as text, so that a caption like "1-2" doesn't become a day. */
function asHtml({ text, isFigure }: CopiedCell): string {
  return isFigure
    ? `<td>${escaped(text)}</td>`
    : `<td style="mso-number-format:'\\@'">${escaped(text)}</td>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
