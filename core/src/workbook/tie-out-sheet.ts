import { type Check, tieOutSummary } from "../check/check.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { type Minor, toMinor } from "../money/money.ts";
import { excelNumberFormat } from "../statement/number-style.ts";
import {
  amountCell,
  amountFormula,
  type Cell,
  type CellStyle,
  dayCell,
  type Row,
  textCell,
} from "./cell.ts";
import type { CheckedSheet } from "./contents-sheet.ts";
import { type Preparation, sheetHeading } from "./sheet-heading.ts";
import { styles } from "./styles.ts";
import { type TableColumn, tableSheet, tableTitlesRow } from "./table-sheet.ts";
import { type WorkbookTexts, workbookTexts } from "./texts.ts";

const topDay: CellStyle = { ...styles.day, vertical: "top" };

const order: Record<Check["outcome"], number> = { Fail: 0, Inconclusive: 1, Pass: 2 };

export interface PresentedCheck extends Omit<Check, "fact"> {
  readonly title: string;
  readonly outcomeDescription: string;
}

/** Every check and its outcome (D-44). */
export function tieOutSheet(
  ledger: Ledger,
  checks: readonly PresentedCheck[],
  preparation: Preparation,
): CheckedSheet {
  const texts = workbookTexts[preparation.language];
  const name = texts.sheets.tieOut;
  const heading = sheetHeading(ledger, preparation, name);
  const figure: CellStyle = {
    numberFormat: excelNumberFormat({ style: "Actuals", currency: ledger.currency }),
    vertical: "top",
  };

  return {
    says: `${summaryText(checks, texts)}. ${texts.says.tieOut}`,
    plan: tableSheet(name, heading, columnsOf(figure, texts), checks.toSorted(byKindThenOutcome), [
      { cells: [] },
      summary(checks, texts),
    ]),
  };
}

function columnsOf(
  figure: CellStyle,
  { columns, tieOut }: WorkbookTexts,
): TableColumn<PresentedCheck>[] {
  return [
    {
      title: columns.outcome,
      width: 17,
      cellOf: (check) => textCell(outcomeWord(check, tieOut), outcomeStyle[check.outcome]),
    },
    {
      title: columns.area,
      width: 14,
      cellOf: ({ category }) => textCell(tieOut.categories[category], styles.wrapped),
    },
    { title: columns.check, width: 46, cellOf: ({ title }) => textCell(title, styles.wrapped) },
    {
      title: columns.finding,
      width: 64,
      cellOf: ({ outcomeDescription }) => textCell(outcomeDescription, styles.wrapped),
    },
    {
      title: columns.severity,
      width: 10,
      cellOf: ({ severity }) => textCell(tieOut.severities[severity], styles.wrapped),
    },
    { title: columns.from, width: 12, cellOf: ({ from }) => dayCell(from, topDay) },
    { title: columns.to, width: 12, cellOf: ({ to }) => dayCell(to, topDay) },
    amountColumn(columns.expected, ({ expected }) => expected, figure),
    amountColumn(columns.actual, ({ actual }) => actual, figure),
    {
      title: columns.difference,
      width: 18,
      align: "right",
      cellOf: (check, row) => difference(check, row, figure),
    },
    amountColumn(columns.tolerance, ({ tolerance }) => tolerance, figure),
  ];
}

function amountColumn(
  title: string,
  pick: (check: PresentedCheck) => Minor | undefined,
  figure: CellStyle,
): TableColumn<PresentedCheck> {
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
  { expected, actual, difference: given }: PresentedCheck,
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

/** Quality checks prove no figure, so they don't tie out. */
function outcomeWord(
  { category, outcome }: PresentedCheck,
  texts: WorkbookTexts["tieOut"],
): string {
  return category === "quality" ? texts.reviewed[outcome] : texts.proved[outcome];
}

/** Proofs first, those that need a look on top. */
function byKindThenOutcome(one: PresentedCheck, other: PresentedCheck): number {
  return (
    Number(one.category === "quality") - Number(other.category === "quality") ||
    order[one.outcome] - order[other.outcome]
  );
}

/** "9 of 12 tied out, 2 not checkable" (D-44). */
function summaryText(checks: readonly PresentedCheck[], { tieOut }: WorkbookTexts): string {
  const { passed, total, notCheckable } = tieOutSummary(checks);
  const { start, of, end, before, after } = tieOut.summary;
  const rest = notCheckable === 0 ? "" : `${before}${notCheckable}${after}`;
  return `${start}${passed}${of}${total}${end}${rest}`;
}

/** Counted by the sheet itself. */
function summary(checks: readonly PresentedCheck[], texts: WorkbookTexts): Row {
  const { proved, summary } = texts.tieOut;
  const { start, of, end, before, after } = summary;
  const range = `$A$${tableTitlesRow + 1}:$A$${tableTitlesRow + Math.max(checks.length, 1)}`;
  const count = (outcome: Check["outcome"]) => `COUNTIF(${range},"${proved[outcome]}")`;
  const all = [count("Pass"), count("Fail"), count("Inconclusive")].join("+");
  const rest = `IF(${count("Inconclusive")}=0,"","${before}"&${count("Inconclusive")}&"${after}")`;
  return {
    cells: [
      {
        kind: "formula",
        formula: `"${start}"&${count("Pass")}&"${of}"&(${all})&"${end}"&${rest}`,
        result: { kind: "text", text: summaryText(checks, texts) },
        style: styles.bold,
      },
    ],
  };
}
