import { useCallback, useEffect, useRef, useState } from "react";
import type { VendorWindow } from "./linker-state.ts";

/** A package's page can close itself a moment before the server knows what was decided there. */
const grace = 3_000;
const glance = 500;

/**
 * The package's own window. It must be opened inside a click, or the browser blocks it. That it is
 * closed is looked for twice a second, and believed after a moment.
 */
export function useVendorWindow() {
  const handle = useRef<Window | null>(null);
  const [state, setState] = useState<VendorWindow>("unopened");

  const open = useCallback((address: string) => {
    handle.current = window.open(address, "tieout-connect", "popup,width=640,height=760");
    setState(handle.current ? "open" : "blocked");
  }, []);
  const reset = useCallback(() => {
    handle.current?.close();
    handle.current = null;
    setState("unopened");
  }, []);

  useEffect(() => {
    if (state !== "open") return;
    let closedFor = 0;
    const timer = setInterval(() => {
      closedFor = handle.current?.closed ? closedFor + glance : 0;
      if (closedFor > grace) setState("closed");
    }, glance);
    return () => clearInterval(timer);
  }, [state]);

  return { state, open, reset, bringToFront: () => handle.current?.focus() };
}
