import { useRef } from "react";
import { focusPage } from "../layout/focus-page.ts";

/** What a dialog that is open can be found by. */
export const dialogMark = "data-dialog";

/** Where the focus belongs once the last of some dialogs that follow one another has closed. */
let owed: Element | null = null;

/**
 * Gives the focus back to where it was before a dialog opened. Radix would give it to its own
 * trigger, and our dialogs are opened by state, so they have none. What a dialog has taken away, a row with its
 * button, can't have it back: then it's at the beginning of the page's own content. A dialog that gives way to
 * another leaves that one to give the focus back.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    remember: () => {
      before.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const there = canHaveFocus(before.current) ? before.current : owed;
      const next = document.querySelector(`[${dialogMark}]`);
      const isFollowed = next !== null && !next.contains(there);
      owed = isFollowed ? there : null;
      if (isFollowed) return;
      if (canHaveFocus(there)) there.focus();
      else focusPage();
    },
  };
}

const canHaveFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;
