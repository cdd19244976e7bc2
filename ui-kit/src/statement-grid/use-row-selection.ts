import { useMemo, useRef, useState } from "react";
import type { GridRow } from "./grid-model.ts";
import type { StatementGridProps } from "./grid-props.ts";
import { allAround, isSelectable, type RowRange, rangeBetween } from "./row-ranges.ts";

interface RowSelectionProps
  extends Pick<StatementGridProps, "rows" | "selection" | "onSelectionChange"> {
  readonly isVisible: (rowId: string) => boolean;
}

export interface RowSelection {
  /** What extending to the pointed row would select. */
  readonly preview: ReadonlySet<string>;
  readonly toggle: (row: GridRow) => void;
  /** Selects from the last toggled row, else from `fromId`, in place of the last range. */
  readonly extend: (fromId: string, toId: string) => void;
  /** Selects a row more or less. A walk that doesn't go on from the last range starts a new one. */
  readonly walk: (fromId: string, toId: string) => void;
  readonly selectAround: (rowId: string) => void;
  /** Says whether anything was selected. */
  readonly clear: () => boolean;
  readonly previewTo: (fromId: string, toId: string | undefined) => void;
}

/** The last toggled row or range. */
interface Anchor {
  readonly rowId: string;
  readonly endId: string;
  /** What is selected apart from the range. */
  readonly apart: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

export function useRowSelection({
  rows,
  isVisible,
  selection = none,
  onSelectionChange,
}: RowSelectionProps): RowSelection {
  const lastAnchor = useRef<Anchor>(undefined);
  const [pointed, setPointed] = useState<{ readonly fromId: string; readonly toId: string }>();

  const preview = useMemo(() => {
    if (!pointed) return none;
    return new Set(rangeBetween(rows, isVisible, pointed.fromId, pointed.toId).rowIds);
  }, [rows, isVisible, pointed]);

  /** None once the selection was changed elsewhere, or the row has gone. */
  const anchor = () => {
    const last = lastAnchor.current;
    return last && isVisible(last.rowId) && same(last.selected, selection) ? last : undefined;
  };
  const select = (to: ReadonlySet<string>, { rowIds, leftOut }: RowRange) => {
    const selected = new Set([...to, ...rowIds]);
    onSelectionChange?.(selected, { leftOut });
    return selected;
  };
  const selectRange = (rowId: string, endId: string, apart: ReadonlySet<string>) => {
    setPointed(undefined);
    const selected = select(apart, rangeBetween(rows, isVisible, rowId, endId));
    lastAnchor.current = { rowId, endId, apart, selected };
  };

  return {
    preview,
    toggle: (row) => {
      if (!isSelectable(row)) return;
      const apart = new Set(selection);
      const wasSelected = apart.delete(row.id);
      const selected = wasSelected ? apart : new Set([...apart, row.id]);
      lastAnchor.current = { rowId: row.id, endId: row.id, apart, selected };
      onSelectionChange?.(selected, { leftOut: 0 });
    },
    extend: (fromId, toId) => {
      const from = anchor();
      selectRange(from?.rowId ?? fromId, toId, from?.apart ?? selection);
    },
    walk: (fromId, toId) => {
      const from = anchor();
      if (from?.endId === fromId) selectRange(from.rowId, toId, from.apart);
      else selectRange(fromId, toId, selection);
    },
    selectAround: (rowId) => {
      lastAnchor.current = undefined;
      select(selection, allAround(rows, isVisible, rowId, selection));
    },
    clear: () => {
      lastAnchor.current = undefined;
      if (selection.size === 0) return false;
      onSelectionChange?.(none, { leftOut: 0 });
      return true;
    },
    previewTo: (fromId, toId) => {
      if (toId !== undefined) setPointed({ fromId: anchor()?.rowId ?? fromId, toId });
      else if (pointed) setPointed(undefined);
    },
  };
}

function same(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one === other || (one.size === other.size && [...one].every((id) => other.has(id)));
}
