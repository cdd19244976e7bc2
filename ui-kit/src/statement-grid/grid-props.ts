import type { ReactNode, Ref } from "react";
import type { MenuPoint } from "../dropdown-menu/point-menu.tsx";
import type { DropPlace } from "./drop-place.ts";
import type { GridColumn, GridRow } from "./grid-model.ts";

export interface SelectionChange {
  /** Lines in the range that are locked, folded away or not selectable. */
  readonly leftOut: number;
}

export interface StatementGridHandle {
  /** Goes to a cell with the focus, and unfolds what it's in. The caption is column -1. */
  readonly moveTo: (rowId: string, columnIndex?: number) => void;
  readonly editCaption: (rowId: string) => void;
}

/** What a drop would do, shown next to the pointer. */
export interface DropHint {
  /** `stays` means that the drop would change nothing. */
  readonly outcome: "moves" | "stays" | "refused";
  readonly content: ReactNode;
}

/** Dragging rows by their captions. It has no keyboard equivalent, so a dialog must offer the same. */
export interface GridDrag {
  /** Called once as a drag begins. Returns the ids of all rows to move, or none if the row can't be dragged. */
  readonly take: (row: GridRow) => readonly string[];
  readonly hint: (rowIds: readonly string[], place: DropPlace) => DropHint;
  /** Also called for a drop that the hint refuses, so that the caller can say why. */
  readonly drop: (rowIds: readonly string[], place: DropPlace) => void;
}

/** Column -1 is the caption wherever a column's index is given. */
export interface StatementGridProps {
  readonly ref?: Ref<StatementGridHandle> | undefined;
  readonly label: string;
  /** Heading of the captions: "Actuals, US dollars". */
  readonly captionLabel: string;
  readonly columns: readonly GridColumn[];
  /** A row object that is the same as before isn't rendered again. */
  readonly rows: readonly GridRow[];
  readonly onActiveChange?: ((rowId: string, columnIndex: number) => void) | undefined;
  /** Enter or I on a cell, a press on a figure, or a double press on a caption that can't be edited. */
  readonly onOpen?: ((row: GridRow, columnIndex: number) => void) | undefined;
  /** A right click, the menu key or Shift+F10 on a row, and where its menu may open. */
  readonly onMenu?: ((row: GridRow, at: MenuPoint) => void) | undefined;
  /** Highlighted for as long as something elsewhere that belongs to the row is pointed at. */
  readonly pointedRowId?: string | undefined;
  /** The row whose details are shown elsewhere, and the cell. */
  readonly openRowId?: string | undefined;
  readonly openColumnIndex?: number | undefined;
  /** When it changes, moves to this row and unfolds its headers; the focus stays where it is. */
  readonly revealRowId?: string | undefined;
  readonly selection?: ReadonlySet<string> | undefined;
  /** Rows can be selected where it's given. */
  readonly onSelectionChange?:
    | ((selection: ReadonlySet<string>, change: SelectionChange) => void)
    | undefined;
  /**
   * Captions of editable rows can be edited where it's given. An empty text asks for the usual caption. A text that is
   * returned says why the caption is refused: it's shown below the typed one, which stays to be tried again or given up.
   */
  readonly onRename?: ((rowId: string, text: string) => string | undefined) | undefined;
  readonly drag?: GridDrag | undefined;
  readonly captionMaxLength?: number | undefined;
  /** Highlighted for 1.5 s, from anew whenever the set is another one. */
  readonly highlightedRowIds?: ReadonlySet<string> | undefined;
  /** Rows that a search has found, and the one it's at. */
  readonly foundRowIds?: ReadonlySet<string> | undefined;
  readonly currentFoundRowId?: string | undefined;
  /** Headers whose sections are folded. The grid keeps them itself where it's not given. */
  readonly folded?: ReadonlySet<string> | undefined;
  readonly onFoldedChange?: ((folded: ReadonlySet<string>) => void) | undefined;
  /** Hides lines, and leaves headers and footers. */
  readonly subtotalsOnly?: boolean | undefined;
  /** After rows or cells were copied, with how many of either. */
  readonly onCopied?:
    | ((count: { readonly rows: number; readonly cells: number }) => void)
    | undefined;
}
