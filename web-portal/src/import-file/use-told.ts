import { useEffect, useRef } from "react";
import type { Problem } from "../problem.ts";

/** Tells of each problem once. */
export function useTold(
  problem: Problem | null | undefined,
  tell: ((problem: Problem) => void) | undefined,
): void {
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    if (problem) latest.current?.(problem);
  }, [problem]);
}
