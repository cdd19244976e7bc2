import type { SheetRow } from "../sheet-row.ts";

/** A sheet as people would type it: a line a row, `|` between cells, all of them text. */
export function rowsOf(sheet: string): SheetRow[] {
  return sheet
    .replace(/^\n|\n\s*$/g, "")
    .split("\n")
    .map((line, i) => ({
      number: i + 1,
      cells: line.split("|").map((text) => {
        const trimmed = text.trim();
        return trimmed === "" ? undefined : { kind: "text" as const, text: trimmed };
      }),
    }));
}
