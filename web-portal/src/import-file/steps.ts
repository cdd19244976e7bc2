import { useState } from "react";
import type { FileImport } from "./file-import-calls.ts";

export const importSteps = ["file", "columns", "check"] as const;
export type ImportStep = (typeof importSteps)[number];

/** Whether a file leaves anything to a person. One that carries its own columns has no second step. */
export const hasSomethingToSay = ({ table, asks = [] }: FileImport): boolean =>
  table !== undefined || asks.length > 0;

/** Where somebody is who wants to be at a step: no figures are shown of what isn't read. */
export function stepAt(wanted: ImportStep, file: FileImport | undefined): ImportStep {
  if (file === undefined || file.state === "reading" || file.state === "failed") return "file";
  if (wanted === "check" && file.readyToSend !== true) return "columns";
  return wanted;
}

/** Whether somebody has gone on or back since the page was opened. */
export function useHasMoved(step: ImportStep): boolean {
  const [first] = useState(step);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && step !== first) setHasMoved(true);
  return hasMoved;
}
