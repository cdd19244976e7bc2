import { assignInlineVars } from "@vanilla-extract/dynamic";
import { ChevronDown, TriangleAlert } from "lucide-react";
import { memo } from "react";
import { VisuallyHidden } from "../text/text.tsx";
import { type GridCell, type GridColumn, type GridRow, heightOf } from "./grid-model.ts";
import * as styles from "./statement-grid.css.ts";

interface GridLineProps {
  readonly row: GridRow;
  /** Among the rows that aren't hidden, from 0. */
  readonly index: number;
  readonly columns: readonly GridColumn[];
  /** Column of the active cell, if it's in this row. */
  readonly activeColumn: number | undefined;
  readonly collapsed: boolean;
  readonly open: boolean;
  /** Offset in pixels when rows are virtualized. */
  readonly start: number | undefined;
}

/** Memoized: moving between cells re-renders two rows only. */
export const GridLine = memo(function GridLine({
  row,
  index,
  columns,
  activeColumn,
  collapsed,
  open,
  start,
}: GridLineProps) {
  const emphasised = row.emphasised ?? row.kind === "footer";
  return (
    <div
      aria-expanded={row.kind === "header" ? !collapsed : undefined}
      aria-level={row.level}
      // The header is row 1.
      aria-rowindex={index + 2}
      className={styles.row({ kind: row.kind, open, virtual: start !== undefined })}
      data-row={index}
      role="row"
      style={assignInlineVars({
        [styles.rowHeight]: `${heightOf(row)}px`,
        [styles.level]: String(row.level),
        ...(start !== undefined && { [styles.offset]: `${start}px` }),
      })}
      tabIndex={-1}
    >
      <Caption
        active={activeColumn === 0}
        collapsed={collapsed}
        emphasised={emphasised}
        row={row}
      />
      {columns.map((column, columnIndex) => (
        <Figure
          active={activeColumn === columnIndex + 1}
          cell={row.cells[columnIndex]}
          column={columnIndex + 1}
          emphasised={emphasised}
          key={column.id}
          tinted={column.tinted ?? false}
          underline={row.underline ?? "none"}
        />
      ))}
    </div>
  );
});

interface CaptionProps {
  readonly row: GridRow;
  readonly active: boolean;
  readonly collapsed: boolean;
  readonly emphasised: boolean;
}

function Caption({ row, active, collapsed, emphasised }: CaptionProps) {
  return (
    <div
      aria-colindex={1}
      aria-selected={active}
      className={styles.caption({ kind: row.kind, emphasised })}
      data-column={0}
      role="rowheader"
      tabIndex={active ? 0 : -1}
    >
      {row.kind === "header" && (
        <span aria-hidden className={styles.chevron({ collapsed })} data-toggle="">
          <ChevronDown />
        </span>
      )}
      <span className={styles.captionText}>{row.caption}</span>{" "}
      {row.code !== undefined && <span className={styles.code}>{row.code}</span>}
      {row.remark !== undefined && (
        <span className={styles.remark}>
          <VisuallyHidden>, {row.remark}</VisuallyHidden>
          <TriangleAlert aria-hidden />
        </span>
      )}
    </div>
  );
}

interface FigureProps {
  readonly cell: GridCell | undefined;
  readonly column: number;
  readonly active: boolean;
  readonly emphasised: boolean;
  readonly tinted: boolean;
  readonly underline: "none" | "single" | "double";
}

function Figure({ cell, column, active, emphasised, tinted, underline }: FigureProps) {
  const remarked = cell?.remark !== undefined;
  const label = remarked ? `${cell.label}, ${cell.remark}` : cell?.label;
  return (
    <div
      aria-colindex={column + 1}
      aria-label={label}
      aria-selected={active}
      className={styles.cell({
        appearance: cell ? appearanceOf(cell) : "plain",
        tinted,
        emphasised,
        remarked,
        underline: cell ? underline : "none",
      })}
      data-column={column}
      role="gridcell"
      tabIndex={active ? 0 : -1}
    >
      {cell?.text}
    </div>
  );
}

function appearanceOf({ text, negative }: GridCell) {
  if (negative) return "negative";
  return text === "—" ? "zero" : "plain";
}
