import { columnLetters, linkCell, type Row, textCell } from "./cell.ts";
import type { SheetHeading } from "./preparation.ts";
import { styles } from "./styles.ts";
import type { PrintPlan } from "./workbook.ts";

/** How many rows the heading takes; a sheet's own begin after them. */
export const headingRowCount = 5;

/** The lines of D-43 over a sheet, and the way back to the contents. */
export function headingRows(heading: SheetHeading, isContents = false): Row[] {
  const { legalName, title, basis, currencyAndScaling, period, provenance, note } = heading;
  const back = linkCell(`← ${heading.contents}`, heading.contents, styles.link);
  return [
    { cells: [textCell(legalName, styles.legalName)], height: 20 },
    { cells: [textCell(`${title} · ${basis}`, styles.title)], height: 16 },
    {
      cells: [
        textCell([period, currencyAndScaling, note].filter(Boolean).join(" · "), styles.quiet),
      ],
    },
    { cells: [textCell(provenance, styles.quiet)] },
    { cells: isContents ? [] : [back], height: 18 },
  ];
}

/** Every page repeats the heading and the columns' titles, and says at its foot how far to trust it. */
export function printPlan(
  { provenance, pages }: SheetHeading,
  lastRepeated: number,
  orientation: PrintPlan["orientation"] = "landscape",
): PrintPlan {
  return {
    orientation,
    repeatedRows: { first: lastRepeated === 0 ? 0 : 1, last: lastRepeated },
    repeatedColumns: 0,
    pagesWide: 1,
    header: "",
    footer: provenance,
    pages,
  };
}

/**
 * For a sheet that is several pages wide. Its heading would be cut off at the repeated columns, so it
 * stands at each page's head instead.
 */
export function widePrintPlan(
  { legalName, title, basis, currencyAndScaling, period, provenance, pages }: SheetHeading,
  { titlesRow, lastRow, lastColumn }: WideTable,
): PrintPlan {
  return {
    orientation: "landscape",
    repeatedRows: { first: titlesRow, last: titlesRow },
    repeatedColumns: 2,
    pagesWide: Math.ceil((lastColumn + 1) / columnsAPage),
    area: `$A$${titlesRow}:$${columnLetters(lastColumn)}$${lastRow}`,
    header: [legalName, title, basis, period, currencyAndScaling].join(" · "),
    footer: provenance,
    pages,
  };
}

export interface WideTable {
  readonly titlesRow: number;
  readonly lastRow: number;
  /** Counted from 0. */
  readonly lastColumn: number;
}

// As many figures as can still be read on a page.
const columnsAPage = 14;
