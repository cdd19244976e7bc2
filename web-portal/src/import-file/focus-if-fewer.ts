import { useEffect, useRef } from "react";

/** The region takes the focus of a button that left with the file that it removed. */
export function useFocusIfFewer<Region extends HTMLElement>(count: number) {
  const region = useRef<Region>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) {
      region.current?.focus({ preventScroll: true });
    }
  }, [count]);
  return region;
}
