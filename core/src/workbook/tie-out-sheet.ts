import { type Check, tieOutSummary } from "../check/index.ts";
import type { Ledger } from "../ledger/index.ts";
import { type Minor, toMinor } from "../money/index.ts";
import { excelNumberFormat } from "../statement/index.ts";
import type { Cell, Row } from "./cell.ts";
import type { CellStyle } from "./cell-style.ts";
import { amountCell, amountFormula, dayCell, textCell } from "./cells.ts";
import { type Preparation, sheetHeading } from "./preparation.ts";
import type { CheckedSheet } from "./sheet-check.ts";
import { styles } from "./styles.ts";
import { type TableColumn, tableSheet, tableTitlesRow } from "./table-sheet.ts";

const topDay: CellStyle = { ...styles.day, vertical: "top" };

/** Checks of quality say something about the books and prove no figure, so they don't tie out. */
const tieOutWords = {
  Pass: "Tied out",
  Fail: "Not tied out",
  Inconclusive: "Not checkable",
} as const satisfies Record<Check["outcome"], string>;
const qualityWords = {
  Pass: "Nothing found",
  Fail: "Finding",
  Inconclusive: "Not reviewed",
} as const satisfies Record<Check["outcome"], string>;
const order: Record<Check["outcome"], number> = { Fail: 0, Inconclusive: 1, Pass: 2 };

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
    says: `${tieOutSummary(checks).text}. The books, against themselves and the package's reports.`,
    plan: tableSheet(name, heading, columnsOf(figure), checks.toSorted(byKindThenOutcome), [
      { cells: [] },
      summary(checks),
    ]),
  };
}

function columnsOf(figure: CellStyle): TableColumn<Check>[] {
  return [
    {
      title: "Outcome",
      width: 15,
      cellOf: (check) => textCell(outcomeWord(check), outcomeStyle[check.outcome]),
    },
    {
      title: "Area",
      width: 11,
      cellOf: ({ category }) => textCell(kinds[category], styles.wrapped),
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
    return amountFormula(`I${row}-H${row}`, toMinor(actual - expected), figure);
  }
  return given === undefined ? undefined : amountCell(given, figure);
}

const outcomeStyle: Record<Check["outcome"], CellStyle> = {
  Pass: { color: "1A7F37", bold: true, vertical: "top" },
  Fail: { color: "C62828", bold: true, vertical: "top" },
  Inconclusive: { color: "5F6670", bold: true, vertical: "top" },
};

const kinds: Record<Check["category"], string> = {
  ledger: "Ledger",
  statement: "Statements",
  vendor: "Package",
  aging: "Aging",
  quality: "Quality",
};

function outcomeWord({ category, outcome }: Check): string {
  return category === "quality" ? qualityWords[outcome] : tieOutWords[outcome];
}

/** What proves figures comes first, and of that what needs a look. */
function byKindThenOutcome(one: Check, other: Check): number {
  return (
    Number(one.category === "quality") - Number(other.category === "quality") ||
    order[one.outcome] - order[other.outcome]
  );
}

/** "Tied out: 9 of 12, 2 not checkable", counted by the sheet itself. */
function summary(checks: readonly Check[]): Row {
  const range = `$A$${tableTitlesRow + 1}:$A$${tableTitlesRow + Math.max(checks.length, 1)}`;
  const count = (outcome: Check["outcome"]) => `COUNTIF(${range},"${tieOutWords[outcome]}")`;
  const all = [count("Pass"), count("Fail"), count("Inconclusive")].join("+");
  const rest = `IF(${count("Inconclusive")}=0,"",", "&${count("Inconclusive")}&" not checkable")`;
  return {
    cells: [
      {
        kind: "formula",
        formula: `"Tied out: "&${count("Pass")}&" of "&(${all})&${rest}`,
        result: { kind: "text", text: tieOutSummary(checks).text },
        style: styles.bold,
      },
    ],
  };
}
