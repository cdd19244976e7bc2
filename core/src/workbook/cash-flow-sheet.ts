import { filled } from "../language/language.ts";
import type { Minor } from "../money/money.ts";
import { cashFlowStatement } from "../statement/cash-flow.ts";
import { statementHeading } from "../statement/heading.ts";
import { excelNumberFormat } from "../statement/number-style.ts";
import type { NumberStyle } from "../statement/statement.ts";
import {
  type CashFlowRow,
  type CashFlowSources,
  cashFlowTexts,
  type PlacedCashFlow,
  placeCashFlow,
} from "./cash-flow-lines.ts";
import { amountFormula, type CellStyle, later, type Row, textCell } from "./cell.ts";
import type { CheckedSheet } from "./contents-sheet.ts";
import {
  headingRowCount,
  headingRows,
  onSheet,
  type Preparation,
  printPlan,
} from "./sheet-heading.ts";
import type { StatementColumn } from "./statement-formulas.ts";
import { columnAt, columnTitles, textColumnCount } from "./statement-sheet.ts";
import { checkStyle, type LineStyles, lineStyles, styles } from "./styles.ts";
import { amountColumn, textColumn } from "./table-sheet.ts";
import { workbookTexts } from "./texts.ts";

interface CashFlowSheetRequest extends Omit<CashFlowSources, "language"> {
  readonly name: string;
  readonly preparation: Preparation;
  readonly numberStyle: NumberStyle;
}

/**
 * The cash flow statement of the books as reported (S-U78). It follows from the ledger and its classifications, in any
 * layout, so a borrower's copy has it too.
 */
export function cashFlowSheet(request: CashFlowSheetRequest): CheckedSheet {
  const { name, income, ledger, grid, preparation, numberStyle } = request;
  const { columns, reportingPeriod } = income.statement;
  const { language } = preparation;
  const texts = workbookTexts[language];
  const flow = cashFlowStatement({ ledger, reportingPeriod, columns });
  const headed = { ...flow, type: "CashFlowStatement" } as const;
  const heading = onSheet(statementHeading(headed, { ...preparation, numberStyle }), preparation);
  const format = { style: numberStyle, currency: ledger.currency, language };
  const endRow = headingRowCount + 3;
  const lettered = columns.map((_, index) => columnAt(index, endRow));
  const placed = placeCashFlow(flow, endRow + 1, { income, ledger, grid, language });
  const checkRow = placed.closingRow + 2;
  const differences = flow.differences.filter((difference) => difference !== undefined);

  return {
    says: `${heading.period}. ${heading.currencyAndScaling}.`,
    ...(differences.length > 0 && {
      check: {
        name,
        says: texts.checks.cashFlow,
        cells: `${lettered.at(0)?.letter}${checkRow}:${lettered.at(-1)?.letter}${checkRow}`,
        differences,
      },
    }),
    plan: {
      name,
      columns: [
        textColumn(
          placed.rows.map(({ caption }) => caption),
          44,
          64,
        ),
        textColumn(
          placed.rows.map(({ number = "" }) => number),
          9,
          16,
        ),
        ...columns.map(({ label }, index) =>
          amountColumn(
            placed.rows.flatMap(({ figures }) => figures?.amounts[index] ?? []),
            format,
            label,
          ),
        ),
      ],
      frozen: { rows: endRow, columns: textColumnCount },
      gridLines: false,
      print: printPlan(heading, endRow, columns.length > 5 ? "landscape" : "portrait"),
      rows: later(function* () {
        yield* headingRows(heading);
        yield* columnTitles(headed, texts);
        const stylesOf = lineStyles(excelNumberFormat(format));
        let next = endRow + 1;
        for (const line of placed.rows) {
          for (; next < line.row; next += 1) yield { cells: [] };
          yield lineRow(line, lettered, stylesOf, cashFlowTexts[language].unknown);
          next += 1;
        }
        yield { cells: [] };
        const compared = filled(texts.checks.of, { compared: texts.checks.cashFlow });
        yield {
          cells: [
            textCell(compared, styles.quiet),
            undefined,
            ...checkCells(placed, lettered, flow.differences, grid.digits),
          ],
        };
      }),
    },
  };
}

function lineRow(
  { caption, number, figures, ...line }: CashFlowRow,
  columns: readonly StatementColumn[],
  stylesOf: LineStyles,
  unknown: string,
): Row {
  const style = stylesOf(line);
  const cells = columns.map((column, index) => {
    if (!figures) return undefined;
    const amount = figures.amounts[index];
    if (amount === undefined) return textCell(unknown, unknownStyle(style.figure));
    return amountFormula(figures.formulaOf(column, index), amount, style.figure);
  });
  return { cells: [textCell(caption, style.caption), textCell(number, style.number), ...cells] };
}

function unknownStyle(figure: CellStyle): CellStyle {
  return { ...figure, ...styles.quiet, align: "right" };
}

function checkCells(
  { changeRow, openingRow, closingRow }: PlacedCashFlow,
  columns: readonly StatementColumn[],
  differences: readonly (Minor | undefined)[],
  digits: number,
) {
  return columns.map(({ letter }, index) => {
    const difference = differences[index];
    if (difference === undefined) return undefined;
    const formula = `ROUND(${letter}${changeRow}-(${letter}${closingRow}-${letter}${openingRow}),${digits})`;
    return amountFormula(formula, difference, checkStyle(digits));
  });
}
