import type { Row } from "./cell.ts";

/** A workbook as plain data. The worker turns it into bytes, the same bytes for the same plan (D-46). */
export interface Workbook {
  readonly properties: WorkbookProperties;
  readonly sheets: readonly SheetPlan[];
  readonly definedNames: readonly DefinedName[];
}

export interface WorkbookProperties {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** When the books were read: the only instant in the file, so that a rebuild gives the same bytes. */
  readonly asOf: Date;
  /** Digits behind the decimal point of the currency: 2 for cents, 0 for yen. */
  readonly currencyDigits: number;
}

/** A name for a place, for people's own formulas: `Monthly_balances`. */
export interface DefinedName {
  readonly name: string;
  readonly refersTo: string;
}

export interface SheetPlan {
  /** 1 to 31 characters, none of `[]:*?/\`, and unlike every other sheet's, capitals aside. */
  readonly name: string;
  readonly columns: readonly ColumnPlan[];
  /** Rows and columns that stay in view, counted from the top left. */
  readonly frozen: { readonly rows: number; readonly columns: number };
  /** A table that people may filter, from its headings to its last item; none where there is nothing in it. */
  readonly filter?: { readonly firstRow: number; readonly lastRow: number };
  readonly gridLines: boolean;
  readonly print: PrintPlan;
  /** Read once, in order. Ledgers are longer than memory, so theirs come in pages that are made while they're read. */
  readonly rows: Iterable<Row> | AsyncIterable<Iterable<Row>>;
}

export interface ColumnPlan {
  /** In characters of the standard font. */
  readonly width: number;
}

export interface PrintPlan {
  readonly orientation: "portrait" | "landscape";
  /** Rows repeated on each page, such as 1 to 6; none where both are 0. */
  readonly repeatedRows: { readonly first: number; readonly last: number };
  /** The first columns, repeated where a sheet is more than one page wide. */
  readonly repeatedColumns: number;
  /** Sheets are made smaller until they're no wider than this. */
  readonly pagesWide: number;
  /** What is printed, such as `$A$6:$AT$90`; everything where nothing is said. */
  readonly area?: string;
  /** At the left of each page's head, where the repeated rows don't say it already; may be empty. */
  readonly header: string;
  /** At the left of each page's foot. */
  readonly footer: string;
  /** At its right: the page's number stands for `{page}`, how many there are for `{pages}`. */
  readonly pages: string;
}

/** The most characters that spreadsheets take for the name of a sheet. */
export const longestSheetName = 31;

/** Why a text can't name a sheet; undefined where it can. */
export function sheetNameFault(name: string): string | undefined {
  if (name.length === 0) return "is empty";
  if (name.length > longestSheetName) return `is longer than ${longestSheetName} characters`;
  if (/[[\]:*?/\\]/.test(name)) return "holds one of [ ] : * ? / \\";
  if (name.startsWith("'") || name.endsWith("'")) return "starts or ends with an apostrophe";
  // The name under which Excel keeps its log of changes, in any case.
  if (name.toLowerCase() === "history") return "is reserved";
  return undefined;
}
