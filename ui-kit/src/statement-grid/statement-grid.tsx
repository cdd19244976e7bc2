import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useMemo, useRef } from "react";
import { copy } from "./copied-table.ts";
import { DragLayer } from "./drag-layer.tsx";
import { GridHead, GridTints } from "./grid-head.tsx";
import { press, release } from "./grid-keys.ts";
import { GridLine } from "./grid-line.tsx";
import { columnGroups, headHeight } from "./grid-model.ts";
import { click, doubleClick, keepText, openMenu, point, pointAway } from "./grid-pointer.ts";
import type { DropHint, StatementGridProps } from "./grid-props.ts";
import { widthsOf } from "./grid-widths.ts";
import { offsetsOf, usePinnedCaptions, useRowWindow } from "./row-window.ts";
import * as styles from "./statement-grid.css.ts";
import { useFlash } from "./use-flash.ts";
import { useGrid } from "./use-grid.ts";
import { useRowDrag } from "./use-row-drag.ts";

/** Up to here all rows are rendered, so find-in-page works. */
const virtualFrom = 200;
const none: ReadonlySet<string> = new Set();

/**
 * A tree grid to read and to edit, with one tab stop. It fills the given height. Keys: arrows, Page Up and Down, Home
 * and End move; Space selects a row, with Shift up to it; Ctrl+A the section, then all; Escape none; Enter or F2 edits
 * a caption; Enter or I opens a figure; Shift with arrows selects figures, Ctrl+Space a column; Ctrl+C copies. Rows may
 * be dragged by their captions, where the caller says what for.
 */
export function StatementGrid(props: StatementGridProps) {
  const {
    label,
    captionLabel,
    columns,
    rows,
    foundRowIds = none,
    highlightedRowIds = none,
  } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const grid = useGrid(props, viewport);
  const { active, shown } = grid;
  const selection = props.selection ?? none;
  const canSelect = props.onSelectionChange !== undefined;
  const canEdit = props.onRename !== undefined;
  const flash = useFlash(props.highlightedRowIds);
  const widths = useMemo(() => widthsOf(rows), [rows]);
  const groups = useMemo(() => columnGroups(columns), [columns]);
  const offsets = useMemo(() => offsetsOf(shown), [shown]);
  // Before rows are rendered, or reading the position would lay them out twice.
  usePinnedCaptions(viewport);
  const { drag } = props;
  const { folded } = grid;
  const dragging = useRowDrag({ drag, shown, offsets, folded, viewport, body });
  const { dragged, companion } = dragging;
  const hint = dragged?.place && drag?.hint(dragged.rowIds, dragged.place);
  const { first, end } = useRowWindow(viewport, offsets, shown.length > virtualFrom);

  const line = (index: number) => {
    const row = shown[index];
    if (!row) return null;
    const cells = grid.range.columnsIn(index);
    return (
      <GridLine
        ariaIndex={headRows + index + 1}
        activeColumn={index === active.row ? active.column : undefined}
        canDrag={drag !== undefined}
        canEdit={canEdit}
        columns={columns}
        dragged={dragged?.rowIds.includes(row.id) ?? false}
        edit={grid.editOf(row)}
        flash={highlightedRowIds.has(row.id) ? flash : undefined}
        folded={folded.has(row.id)}
        found={foundIn(row.id)}
        hasMenu={props.onMenu !== undefined}
        index={index}
        key={row.id}
        open={row.id === props.openRowId}
        openColumn={row.id === props.openRowId ? openColumn : undefined}
        previewed={grid.selection.preview.has(row.id) || row.id === props.pointedRowId}
        rangeFirst={cells.first}
        rangeLast={cells.last}
        row={row}
        selected={canSelect ? selection.has(row.id) : undefined}
        start={offsets[index] ?? 0}
      />
    );
  };
  const openColumn = props.openColumnIndex === undefined ? undefined : props.openColumnIndex + 1;
  const foundIn = (rowId: string) => {
    if (rowId === props.currentFoundRowId) return "current";
    return foundRowIds.has(rowId) ? "yes" : "no";
  };
  const headRows = groups ? 2 : 1;
  const indices = Array.from({ length: end - first }, (_, i) => first + i);
  // Stays rendered while it's out of sight, or the focus would be lost.
  if (active.row >= 0 && active.row < first) indices.unshift(active.row);
  if (active.row >= end) indices.push(active.row);

  return (
    <div
      className={styles.frame}
      style={assignInlineVars({
        [styles.columnCount]: String(columns.length),
        [styles.captionNeeds]: `${widths.caption}px`,
        [styles.figureNeeds]: `${widths.column}px`,
        [styles.headHeight]: `${headHeight(columns)}px`,
        [styles.gutterWidth]: canSelect || canEdit ? "34px" : "12px",
      })}
    >
      <div
        aria-colcount={columns.length + 1}
        aria-label={label}
        aria-multiselectable={canSelect || undefined}
        // Inherited by all cells; captions that can be edited say so.
        aria-readonly
        aria-rowcount={headRows + shown.length}
        className={classOf(dragged && (hint ?? nowhere))}
        onBlur={active.onBlur}
        onClick={(event) => click(grid, event)}
        onClickCapture={dragging.onClickCapture}
        onContextMenu={(event) => openMenu(grid, event)}
        onCopy={(event) => copy(grid, event)}
        onDoubleClick={(event) => doubleClick(grid, event)}
        onFocus={active.onFocus}
        onKeyDown={(event) => press(grid, event)}
        onKeyUp={(event) => release(grid, event)}
        onMouseDown={keepText}
        onMouseLeave={() => pointAway(grid)}
        onMouseOver={(event) => point(grid, event)}
        onPointerDown={dragging.onPointerDown}
        ref={viewport}
        role="treegrid"
        tabIndex={-1}
      >
        <div className={styles.inner} role="presentation">
          <GridHead captionLabel={captionLabel} columns={columns} groups={groups} />
          <div
            className={styles.body}
            ref={body}
            role="rowgroup"
            style={{ height: offsets[shown.length] }}
          >
            <GridTints columns={columns} groups={groups} />
            {indices.map(line)}
            {dragged && (
              <DragLayer
                companion={companion}
                dragged={dragged}
                hint={hint}
                offsets={offsets}
                shown={shown}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Outside the rows. */
const nowhere: Pick<DropHint, "outcome"> = { outcome: "refused" };

function classOf(hint: Pick<DropHint, "outcome"> | undefined): string {
  if (!hint) return styles.viewport;
  return `${styles.viewport} ${hint.outcome === "refused" ? styles.refusing : styles.dragging}`;
}
