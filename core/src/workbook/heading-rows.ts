import type { StatementHeading } from "../statement/index.ts";
import type { Row } from "./cell.ts";
import { linkCell, textCell } from "./cells.ts";
import { styles } from "./styles.ts";
import type { PrintPlan } from "./workbook.ts";

export const contentsName = "Contents";

/** How many rows the heading takes; a sheet's own begin after them. */
export const headingRowCount = 5;

/** The lines of D-43 over a sheet, and the way back to the contents. */
export function headingRows(heading: StatementHeading, isContents = false): Row[] {
  const { legalName, title, basis, currencyAndScaling, period, provenance, note } = heading;
  return [
    { cells: [textCell(legalName, styles.legalName)], height: 20 },
    { cells: [textCell(`${title} · ${basis}`, styles.title)], height: 16 },
    {
      cells: [
        textCell([period, currencyAndScaling, note].filter(Boolean).join(" · "), styles.quiet),
      ],
    },
    { cells: [textCell(provenance, styles.quiet)] },
    { cells: isContents ? [] : [linkCell("← Contents", contentsName, styles.link)], height: 18 },
  ];
}

/** Every page repeats the heading and the columns' titles; the foot says once more how far to trust it. */
export function printPlan(
  { legalName, title, provenance }: StatementHeading,
  repeatedRows: number,
  orientation: PrintPlan["orientation"] = "landscape",
): PrintPlan {
  return { orientation, repeatedRows, footer: `${legalName} · ${title} · ${provenance}` };
}
