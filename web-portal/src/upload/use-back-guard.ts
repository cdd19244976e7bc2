import { useEffect, useRef, useState } from "react";

export interface LeaveGuard {
  readonly isLeaving: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

interface Entry {
  readonly asksToLeave?: boolean;
}

/**
 * Asks before unsent data is lost: on closing the window, on Back and on a swipe. It adds a second history entry for
 * the same page, so that Back stays on the page and can be handled. Once nothing is unsent, Back passes over it.
 */
export function useBackGuard(isUnsent: boolean): LeaveGuard {
  const [isLeaving, setIsLeaving] = useState(false);
  // An upload that was tried again left another such entry.
  const passes = useRef(false);
  useEffect(() => {
    passes.current = !isUnsent;
    if (isUnsent) standBefore();
    else setIsLeaving(false);
    const arrive = ({ state }: PopStateEvent) => {
      // Only this module writes `asksToLeave`.
      if (!(state as Entry | null)?.asksToLeave) return;
      if (passes.current) window.history.back();
      else setIsLeaving(true);
    };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("popstate", arrive);
    if (isUnsent) window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("popstate", arrive);
      window.removeEventListener("beforeunload", ask);
    };
  }, [isUnsent]);

  return {
    isLeaving,
    stay: () => {
      if (isLeaving) standBefore();
      setIsLeaving(false);
    },
    leave: () => {
      setIsLeaving(false);
      passes.current = true;
      window.history.back();
    },
  };
}

function standBefore(): void {
  window.history.replaceState({ asksToLeave: true } satisfies Entry, "");
  window.history.pushState(null, "");
}
