import type { Problem } from "@tieout/web-portal/answer";
import { useEffect } from "react";
import { isOver } from "./link-session.ts";

/** Says that the link or its session has ended, where one of the problems means that. */
export function useEnd(
  problems: readonly (Problem | null | undefined)[],
  onEnded: (problem: Problem) => void,
): void {
  const ended = problems.find((problem) => problem && isOver(problem));
  useEffect(() => {
    if (ended) onEnded(ended);
  }, [ended, onEnded]);
}
