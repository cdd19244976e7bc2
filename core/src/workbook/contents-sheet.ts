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
  const verdict = verdictStyle(digits, contents);
  return {
    cells: [
      linkCell(plan.name, plan.name, styles.link),
      textCell(says, styles.plain),
      check && amountFormula(differenceFormula(check), totalDifference(check), verdict),
      check && textCell(check.says, styles.quiet),
    ],
  };
}

/** Cells of a sheet that are to be zero, and by how much they aren't. */
export interface SheetCheck {
  readonly name: string;
  /** What is compared with what. */
  readonly says: string;
  /** Such as `C40:H41`. */
  readonly cells: string;
  readonly differences: readonly Minor[];
}

/** A sheet, what is on it in a sentence, and the cells that prove it. */
export interface CheckedSheet {
  readonly plan: SheetPlan;
  readonly says: string;
  readonly check?: SheetCheck;
}

/** All of a sheet's differences as one figure, which is zero only if each of them is. */
function differenceFormula({ name, cells }: SheetCheck): string {
  return `SUMPRODUCT(ABS(${sheetPrefix(name)}${cells}))`;
}

function totalDifference({ differences }: SheetCheck): Minor {
  return sum(differences.map((difference) => toMinor(Math.abs(difference))));
}
