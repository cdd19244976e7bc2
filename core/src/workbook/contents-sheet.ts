import { currencyDigits } from "../money/index.ts";
import type { Row } from "./cell.ts";
import { amountFormula, linkCell, textCell } from "./cells.ts";
import { contentsName, headingRows, printPlan } from "./heading-rows.ts";
import { type Books, type Preparation, sheetHeading } from "./preparation.ts";
import { type CheckedSheet, differenceFormula, totalDifference } from "./sheet-check.ts";
import { styles, verdictStyle } from "./styles.ts";
import type { SheetPlan } from "./workbook.ts";

/** The first sheet: what is where, whether it ties out, and what to know before reading on. */
export function contentsSheet(
  books: Books,
  preparation: Preparation,
  title: string,
  sheets: readonly CheckedSheet[],
  notes: readonly string[],
): SheetPlan {
  const heading = sheetHeading(books, preparation, title);
  const digits = currencyDigits(books.currency);
  const titles = ["Sheet", "What is on it", "Check", "What is compared"];

  return {
    name: contentsName,
    columns: [{ width: 30 }, { width: 76 }, { width: 18 }, { width: 84 }],
    frozen: { rows: 0, columns: 0 },
    gridLines: false,
    print: printPlan(heading, 0),
    rows: [
      ...headingRows(heading, true),
      { cells: titles.map((word) => textCell(word, styles.heading)) },
      ...sheets.map((sheet) => sheetRow(sheet, digits)),
      { cells: [] },
      { cells: [textCell("Notes", styles.bold)] },
      ...notes.map((note): Row => ({ cells: [textCell(note, styles.plain)] })),
    ],
  };
}

function sheetRow({ plan, says, check }: CheckedSheet, digits: number): Row {
  return {
    cells: [
      linkCell(plan.name, plan.name, styles.link),
      textCell(says, styles.plain),
      check &&
        amountFormula(differenceFormula(check), totalDifference(check), verdictStyle(digits)),
      check && textCell(check.says, styles.quiet),
    ],
  };
}
