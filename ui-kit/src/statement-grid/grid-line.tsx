import { Check, ChevronDown, Ellipsis, Lock, TriangleAlert } from "lucide-react";
import { memo } from "react";
import { VisuallyHidden } from "../text/text.tsx";
import { refused } from "./caption-editor.css.ts";
import { CaptionEditor, type EndOfEdit } from "./caption-editor.tsx";
import * as styles from "./grid-line.css.ts";
import { type GridCell, type GridColumn, type GridRow, heightOf } from "./grid-model.ts";
import { isSelectable } from "./row-ranges.ts";

export interface CaptionEdit {
  readonly maxLength: number | undefined;
  /** Why the last text was refused. */
  readonly error: string | undefined;
  readonly onEnd: (end: EndOfEdit, text: string) => void;
}

export interface GridLineProps {
  readonly row: GridRow;
  /** Among the rows that aren't hidden, from 0. */
  readonly index: number;
  /** Row index from 1, including the header rows. */
  readonly ariaIndex: number;
  /** In px from the first row. */
  readonly start: number;
  readonly columns: readonly GridColumn[];
  /** Column of the active cell, if it's in this row. */
  readonly activeColumn: number | undefined;
  readonly folded: boolean;
  /** Undefined where rows can't be selected. */
  readonly selected: boolean | undefined;
  readonly previewed: boolean;
  readonly open: boolean;
  /** Column of the cell whose details are open, if it's in this row. */
  readonly openColumn: number | undefined;
  /** Columns of selected cells; the last is less than the first where there are none. */
  readonly rangeFirst: number;
  readonly rangeLast: number;
  readonly found: "no" | "yes" | "current";
  /** Changes when the row's highlight starts again. */
  readonly flash: 0 | 1 | undefined;
  readonly canEdit: boolean;
  readonly canDrag: boolean;
  /** Whether the row is being dragged. */
  readonly dragged: boolean;
  readonly hasMenu: boolean;
  /** While the caption is edited. */
  readonly edit: CaptionEdit | undefined;
}

/** Memoized, and given no function while it only shows: an edit or a move re-renders the rows that it concerns. */
export const GridLine = memo(function GridLine(props: GridLineProps) {
  const { row, index, start, columns, activeColumn, openColumn, rangeFirst, rangeLast } = props;
  return (
    <div
      aria-expanded={row.kind === "header" ? !props.folded : undefined}
      aria-level={row.level}
      aria-rowindex={props.ariaIndex}
      aria-selected={isSelectable(row) ? props.selected : undefined}
      className={classOf(props)}
      data-row={index}
      role="row"
      style={{ height: heightOf(row), transform: `translateY(${start}px)` }}
      tabIndex={-1}
    >
      <Caption {...props} />
      {columns.map(({ id }, columnIndex) => {
        const column = columnIndex + 1;
        const inRange = rangeFirst <= column && column <= rangeLast;
        const isOpen = openColumn === column;
        return figure(id, column, row.cells[columnIndex], activeColumn === column, inRange, isOpen);
      })}
    </div>
  );
});

function classOf({ row, selected, previewed, open, flash, edit, ...props }: GridLineProps): string {
  const { kind, underline = "none", emphasised = kind === "footer", italic } = row;
  const hasRules = row.cells.length > 0 && underline !== "none";
  return classes(
    styles.row,
    kind === "line" && styles.line,
    kind === "header" && styles.header,
    emphasised && styles.strong,
    italic && styles.slanted,
    hasRules && styles.ruled,
    hasRules && underline === "double" && styles.ruledTwice,
    props.canDrag && styles.draggable,
    props.canDrag && row.movable && styles.movable,
    props.dragged && styles.dragged,
    previewed && styles.previewed,
    selected && styles.selected,
    open && styles.open,
    flash !== undefined && styles.flash[flash],
    edit?.error !== undefined && refused,
  );
}

