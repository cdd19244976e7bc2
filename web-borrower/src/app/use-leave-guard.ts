import type { LeaveGuard } from "@tieout/web-portal";
import { useEffect } from "react";

/** Has the browser ask before the window is closed. Of the pages, none leads away while something isn't sent. */
export function useLeaveGuard(isUnsent: boolean): LeaveGuard {
  useEffect(() => {
    if (!isUnsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsent]);

  return nobodyLeaves;
}

const nobodyLeaves: LeaveGuard = { isLeaving: false, stay: () => {}, leave: () => {} };
