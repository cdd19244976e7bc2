import type { Row } from "./cell.ts";

/**
 * Raise it when the same facts give another content: a cell, a caption, a format or a sheet. The worker's test of golden
 * content fails where that was forgotten.
 */
export const writerVersion = 2;

/** Plain data; the worker renders it deterministically (D-46). */
export interface Workbook {
  readonly properties: WorkbookProperties;
  readonly sheets: readonly SheetPlan[];
  readonly definedNames: readonly DefinedName[];
}

export interface WorkbookProperties {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** The file's only instant, so that rebuilds give the same bytes. */
  readonly asOf: Date;
  /** Digits behind the decimal point of the currency: 2 for cents, 0 for yen. */
  readonly currencyDigits: number;
}

/** For people's formulas: `Monthly_balances`. */
export interface DefinedName {
  readonly name: string;
  readonly refersTo: string;
}

export interface SheetPlan {
  /** 1 to 31 characters, none of `[]:*?/\`, and unlike every other sheet's, capitals aside. */
  readonly name: string;
  readonly columns: readonly ColumnPlan[];
  readonly frozen: { readonly rows: number; readonly columns: number };
  /** From the titles to the last item; absent for an empty table. */
  readonly filter?: { readonly firstRow: number; readonly lastRow: number };
  readonly gridLines: boolean;
  readonly print: PrintPlan;
  /** Read once, in order; ledgers come in pages because they're longer than memory. */
  readonly rows: Iterable<Row> | AsyncIterable<Iterable<Row>>;
}

export interface ColumnPlan {
  /** In characters of the standard font. */
  readonly width: number;
}

export interface PrintPlan {
  readonly orientation: "portrait" | "landscape";
  /** Such as 1 to 6; none where both are 0. */
  readonly repeatedRows: { readonly first: number; readonly last: number };
  /** Repeated where a sheet is wider than a page. */
  readonly repeatedColumns: number;
  /** Sheets are scaled down to this width. */
  readonly pagesWide: number;
  /** Such as `$A$6:$AT$90`; everything by default. */
  readonly area?: string;
  /** At the left of the page head; may be empty. */
  readonly header: string;
  readonly footer: string;
  /** At the right: `{page}` and `{pages}` are replaced. */
  readonly pages: string;
}

/** The most characters that spreadsheets allow in a sheet's name. */
export const longestSheetName = 31;

/** Undefined where the name is fine. */
export function sheetNameFault(name: string): string | undefined {
  if (name.length === 0) return "is empty";
  if (name.length > longestSheetName) return `is longer than ${longestSheetName} characters`;
  if (/[[\]:*?/\\]/.test(name)) return "holds one of [ ] : * ? / \\";
  if (name.startsWith("'") || name.endsWith("'")) return "starts or ends with an apostrophe";
  // Excel reserves it, in any case, for its change log.
  if (name.toLowerCase() === "history") return "is reserved";
  return undefined;
}
