import { type RefObject, useEffect, useRef } from "react";
import { firstStop } from "./walk-regions.ts";

/** When the panel closes, what was focused in it is gone; focus goes back to the cell it is about. */
export function useReturnToCell(table: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false);

  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed || document.activeElement !== document.body || !table.current) return;
    firstStop(table.current)?.focus();
  }, [isOpen, table]);
}
