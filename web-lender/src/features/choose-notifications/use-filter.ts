import { useEffect, useState } from "react";

const debounce = 1_000;

/** What stands in the filter, and, a second after the last key, what is filtered by (P-K11). */
export function useFilter(onFilter: () => void) {
  const [typed, setTyped] = useState("");
  const [term, setTerm] = useState("");

  useEffect(() => {
    if (typed.trim() === term) return;
    const timer = setTimeout(() => {
      setTerm(typed.trim());
      onFilter();
    }, debounce);
    return () => clearTimeout(timer);
  }, [typed, term, onFilter]);

  return { typed, setTyped, term, isWaiting: typed.trim() !== term };
}
