import { useState } from "react";
import type { FileImport } from "./file-import-calls.ts";
import { asksTypes } from "./type-answers.ts";

export const importSteps = ["file", "columns", "types", "check"] as const;
export type ImportStep = (typeof importSteps)[number];

/** A file that names its own columns has no second step. */
export const hasSomethingToSay = ({ table, asks = [] }: FileImport): boolean =>
  table !== undefined || asks.length > 0;

/** No figures are shown before the file is read. */
export function stepAt(wanted: ImportStep, file: FileImport | undefined): ImportStep {
  if (file === undefined || file.state === "reading" || file.state === "failed") return "file";
  const isPastColumns = wanted === "types" || wanted === "check";
  if (isPastColumns && file.readyToSend !== true) return "columns";
  if (wanted === "types" && !file.accountTypes) return "check";
  return wanted === "check" && asksTypes(file) ? "types" : wanted;
}

export function useHasMoved(step: ImportStep): boolean {
  const [first] = useState(step);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && step !== first) setHasMoved(true);
  return hasMoved;
}
