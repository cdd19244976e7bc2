import type { LeaveGuard } from "@tieout/web-portal/use-back-guard";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";

/** Holds back links while unsaved. Closing the window is the browser's question; Back keeps the draft. */
export function useLeaveGuard(isModified: boolean): LeaveGuard {
  const [, navigate] = useLocation();
  const [heldBack, setHeldBack] = useState<string>();

  useEffect(() => {
    if (!isModified) return;
    const hold = (event: MouseEvent) => {
      const address = addressOf(event);
      if (address === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setHeldBack(address);
    };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener("click", hold, { capture: true });
    window.addEventListener("beforeunload", ask);
    return () => {
      document.removeEventListener("click", hold, { capture: true });
      window.removeEventListener("beforeunload", ask);
    };
  }, [isModified]);

  return {
    isLeaving: heldBack !== undefined,
    stay: () => setHeldBack(undefined),
    leave: () => {
      setHeldBack(undefined);
      if (heldBack !== undefined) navigate(heldBack);
    },
  };
}

/** Same-window links to another page; anchors on this page don't count. */
function addressOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
  if (!link || elsewhere || link.target === "_blank" || link.hasAttribute("download")) {
    return undefined;
  }
  const { origin, pathname, search } = window.location;
  const address = link.pathname + link.search;
  return link.origin === origin && address !== pathname + search ? address : undefined;
}
