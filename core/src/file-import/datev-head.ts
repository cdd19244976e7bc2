import type { Day } from "../calendar/index.ts";
import { readDay } from "./day-text.ts";
import { type SheetRow, textOf } from "./sheet-row.ts";

/** Which cell of the head that DATEV writes above its batches of entries has the fiscal year's first day. */
const yearStart = 12;

/** When the fiscal year of a DATEV batch begins: its entries name days and months alone. */
export function datevYearStart([head]: readonly SheetRow[]): Day | undefined {
  if (!head || !/^(EXTF|DTVF)$/.test(textOf(head.cells[0]).trim())) return undefined;
  const reading = readDay(textOf(head.cells[yearStart]), "dmy");
  return reading.result === "read" ? reading.value : undefined;
}
