import { type RefObject, useLayoutEffect } from "react";

/** As wide as a phone, where the panel covers all that is behind it. */
const narrow = "(width < 640px)";

/** While an element covers the page, keys don't lead behind it. */
export function useAlone(covering: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const media = window.matchMedia(narrow);
    let behind: readonly HTMLElement[] = [];
    const free = () => {
      for (const one of behind) one.inert = false;
      behind = [];
    };
    const follow = () => {
      free();
      if (media.matches && covering.current) behind = besidesOf(covering.current);
      for (const one of behind) one.inert = true;
    };

    follow();
    media.addEventListener("change", follow);
    return () => {
      media.removeEventListener("change", follow);
      free();
    };
  }, [covering]);
}

/**
 * What stands beside an element, and beside whatever it's in; what is inert by itself stays so. What stands in the document
 * beside the portal floats above it: a popover that was open when the window became narrow.
 */
function besidesOf(element: Element): readonly HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return [];
  const beside = [...parent.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== element && !one.inert,
  );
  return [...beside, ...besidesOf(parent)];
}