function Caption(props: GridLineProps) {
  const { row, activeColumn, folded, selected, found, canEdit, hasMenu, edit } = props;
  const hasCheck = selected !== undefined && isSelectable(row);
  return (
    <div
      aria-colindex={1}
      aria-readonly={canEdit && row.editable ? false : undefined}
      className={styles.caption}
      role="rowheader"
      tabIndex={activeColumn === 0 ? 0 : -1}
    >
      <span
        aria-hidden
        className={hasCheck ? `${styles.gutter} ${styles.checkable}` : styles.gutter}
        data-check={hasCheck ? "" : undefined}
        style={indents[row.level] ?? indentOf(row.level)}
      >
        {row.changed !== undefined && <span className={styles.changed} />}
        {hasCheck && <span className={styles.box}>{selected && <Check />}</span>}
      </span>
      {row.kind === "header" && (
        <span
          aria-hidden
          className={classes(styles.chevron, folded && styles.folded)}
          data-toggle=""
        >
          <ChevronDown />
        </span>
      )}
      {edit ? (
        <CaptionEditor caption={row.caption} {...edit} />
      ) : (
        <>
          <CaptionText found={found} row={row} />
          {hasMenu && activeColumn !== undefined && (
            // For pointers; keys have Shift+F10.
            <span aria-hidden className={styles.more} data-menu="">
              <Ellipsis />
            </span>
          )}
        </>
      )}
    </div>
  );
}

function CaptionText({ row, found }: Pick<GridLineProps, "row" | "found">) {
  const { caption, locked, isNew, changed, code, side, remark } = row;
  return (
    <>
      <span className={styles.captionText}>
        {found === "no" ? (
          caption
        ) : (
          <mark className={found === "current" ? styles.currentMark : styles.mark}>{caption}</mark>
        )}
      </span>{" "}
      {locked !== undefined && (
        <span className={styles.lock} title={locked}>
          <Lock aria-hidden />
          <VisuallyHidden>, {locked}</VisuallyHidden>
        </span>
      )}
      {isNew !== undefined && <span className={styles.badge}>{isNew}</span>}
      {changed !== undefined && <VisuallyHidden>, {changed}</VisuallyHidden>}
      {code !== undefined && <span className={styles.code}>{code}</span>}
      {side !== undefined && <span className={styles.code}>{side}</span>}
      {remark !== undefined && (
        <span className={styles.remark} title={remark}>
          <TriangleAlert aria-hidden />
          <VisuallyHidden>, {remark}</VisuallyHidden>
        </span>
      )}
    </>
  );
}

/** A function and not a component, because there are hundreds. */
function figure(
  key: string,
  column: number,
  cell: GridCell | undefined,
  active: boolean,
  inRange: boolean,
  open: boolean,
) {
  const remarked = cell?.remark !== undefined;
  const plain = styles.figure[cell ? appearanceOf(cell) : "plain"];
  const marked = remarked || inRange || open;
  return (
    <div
      aria-colindex={column + 1}
      aria-label={remarked ? `${cell.label}, ${cell.remark}` : cell?.label}
      aria-selected={inRange || undefined}
      className={
        marked
          ? classes(
              plain,
              remarked && styles.remarkedCell,
              inRange && styles.inRange,
              open && styles.openCell,
            )
          : plain
      }
      key={key}
      role="gridcell"
      tabIndex={active ? 0 : -1}
    >
      {cell?.text}
    </div>
  );
}

function appearanceOf({ negative, zero }: GridCell) {
  if (negative) return "negative";
  return zero ? "zero" : "plain";
}

/** 10 px a level from 15 px (S-U100, S-U101), less the gap that follows. */
const indentOf = (level: number) => ({ marginInlineEnd: 10 * level - 3 });
/** The same objects for all rows, so that React compares them at a glance. */
const indents = Array.from({ length: 12 }, (_, level) => indentOf(level));

const classes = (...names: readonly (string | false | undefined)[]) =>
  names.filter(Boolean).join(" ");
