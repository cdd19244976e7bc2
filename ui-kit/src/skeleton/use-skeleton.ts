import { useEffect, useRef, useState } from "react";

/** Most loads are done before this, and a skeleton would only flicker. In milliseconds. */
const patience = 1000;
/** Once shown, it stays at least this long. In milliseconds. */
const leastTime = 300;

/** Whether to show a skeleton: after a second of waiting, and then for 300 ms at least. */
export function useSkeleton(busy: boolean): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);

  useEffect(() => {
    if (busy === shown) return;
    const wait = busy ? patience : Math.max(0, since.current + leastTime - Date.now());
    const timer = setTimeout(() => {
      since.current = Date.now();
      setShown(busy);
    }, wait);
    return () => clearTimeout(timer);
  }, [busy, shown]);

  return shown;
}
