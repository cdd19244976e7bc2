import type { LeaveGuard } from "@tieout/web-portal/import-file";
import { useEffect, useState } from "react";

interface Entry {
  readonly asksToLeave?: boolean;
}

/**
 * Asks before unsent data is lost: on closing the window, on Back and on a swipe. It adds a second history entry for the same
 * page, so that Back stays on the page and can be handled.
 */
export function useLeaveGuard(isUnsent: boolean): LeaveGuard {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    if (!isUnsent) return setIsLeaving(false);
    standBefore();
    const arrive = ({ state }: PopStateEvent) => {
      // Only this module writes `asksToLeave`.
      if ((state as Entry | null)?.asksToLeave) setIsLeaving(true);
    };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("popstate", arrive);
    window.addEventListener("beforeunload", ask);
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
      window.history.back();
    },
  };
}

function standBefore(): void {
  window.history.replaceState({ asksToLeave: true } satisfies Entry, "");
  window.history.pushState(null, "");
}
