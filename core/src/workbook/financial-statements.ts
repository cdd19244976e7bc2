import { type Day, formatDay } from "../calendar/day.ts";
import { filled } from "../language/language.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { AdjustedStatement } from "../spread/adjusted-statement.ts";
import { roundingNote } from "../statement/number-style.ts";
import type { NumberStyle, Statement } from "../statement/statement.ts";
import { unknownAccounts } from "../statement/unknown-accounts.ts";
import { viewLimits } from "../statement/view-limits.ts";
import { adjustedSheet } from "./adjusted-sheet.ts";
import { adjustmentsSheet } from "./adjustments-sheet.ts";
import { type BalanceGrid, balanceGrid, gridBlock, gridRow } from "./balance-grid.ts";
import { cashFlowSheet } from "./cash-flow-sheet.ts";
import { type CheckedSheet, contentsSheet } from "./contents-sheet.ts";
import { chartSheet, monthlyActivity, monthlyBalances } from "./data-sheets.ts";
import { type DescribedAdjustment, postedEntries } from "./posted-entries.ts";
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
  /** Where confirmed entries stand beside the books; never in what a borrower gets. */
  readonly adjusted?: AdjustedFacts;
}

export interface AdjustedFacts {
  readonly ledger: Ledger;
  /** One for each statement, in their order. */
  readonly statements: readonly AdjustedStatement[];
  /** Drafts too. */
  readonly entries: readonly DescribedAdjustment[];
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
    ...(ledger.openingsUnknown ? [] : cashFlowSheets(facts, grid)),
    ...(facts.adjusted ? adjustedSheets(facts, facts.adjusted, grid) : []),
    ...(ledger.openingsUnknown
      ? []
      : [
          trialBalanceSheet(ledger, yearEnds(statements, ledger), grid, preparation),
          monthlyBalances(ledger, grid, preparation),
        ]),
    monthlyActivity(ledger, grid, preparation),
    chartSheet(ledger, grid, preparation),
    tieOutSheet(ledger, checks, preparation),
  ];

  return {
    properties: workbookProperties(ledger, preparation, title),
    definedNames: namesOf(grid, ledger),
    sheets: [
      contentsSheet(ledger, preparation, title, sheets, notesOf(facts)),
      ...sheets.map(({ plan }) => plan),
    ],
  };
}

/** One beside each income statement, of the same periods. */
function cashFlowSheets(facts: FinancialStatementsFacts, grid: BalanceGrid): CheckedSheet[] {
  const { sheets: names } = workbookTexts[facts.preparation.language];
  return facts.statements
    .filter(({ type }) => type === "IncomeStatement")
    .map((statement) => {
      const { type, reportingPeriod } = statement;
      const income = { name: names.statements[type][reportingPeriod], statement };
      return cashFlowSheet({ ...facts, grid, income, name: names.cashFlow[reportingPeriod] });
    });
}

function adjustedSheets(
  { preparation, ledger, statements, numberStyle }: FinancialStatementsFacts,
  adjusted: AdjustedFacts,
  grid: BalanceGrid,
): CheckedSheet[] {
  const { sheets: names } = workbookTexts[preparation.language];
  const posted = postedEntries(adjusted.entries, ledger, names.adjustments);
  const ledgers = { reported: ledger, adjusted: adjusted.ledger };
  const circumstances = { ledgers, posted, grid, preparation, numberStyle };
  return [
    ...statements.flatMap((statement, index) => {
      const { type, reportingPeriod } = statement;
      const shown = adjusted.statements[index];
      if (!shown) throw new Error(`Nothing says how the ${type} is adjusted`);
      const reportedSheet = { name: names.statements[type][reportingPeriod], statement };
      const name = names.adjusted[type][reportingPeriod];
      return adjustedSheet({ name, shown, reportedSheet, ...circumstances });
    }),
    adjustmentsSheet(ledger, posted, grid, preparation),
  ];
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
function namesOf(grid: BalanceGrid, { openingsUnknown }: Ledger): DefinedName[] {
  const sheet = openingsUnknown ? "activity" : "balances";
  return [
    { name: "Monthly_activity", refersTo: gridBlock(grid, "activity") },
    ...(openingsUnknown
      ? []
      : [{ name: "Monthly_balances", refersTo: gridBlock(grid, "balances") }]),
    { name: "Period_ends", refersTo: gridRow(grid, sheet, grid.endsRow) },
  ];
}

function notesOf(facts: FinancialStatementsFacts): string[] {
  const { ledger, numberStyle, preparation } = facts;
  const { language } = preparation;
  const { statements, rounding } = workbookTexts[language].notes;
  const note = roundingNote({ style: numberStyle, currency: ledger.currency, language });
  const hasCashFlow =
    !ledger.openingsUnknown && facts.statements.some(({ type }) => type === "IncomeStatement");
  const { live, signs, yearsTurn, cashFlow, adjusted } = statements;
  return [
    live,
    ...(facts.adjusted ? [adjusted] : []),
    ...(note ? [filled(rounding, { note })] : []),
    signs,
    yearsTurn,
    ...(hasCashFlow ? [cashFlow] : []),
    ...limitNotes(facts),
    ...(unknownAccounts(ledger).length > 0 ? [statements.unknown] : []),
  ];
}

/** Why sheets or years aren't there. */
function limitNotes({ ledger, preparation: { language } }: FinancialStatementsFacts): string[] {
  const limits = viewLimits(ledger);
  if (!limits) return [];
  const texts = workbookTexts[language].notes.limits;
  const { balancesAlone, someMonths, closed, closedYears, openings } = texts;
  const listed = (days: readonly Day[]) => days.map((day) => formatDay(day, language)).join(", ");
  return [
    ...(limits.hasGaps ? [limits.days ? balancesAlone : someMonths] : []),
    ...(limits.isClosed ? [closed] : []),
    ...(limits.closedYears ? [filled(closedYears, { days: listed(limits.closedYears) })] : []),
    ...(limits.lacksOpenings ? [openings] : []),
  ];
}
