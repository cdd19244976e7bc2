import type { Check } from "../check/index.ts";
import type { Ledger } from "../ledger/index.ts";
import { type Minor, toMinor } from "../money/index.ts";
import { excelNumberFormat } from "../statement/index.ts";
import type { Cell, Row } from "./cell.ts";
import type { CellStyle } from "./cell-style.ts";
import { amountCell, amountFormula, dayCell, numberFormula, textCell } from "./cells.ts";
import { type Preparation, sheetHeading } from "./preparation.ts";
import type { CheckedSheet } from "./sheet-check.ts";
import { styles } from "./styles.ts";
import { type TableColumn, tableSheet, tableTitlesRow } from "./table-sheet.ts";

const topDay: CellStyle = { ...styles.day, vertical: "top" };
const outcomes = ["Pass", "Fail", "Inconclusive"] as const;
const outcomeWords = {
  Pass: "Tied out",
  Fail: "Not tied out",
  Inconclusive: "Not checkable",
} as const satisfies Record<Check["outcome"], string>;

/** Every question that was put to the books, and what came of it (D-44). */
export function tieOutSheet(
  ledger: Ledger,
  checks: readonly Check[],
  preparation: Preparation,
): CheckedSheet {
  const name = "Tie-out";
  const heading = sheetHeading(ledger, preparation, name);
  const figure: CellStyle = {
    numberFormat: excelNumberFormat({ style: "Actuals", currency: ledger.currency }),
    vertical: "top",
  };

  return {
    says: "The checks of the books, against themselves and against the package's own reports.",
    plan: tableSheet(name, heading, columnsOf(figure), checks, [{ cells: [] }, ...summary(checks)]),
  };
}

function columnsOf(figure: CellStyle): TableColumn<Check>[] {
  return [
    {
      title: "Outcome",
      width: 15,
      cellOf: ({ outcome }) => textCell(outcomeWords[outcome], outcomeStyle[outcome]),
    },
    { title: "Check", width: 46, cellOf: ({ title }) => textCell(title, styles.wrapped) },
    {
      title: "Finding",
      width: 64,
      cellOf: ({ outcomeDescription }) => textCell(outcomeDescription, styles.wrapped),
    },
    { title: "Severity", width: 10, cellOf: ({ severity }) => textCell(severity, styles.wrapped) },
    { title: "From", width: 12, cellOf: ({ from }) => dayCell(from, topDay) },
    { title: "To", width: 12, cellOf: ({ to }) => dayCell(to, topDay) },
    amountColumn("Expected", ({ expected }) => expected, figure),
    amountColumn("Actual", ({ actual }) => actual, figure),
    {
      title: "Difference",
      width: 18,
      align: "right",
      cellOf: (check, row) => difference(check, row, figure),
    },
    amountColumn("Tolerance", ({ tolerance }) => tolerance, figure),
  ];
}

function amountColumn(
  title: string,
  pick: (check: Check) => Minor | undefined,
  figure: CellStyle,
): TableColumn<Check> {
  return {
    title,
    width: 18,
    align: "right",
    cellOf: (check) => {
      const amount = pick(check);
      return amount === undefined ? undefined : amountCell(amount, figure);
    },
  };
}

function difference(
  { expected, actual, difference: given }: Check,
  row: number,
  figure: CellStyle,
): Cell | undefined {
  if (expected !== undefined && actual !== undefined) {
    return amountFormula(`H${row}-G${row}`, toMinor(actual - expected), figure);
  }
  return given === undefined ? undefined : amountCell(given, figure);
}

const outcomeStyle: Record<Check["outcome"], CellStyle> = {
  Pass: { color: "1A7F37", bold: true, vertical: "top" },
  Fail: { color: "C62828", bold: true, vertical: "top" },
  Inconclusive: { color: "5F6670", bold: true, vertical: "top" },
};

/** How many checks came out which way, counted by the sheet itself. */
function summary(checks: readonly Check[]): Row[] {
  if (checks.length === 0) {
    return [{ cells: [textCell("Nothing was checked: the books hold no figures.", styles.quiet)] }];
  }
  const range = `$A$${tableTitlesRow + 1}:$A$${tableTitlesRow + checks.length}`;
  return outcomes.map((outcome) => ({
    cells: [
      textCell(outcomeWords[outcome], outcomeStyle[outcome]),
      numberFormula(
        `COUNTIF(${range},"${outcomeWords[outcome]}")`,
        checks.filter((check) => check.outcome === outcome).length,
        { ...styles.count, align: "left" },
      ),
    ],
  }));
}
