import { useEffect, useReducer } from "react";
import type { ImportStatus } from "../../api/import-status.ts";
import { stepsBehind } from "./import-steps.ts";
import { isOver, moveBar, type ProgressBar, startBar } from "./progress-bar.ts";

/** The bar beside what the server reports, moved by the clock until there is an outcome to leave with. */
export function useProgressBar(status: ImportStatus): ProgressBar {
  const reached = stepsBehind(status);
  const { outcome } = status;
  const [bar, move] = useReducer(moveBar, { reached, outcome }, startBar);
  const runs = !isOver(bar);

  useEffect(() => move({ type: "reported", reached, outcome }), [reached, outcome]);
  useEffect(() => {
    if (!runs) return;
    let before = performance.now();
    const timer = window.setInterval(() => {
      const now = performance.now();
      move({ type: "passed", milliseconds: now - before });
      before = now;
    }, 100);
    return () => window.clearInterval(timer);
  }, [runs]);

  return bar;
}
