import { useRef } from "react";
import { focusPage } from "../layout/layout.tsx";
import { dialogMark, openerOfPopover } from "../overlays/open-layers.ts";

/** Where focus returns after the last of several consecutive dialogs closes. */
let owed: Element | null = null;

/**
 * Returns focus to where it was before a dialog opened. Our dialogs are opened by state, so Radix has no trigger to
 * return to. If the element is gone, focus goes to its row, then to the row now in its place, then to the page's
 * content; after a popover, to its trigger. A dialog followed by another leaves it to that one, and an element that
 * took focus meanwhile (an error) keeps it.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  const opener = useRef<Element | null>(null);
  const place = useRef<Place | null>(null);
  return {
    remember: () => {
      before.current = document.activeElement;
      opener.current = openerOfPopover();
      place.current = placeOf(opener.current ?? before.current);
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (isTakenOutside(document.activeElement)) return;
      const there =
        [before.current, opener.current, owed, stopAt(place.current)].find(canHaveFocus) ?? null;
      const next = document.querySelector(`[${dialogMark}]`);
      const isFollowed = next !== null && !next.contains(there);
      owed = isFollowed ? there : null;
      if (isFollowed) return;
      if (there) there.focus();
      else focusPage();
    },
  };
}

/** A row by its index, as React may replace the element. */
interface Place {
  readonly rows: Element;
  readonly index: number;
}

function placeOf(element: Element | null): Place | null {
  const row = element?.closest("tr, li");
  const rows = row?.parentElement;
  return row && rows ? { rows, index: [...rows.children].indexOf(row) } : null;
}

function stopAt(place: Place | null): Element | null {
  const row = place && [...place.rows.children].slice(0, place.index + 1).at(-1);
  return row?.querySelector("a[href], button:not(:disabled)") ?? null;
}

const isTakenOutside = (element: Element | null) =>
  canHaveFocus(element) && element.closest(`[${dialogMark}]`) === null;

const canHaveFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;
