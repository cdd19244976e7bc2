import { useState } from "react";
import type { ImportStep } from "./steps.ts";

/** Whether somebody has gone on or back since the page was opened. */
export function useHasMoved(step: ImportStep): boolean {
  const [first] = useState(step);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && step !== first) setHasMoved(true);
  return hasMoved;
}
