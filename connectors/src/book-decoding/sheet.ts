import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { FileRefused } from "./refusal.ts";

/** One sheet of a file. Its rows can be gone through again, and are never all held. */
export interface Sheet {
  readonly name: string;
  /** Whoever made the file has put it out of sight. */
  readonly hidden: boolean;
  readonly rows: () => Iterable<SheetRow> | AsyncIterable<SheetRow>;
}

/** More than anybody chooses among. */
export const mostSheets = 1_000;

/** Excel has 31 characters; LibreOffice sets no bound. */
const longestName = 255;

export function sheetName(name: string): string {
  if (name.length > longestName) throw new FileRefused("damaged");
  return name;
}
