import { useState } from "react";
import { type Column, columns } from "./column-keys.ts";

/** An account of the figure, one of its months by its last day, and the key of a line in it. */
export interface DrillPlace {
  readonly accountId: string;
  readonly month?: string;
  readonly entry?: string;
}

interface WalkedPage {
  readonly place: DrillPlace;
  /** What is shown where the place doesn't say it. */
  readonly month: string | undefined;
  readonly line: string | undefined;
  readonly isPhone: boolean;
  readonly takesFocus: boolean;
  /** `isStep` for what Back goes back to. */
  readonly onPlaceChange: (place: DrillPlace, isStep: boolean) => void;
}

/**
 * Goes through the columns: what was opened is in the place, and which column has the focus is kept here. A phone shows
 * the column behind what was opened.
 */
export function useDrillWalk({
  place,
  month,
  line,
  isPhone,
  takesFocus,
  onPlaceChange,
}: WalkedPage) {
  const { accountId } = place;
  const depth = place.entry !== undefined ? 2 : place.month !== undefined ? 1 : 0;
  const [isEntryClosed, setEntryClosed] = useState(false);
  const [active, setActive] = useState<Column>(columns[depth] ?? "accounts");
  const [wanted, setWanted] = useState<Column | undefined>(
    takesFocus ? columns[isPhone ? depth + 1 : depth] : undefined,
  );
  const [shownDepth, setShownDepth] = useState(depth);
  if (shownDepth !== depth) {
    setShownDepth(depth);
    setActive(columns[depth] ?? "accounts");
  }

  const moveTo = (column: Column) => {
    setWanted(column);
    setActive(column);
  };
  const open = (column: Column, row: string, isStep: boolean) => {
    setActive(column);
    if (isPhone) setWanted(columns[columns.indexOf(column) + 1]);
    if (column === "accounts") onPlaceChange({ accountId: row }, isStep);
    else if (column === "months") onPlaceChange({ accountId, month: row }, isStep);
    else if (month !== undefined) {
      setEntryClosed(false);
      onPlaceChange({ accountId, month, entry: row }, isStep);
    }
  };
  const enter = (column: Column) => {
    if (month === undefined || (column === "entry" && line === undefined)) return;
    moveTo(column);
    if (column === "entry") setEntryClosed(false);
    if (column === "months" && place.month === undefined) open(column, month, true);
    if (column === "lines" && place.entry === undefined && line !== undefined) {
      open(column, line, true);
    }
  };
  const goBack = () => {
    setWanted(columns[depth]);
    onPlaceChange({ accountId, ...(depth > 1 && month !== undefined && { month }) }, true);
  };
  return {
    depth,
    active,
    isEntryClosed,
    open,
    enter,
    leaveTo: moveTo,
    goBack,
    takesFocus: (column: Column) => wanted === column,
    onFocused: () => setWanted(undefined),
    closeEntry: () => {
      setEntryClosed(true);
      setWanted("lines");
    },
  };
}
