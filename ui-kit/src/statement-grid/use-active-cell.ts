import {
  type FocusEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type GridRow, headersOver, type Position } from "./grid-model.ts";
import type { StatementGridProps } from "./grid-props.ts";

interface ActiveCellProps extends Pick<StatementGridProps, "rows" | "columns" | "onActiveChange"> {
  readonly viewport: RefObject<HTMLElement | null>;
  readonly shown: readonly GridRow[];
  readonly indexById: ReadonlyMap<string, number>;
}

export interface ActiveCell extends Position {
  readonly rowId: string | undefined;
  /** Goes there, and takes the focus along unless told otherwise. */
  readonly goTo: (rowId: string, column: number, takesFocus?: boolean) => void;
  /** For the viewport, to know whether the grid has the focus. */
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** The cell that the keys start from. It's known by its row's id, so it follows a row that moves. */
export function useActiveCell({
  viewport,
  rows,
  shown,
  indexById,
  columns,
  onActiveChange,
}: ActiveCellProps): ActiveCell {
  const [wanted, setWanted] = useState({ rowId: shown[0]?.id, column: 0 });
  const lastRow = useRef(0);
  const row = placeOf(wanted.rowId, rows, indexById) ?? Math.min(lastRow.current, shown.length - 1);
  const column = Math.min(wanted.column, columns.length);
  const rowId = shown[row]?.id;

  const hasFocus = useRef(false);
  const isCalled = useRef({ focus: false, scroll: false });
  const lastCell = useRef("");
  useLayoutEffect(() => {
    lastRow.current = Math.max(0, row);
    const isElsewhere = `${rowId} ${row} ${column}` !== lastCell.current;
    lastCell.current = `${rowId} ${row} ${column}`;
    // A row that is removed takes the focus with it, and React sends no event for that.
    const wasLost = hasFocus.current && document.activeElement === document.body;
    const focuses = isCalled.current.focus || wasLost;
    const scrolls = isCalled.current.scroll || (isElsewhere && hasFocus.current);
    isCalled.current = { focus: false, scroll: false };
    if (!focuses && !scrolls) return;

    const cell = cellAt(viewport.current, row, column);
    if (focuses && !cell?.contains(document.activeElement)) cell?.focus({ preventScroll: true });
    if (scrolls) cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  const report = useEffectEvent(() => {
    if (rowId !== undefined) onActiveChange?.(rowId, column - 1);
  });
  // Must run before the next key. A passive effect may run later, and the key would act on the previous row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each cell once.
  useLayoutEffect(() => report(), [rowId, column]);

  return {
    row,
    column,
    rowId,
    goTo: (to, toColumn, focus = true) => {
      isCalled.current = { focus, scroll: true };
      setWanted({ rowId: to, column: toColumn });
    },
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      hasFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}

/** Of the row, else of the section that it's folded into. */
function placeOf(
  rowId: string | undefined,
  rows: readonly GridRow[],
  indexById: ReadonlyMap<string, number>,
): number | undefined {
  if (rowId === undefined) return undefined;
  const index = indexById.get(rowId);
  if (index !== undefined) return index;
  const header = headersOver(rows, rowId).find((id) => indexById.has(id));
  return header === undefined ? undefined : indexById.get(header);
}

export function cellAt(
  viewport: HTMLElement | null,
  row: number,
  column: number,
): HTMLElement | null | undefined {
  return viewport?.querySelector<HTMLElement>(
    `[data-row="${row}"] > [aria-colindex="${column + 1}"]`,
  );
}
