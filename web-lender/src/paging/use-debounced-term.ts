import { useEffect, useState } from "react";

const debounce = 1_000;

/**
 * What stands in the search box, and, a second after the last key, what is searched (P-V14). A list that is shown
 * without a term, or with another one, brings its own into the box: otherwise what stood there would be searched again.
 */
export function useDebouncedTerm(term: string, onTerm: (term: string) => void) {
  const [typed, setTyped] = useState(term);
  const [shown, setShown] = useState(term);
  if (shown !== term) {
    setShown(term);
    setTyped(term);
  }

  useEffect(() => {
    if (typed === term) return;
    const timer = setTimeout(() => onTerm(typed), debounce);
    return () => clearTimeout(timer);
  }, [typed, term, onTerm]);

  return { typed, setTyped, isWaiting: typed !== term };
}
