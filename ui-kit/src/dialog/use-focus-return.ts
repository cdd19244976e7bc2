import { useRef } from "react";
import { focusPage } from "../layout/layout.tsx";
import { dialogMark, openerOfPopover } from "../overlays/open-layers.ts";

/** Where the focus belongs once the last of some dialogs that follow one another has closed. */
let owed: Element | null = null;

/**
 * Gives the focus back to where it was before a dialog opened. Radix would give it to its own
 * trigger, and our dialogs are opened by state, so they have none. What a dialog has taken away can't have it back:
 * then it's at what stands in its row, or in the row that took its place, and without one at the beginning of the
 * page's own content. A dialog that comes as a popover goes gives it to what opened that, which may not have it back
 * yet. A dialog that gives way to another leaves that one to give the focus back, and what has taken the
 * focus as it closed, like what says that something failed, keeps it.
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

/** A row of a table or a list, by where it stands: another one may be drawn for it. */
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
