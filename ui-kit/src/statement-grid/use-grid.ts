import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useState,
} from "react";
import type { EndOfEdit } from "./caption-editor.tsx";
import type { CaptionEdit } from "./grid-line.tsx";
import { type GridRow, headersOver, visibleRows } from "./grid-model.ts";
import type { StatementGridProps } from "./grid-props.ts";
import { type ActiveCell, useActiveCell } from "./use-active-cell.ts";
import { type CellRange, useCellRange } from "./use-cell-range.ts";
import { type RowSelection, useRowSelection } from "./use-row-selection.ts";

/** What keys and the pointer work on. */
export interface Grid {
  readonly props: StatementGridProps;
  /** Rows that aren't hidden; an index among rows is one among these. */
  readonly shown: readonly GridRow[];
  readonly folded: ReadonlySet<string>;
  readonly fold: (rowId: string, isFolded: boolean) => void;
  readonly active: ActiveCell;
  readonly selection: RowSelection;
  readonly range: CellRange;
  /** Says whether the caption may be edited, and begins to. */
  readonly editCaption: (row: GridRow) => boolean;
  readonly editOf: (row: GridRow) => CaptionEdit | undefined;
}

interface Editing {
  readonly rowId: string;
  readonly error?: string;
}

const none: ReadonlySet<string> = new Set();

export function useGrid(props: StatementGridProps, viewport: RefObject<HTMLElement | null>): Grid {
  const { columns, onActiveChange, onSelectionChange, rows, selection, subtotalsOnly } = props;
  const [ownFolded, setOwnFolded] = useState(none);
  const folded = props.folded ?? ownFolded;
  const [editing, setEditing] = useState<Editing>();
  const shown = useMemo(
    () => visibleRows(rows, folded, subtotalsOnly),
    [rows, folded, subtotalsOnly],
  );
  const indexById = useMemo(() => new Map(shown.map(({ id }, index) => [id, index])), [shown]);
  const isVisible = useCallback((rowId: string) => indexById.has(rowId), [indexById]);

  const active = useActiveCell({ viewport, rows, shown, indexById, columns, onActiveChange });
  const rowSelection = useRowSelection({ rows, isVisible, selection, onSelectionChange });
  const range = useCellRange(active, indexById);

  const setFolded = (next: ReadonlySet<string>) => {
    setOwnFolded(next);
    props.onFoldedChange?.(next);
  };
  const reveal = (rowId: string, column: number, takesFocus: boolean) => {
    const headers = headersOver(rows, rowId);
    if (headers.some((id) => folded.has(id))) {
      setFolded(new Set([...folded].filter((id) => !headers.includes(id))));
    }
    range.end();
    active.goTo(rowId, column, takesFocus);
  };
  const canEdit = (row: GridRow) => row.editable === true && props.onRename !== undefined;
  const edit = (rowId: string) => {
    reveal(rowId, 0, false);
    setEditing({ rowId });
  };
  const endEdit = (row: GridRow, end: EndOfEdit, text: string) => {
    const isChanged = end !== "cancelled" && text.trim() !== row.caption;
    const error = isChanged ? props.onRename?.(row.id, text.trim()) : undefined;
    setEditing(error === undefined ? undefined : { rowId: row.id, error });
    if (error !== undefined) return;
    if (end === "left") return;
    const editable = shown.filter((other) => canEdit(other));
    const step = end === "next" ? 1 : end === "previous" ? -1 : 0;
    const next = step === 0 ? undefined : editable[editable.indexOf(row) + step];
    if (next) edit(next.id);
    else active.goTo(row.id, 0);
  };

  const revealFound = useEffectEvent((rowId: string) => reveal(rowId, active.column, false));
  useEffect(() => {
    if (props.revealRowId !== undefined) revealFound(props.revealRowId);
  }, [props.revealRowId]);
  const moveTo = useEffectEvent((rowId: string, columnIndex: number) =>
    reveal(rowId, columnIndex + 1, true),
  );
  const editFromOutside = useEffectEvent(edit);
  // Made once: a caller's ref function would run with each new handle.
  useImperativeHandle(
    props.ref,
    () => ({
      moveTo: (rowId, columnIndex = -1) => moveTo(rowId, columnIndex),
      editCaption: (rowId) => editFromOutside(rowId),
    }),
    [],
  );

  return {
    props,
    shown,
    folded,
    fold: (rowId, isFolded) => {
      const next = new Set(folded);
      if (isFolded) next.add(rowId);
      else next.delete(rowId);
      setFolded(next);
    },
    active,
    selection: rowSelection,
    range,
    editCaption: (row) => {
      if (canEdit(row)) edit(row.id);
      return canEdit(row);
    },
    editOf: (row) =>
      row.id === editing?.rowId && canEdit(row)
        ? {
            error: editing.error,
            maxLength: props.captionMaxLength,
            onEnd: (end, text) => endEdit(row, end, text),
          }
        : undefined,
  };
}
