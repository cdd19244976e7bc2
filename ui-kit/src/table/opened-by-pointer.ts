import type { MouseEvent } from "react";

const controls = "a, button, input, label, select, [role=button], [role=menuitem]";

/** Opens a row by a press on any of it, but not by one on its own controls, nor by marking its text. */
export function openedByPointer(open: () => void) {
  return ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const isOnControl = target instanceof Element && target.closest(controls) !== null;
    // What a dialog of the row's shows isn't in the row, though its events come by here.
    const isInRow = target instanceof Node && currentTarget.contains(target);
    const marksText = window.getSelection()?.toString() !== "";
    if (isInRow && !isOnControl && !marksText) open();
  };
}
