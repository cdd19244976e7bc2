import { useRef } from "react";

/**
 * Gives the focus back to where it was before a dialog opened. Radix would give it to its own
 * trigger, and our dialogs are opened by state, so they have none.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    remember: () => {
      before.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
