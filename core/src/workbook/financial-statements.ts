import type { Day } from "../calendar/day.ts";
import { filled } from "../language/language.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { roundingNote } from "../statement/number-style.ts";
import type { NumberStyle, Statement } from "../statement/statement.ts";
import { type BalanceGrid, balanceGrid, gridBlock, gridRow } from "./balance-grid.ts";
import { type CheckedSheet, contentsSheet } from "./contents-sheet.ts";
import { chartSheet, monthlyActivity, monthlyBalances } from "./data-sheets.ts";
import { type Preparation, workbookProperties } from "./sheet-heading.ts";
import { statementSheet } from "./statement-sheet.ts";
import { workbookTexts } from "./texts.ts";
import { type PresentedCheck, tieOutSheet } from "./tie-out-sheet.ts";
import { trialBalanceSheet } from "./trial-balance-sheet.ts";
import type { DefinedName, Workbook } from "./workbook.ts";

/** One ledger on one basis. */
export interface FinancialStatementsFacts {
  readonly preparation: Preparation;
  readonly ledger: Ledger;
  /** One per type and view; a type's statements share their layout. */
  readonly statements: readonly Statement[];
  readonly checks: readonly PresentedCheck[];
  readonly numberStyle: NumberStyle;
}

/** Live formulas over two data sheets, with a zero check on each sheet (D-45). */
export function financialStatementsWorkbook(facts: FinancialStatementsFacts): Workbook {
  const { preparation, ledger, statements, checks } = facts;
  const { titles, sheets: names } = workbookTexts[preparation.language];
  const title = titles["financial-statements"];
  const grid = balanceGrid(ledger, layoutsOf(statements), preparation.language);
  const sheets: CheckedSheet[] = [
    ...statements.map((statement) => {
      const name = names.statements[statement.type][statement.reportingPeriod];
      return statementSheet({ ...facts, statement, grid, name });
    }),
    trialBalanceSheet(ledger, yearEnds(statements, ledger), grid, preparation),
    monthlyBalances(ledger, grid, preparation),
    monthlyActivity(ledger, grid, preparation),
    chartSheet(ledger, grid, preparation),
    tieOutSheet(ledger, checks, preparation),
  ];

  return {
    properties: workbookProperties(ledger, preparation, title),
    definedNames: namesOf(grid),
    sheets: [
      contentsSheet(ledger, preparation, title, sheets, notesOf(facts)),
      ...sheets.map(({ plan }) => plan),
    ],
  };
}

function layoutsOf(statements: readonly Statement[]) {
  const byType = new Map(statements.map(({ type, layout }) => [type, layout]));
  for (const { type, layout } of statements) {
    if (byType.get(type) !== layout) throw new Error(`Two layouts of the ${type} in one workbook`);
  }
  return [...byType.values()];
}

function yearEnds(statements: readonly Statement[], { cuts }: Ledger): Day[] {
  const years = statements.find(({ reportingPeriod }) => reportingPeriod === "FiscalYearsAndYTD");
  const ends = years?.columns.map(({ end }) => end) ?? cuts.slice(-1);
  return ends.toSorted();
}

/** Not translated, because lenders' formulas use them. */
function namesOf(grid: BalanceGrid): DefinedName[] {
  return [
    { name: "Monthly_activity", refersTo: gridBlock(grid, "activity") },
    { name: "Monthly_balances", refersTo: gridBlock(grid, "balances") },
    { name: "Period_ends", refersTo: gridRow(grid, "balances", grid.endsRow) },
  ];
}

function notesOf({ ledger, numberStyle, preparation }: FinancialStatementsFacts): string[] {
  const { language } = preparation;
  const { statements, rounding } = workbookTexts[language].notes;
  const note = roundingNote({ style: numberStyle, currency: ledger.currency, language });
  const { live, signs, yearsTurn } = statements;
  return [live, ...(note ? [filled(rounding, { note })] : []), signs, yearsTurn];
}
