import { currencyDigits, type Minor, sum, toMinor } from "../money/money.ts";
import { amountFormula, linkCell, type Row, sheetPrefix, textCell } from "./cell.ts";
import {
  type Books,
  headingRows,
  type Preparation,
  printPlan,
  sheetHeading,
} from "./sheet-heading.ts";
import { styles, verdictStyle } from "./styles.ts";
import { type WorkbookTexts, workbookTexts } from "./texts.ts";
import type { SheetPlan } from "./workbook.ts";

export function contentsSheet(
  books: Books,
  preparation: Preparation,
  title: string,
  sheets: readonly CheckedSheet[],
  notes: readonly string[],
): SheetPlan {
  const heading = sheetHeading(books, preparation, title);
  const digits = currencyDigits(books.currency);
  const texts = workbookTexts[preparation.language];
  const { sheet, holds, check, compared } = texts.columns;

  return {
    name: texts.contents.name,
    columns: [{ width: 30 }, { width: 76 }, { width: 18 }, { width: 84 }],
    frozen: { rows: 0, columns: 0 },
    gridLines: false,
    print: printPlan(heading, 0),
    rows: [
      ...headingRows(heading, true),
      { cells: [sheet, holds, check, compared].map((word) => textCell(word, styles.heading)) },
      ...sheets.map((checked) => sheetRow(checked, digits, texts)),
      { cells: [] },
      { cells: [textCell(texts.contents.notes, styles.bold)] },
      ...notes.map((note): Row => ({ cells: [textCell(note, styles.plain)] })),
    ],
  };
}

function sheetRow(
  { plan, says, check }: CheckedSheet,
  digits: number,
  { contents }: WorkbookTexts,
): Row {
  const zero = contents[check?.claim ?? "tiesOut"];
  const verdict = verdictStyle(digits, { zero, offBy: contents.offBy });
  return {
    cells: [
      linkCell(plan.name, plan.name, styles.link),
      textCell(says, styles.plain),
      check && amountFormula(differenceFormula(check), totalDifference(check), verdict),
      check && textCell(check.says, styles.quiet),
    ],
  };
}

/** Cells that must be zero, and how far they're off. */
export interface SheetCheck {
  readonly name: string;
  readonly says: string;
  /** Such as `C40:H41`. */
  readonly cells: string;
  readonly differences: readonly Minor[];
  /** What zero means; only what was collected ties out. */
  readonly claim?: "tiesOut" | "addsUp";
}

export interface CheckedSheet {
  readonly plan: SheetPlan;
  readonly says: string;
  readonly check?: SheetCheck;
}

/** Zero only if each difference is. */
function differenceFormula({ name, cells }: SheetCheck): string {
  return `SUMPRODUCT(ABS(${sheetPrefix(name)}${cells}))`;
}

function totalDifference({ differences }: SheetCheck): Minor {
  return sum(differences.map((difference) => toMinor(Math.abs(difference))));
}
