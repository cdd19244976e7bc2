import { useRef } from "react";
import { focusPage } from "../layout/focus-page.ts";

/**
 * Gives the focus back to where it was before a dialog opened. Radix would give it to its own
 * trigger, and our dialogs are opened by state, so they have none. What a dialog has taken away, a row with its
 * button, can't have it back: then it's at the beginning of the page's own content.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    remember: () => {
      before.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const there = before.current;
      if (there instanceof HTMLElement && there.isConnected) there.focus();
      else focusPage();
    },
  };
}
