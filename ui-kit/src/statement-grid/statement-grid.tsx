import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { GridLine } from "./grid-line.tsx";
import {
  captionWidthOf,
  type GridColumn,
  type GridRow,
  headersOver,
  heightOf,
  type Position,
  visibleRows,
  walk,
} from "./grid-model.ts";
import * as styles from "./statement-grid.css.ts";

/** Up to here all rows are rendered, so find-in-page works. */
const virtualFrom = 200;
const headHeight = 42;

export interface StatementGridProps {
  readonly label: string;
  /** Heading of the captions: "Actuals, US dollars". */
  readonly captionLabel: string;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  /** Enter or I on a cell, a press on a figure, or a double press on a caption (column -1). */
  readonly onOpen?: ((row: GridRow, columnIndex: number) => void) | undefined;
  /** The row whose details are shown elsewhere. */
  readonly openRowId?: string | undefined;
  /** When it changes, moves to this row and expands its headers. */
  readonly revealRowId?: string | undefined;
}

/** A read-only tree grid with one tab stop and sticky headings. It fills the given height. */
export function StatementGrid({
  label,
  captionLabel,
  columns,
  rows,
  onOpen,
  openRowId,
  revealRowId,
}: StatementGridProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => visibleRows(rows, collapsed), [rows, collapsed]);
  const [position, setPosition] = useState<Position>({ row: 0, column: 0 });
  const active = {
    row: Math.min(position.row, Math.max(0, shown.length - 1)),
    column: Math.min(position.column, columns.length),
  };
  const takesFocus = useRef(false);
  const isVirtual = shown.length > virtualFrom;

  const virtualizer = useVirtualizer({
    count: shown.length,
    enabled: isVirtual,
    estimateSize: (index) => heightOf(shown[index]),
    getItemKey: (index) => shown[index]?.id ?? index,
    getScrollElement: () => viewport.current,
    overscan: 6,
    // Keeps the active row rendered while scrolling, or focus would be lost.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active.row])].sort((a, b) => a - b),
    scrollPaddingEnd: 64,
    scrollPaddingStart: headHeight,
  });

  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    const cell = viewport.current?.querySelector<HTMLElement>(
      `[data-row="${active.row}"] > [data-column="${active.column}"]`,
    );
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [active.row, active.column]);

  const reveal = useEffectEvent((rowId: string) => {
    const headers = headersOver(rows, rowId);
    const opened = new Set([...collapsed].filter((id) => !headers.includes(id)));
    const index = visibleRows(rows, opened).findIndex(({ id }) => id === rowId);
    if (index < 0) return;
    if (opened.size < collapsed.size) setCollapsed(opened);
    setPosition({ row: index, column: active.column });
    if (isVirtual) virtualizer.scrollToIndex(index);
    else rowAt(viewport.current, index)?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => {
    if (revealRowId !== undefined) reveal(revealRowId);
  }, [revealRowId]);

  const goTo = (to: Position) => {
    if (isVirtual) virtualizer.scrollToIndex(to.row);
    // The active cell doesn't re-render, so the flag would stay set for the next reveal.
    takesFocus.current = to.row !== active.row || to.column !== active.column;
    setPosition(to);
  };
  const collapse = (row: GridRow, isCollapsed: boolean) => {
    const next = new Set(collapsed);
    if (isCollapsed) next.add(row.id);
    else next.delete(row.id);
    setCollapsed(next);
  };

  const press = (event: KeyboardEvent) => {
    const row = shown[active.row];
    if (!row || event.altKey) return;
    if (isOpening(event)) {
      event.preventDefault();
      onOpen?.(row, active.column - 1);
      return;
    }
    if (active.column === 0 && row.kind === "header") {
      const folds = event.key === "ArrowLeft" && !collapsed.has(row.id);
      const unfolds = event.key === "ArrowRight" && collapsed.has(row.id);
      if (folds || unfolds) {
        event.preventDefault();
        collapse(row, folds);
        return;
      }
    }
    const height = viewport.current?.clientHeight ?? 0;
    const pageSize = Math.max(1, Math.floor((height - headHeight) / heightOf(row)) - 1);
    const to = walk(active, event, { rows: shown.length, columns: columns.length + 1, pageSize });
    if (!to) return;
    event.preventDefault();
    goTo(to);
  };

  const point = (event: MouseEvent) => {
    const at = positionOf(event.target);
    const row = at && shown[at.row];
    if (!at || !row) return;
    if (row.kind === "header" && event.target instanceof Element) {
      if (event.target.closest("[data-toggle]")) collapse(row, !collapsed.has(row.id));
    }
    goTo(at);
    if (row.cells[at.column - 1]) onOpen?.(row, at.column - 1);
  };
  const openCaption = (event: MouseEvent) => {
    const at = positionOf(event.target);
    const row = at && shown[at.row];
    if (row && at.column === 0) onOpen?.(row, -1);
  };

  const line = (row: GridRow, index: number, start: number | undefined) => (
    <GridLine
      activeColumn={index === active.row ? active.column : undefined}
      collapsed={collapsed.has(row.id)}
      columns={columns}
      index={index}
      key={row.id}
      open={row.id === openRowId}
      row={row}
      start={start}
    />
  );
  const lines = isVirtual
    ? virtualizer.getVirtualItems().flatMap(({ index, start }) => {
        const row = shown[index];
        return row ? [line(row, index, start)] : [];
      })
    : shown.map((row, index) => line(row, index, undefined));

  return (
    <div
      aria-colcount={columns.length + 1}
      aria-label={label}
      aria-readonly
      aria-rowcount={shown.length + 1}
      className={styles.viewport}
      onClick={point}
      onDoubleClick={openCaption}
      onKeyDown={press}
      ref={viewport}
      role="treegrid"
      style={assignInlineVars({
        [styles.columnCount]: String(columns.length),
        [styles.captionWidth]: `${captionWidthOf(rows)}px`,
      })}
      tabIndex={-1}
    >
      <div className={styles.inner} role="presentation">
        <div role="rowgroup">
          <div aria-rowindex={1} className={styles.head} role="row" tabIndex={-1}>
            <div aria-colindex={1} className={styles.captionHead} role="columnheader" tabIndex={-1}>
              {captionLabel}
            </div>
            {columns.map((column, index) => (
              <div
                aria-colindex={index + 2}
                className={styles.columnHead}
                key={column.id}
                role="columnheader"
                tabIndex={-1}
              >
                {column.label}{" "}
                {column.sublabel !== undefined && (
                  <span className={styles.sublabel}>{column.sublabel}</span>
                )}
              </div>
            ))}
          </div>
        </div>
        <div
          className={styles.body({ virtual: isVirtual })}
          role="rowgroup"
          style={assignInlineVars(
            isVirtual ? { [styles.total]: `${virtualizer.getTotalSize()}px` } : {},
          )}
        >
          {lines}
        </div>
      </div>
    </div>
  );
}

const isOpening = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && (key === "Enter" || key === "i" || key === "I");

function rowAt(viewport: HTMLElement | null, index: number): HTMLElement | null | undefined {
  return viewport?.querySelector<HTMLElement>(`[data-row="${index}"]`);
}

function positionOf(target: EventTarget): Position | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>("[data-column]");
  const row = cell?.closest<HTMLElement>("[data-row]");
  if (!cell || !row) return undefined;
  return { row: Number(row.dataset.row), column: Number(cell.dataset.column) };
}
