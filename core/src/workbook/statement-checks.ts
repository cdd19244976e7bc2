import { filled } from "../language/language.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";
import { type Minor, sum, toMinor } from "../money/money.ts";
import {
  allAccountIds,
  type CaptionedSection,
  hasAccounts,
  sectionsIn,
} from "../statement/layout.ts";
import { currentEarningsId } from "../statement/standard-layout.ts";
import { unknownSectionId } from "../statement/standard-sections.ts";
import type { Statement } from "../statement/statement.ts";
import type { BalanceGrid } from "./balance-grid.ts";
import type { Preparation } from "./sheet-heading.ts";
import {
  inGroups,
  kindFormula,
  type StatementColumn,
  type StatementPlace,
  sectionFormula,
  sumOf,
  termsOf,
} from "./statement-formulas.ts";
import { workbookTexts } from "./texts.ts";

/** Each cell is zero where the statement is right. */
export interface StatementCheck {
  readonly caption: string;
  readonly cells: readonly { readonly formula: string; readonly difference: Minor }[];
}

interface Facts {
  readonly statement: Statement;
  readonly ledger: Ledger;
  readonly grid: BalanceGrid;
  readonly preparation: Preparation;
}

/** From the data sheets: no account is missing, and each section holds its accounts. */
export function statementChecks(
  { statement, ledger, grid, preparation }: Facts,
  place: StatementPlace,
  columns: readonly StatementColumn[],
): StatementCheck[] {
  const { layout, type } = statement;
  const balances = figuresOf(statement, ledger);
  const data = grid.sheetNames[type === "BalanceSheet" ? "balances" : "activity"];
  const { checks } = workbookTexts[preparation.language];
  const differences = wholeDifferences(statement, ledger);

  return [
    {
      caption: wholeCaption(statement, preparation),
      cells: columns.map((column, index) => ({
        formula: wholeFormula(statement, place, grid, column, kindFormula(grid, column)),
        difference: differences[index] ?? toMinor(0),
      })),
    },
    ...inGroups(sectionsIn(layout.nodes), sectionsAFormula).map((sections) => ({
      caption: filled(checks.sections, { sheet: data }),
      cells: columns.map((column, index) => {
        const parts = sections.map((section) => {
          const shown = sumOf(outermost([section], place), "Debit", column.letter);
          return `ABS(${shown}-(${sectionFormula(section, statement, grid, column)}))`;
        });
        const differences = sections.map((section) =>
          toMinor(Math.abs(balances.shown(section, index) - balances.ofSection(section, index))),
        );
        return {
          formula: `ROUND(${parts.join("+")},${grid.digits})`,
          difference: sum(differences),
        };
      }),
    })),
  ];
}

/** Accounts of unknown type are on neither side of a balance sheet, and balance what is. */
export function wholeCaption(
  { type, layout }: Pick<Statement, "type" | "layout">,
  { language }: Preparation,
): string {
  const { checks } = workbookTexts[language];
  if (type === "IncomeStatement") return checks.incomeStatement;
  const hasUnknown = sectionsIn(layout.nodes).some(
    (section) => section.id === unknownSectionId && hasAccounts(section),
  );
  return hasUnknown ? checks.balanceSheetWithUnknown : checks.balanceSheet;
}

/** Zero where a balance sheet is in balance, and where an income statement comes to `result`, a formula. */
export function wholeFormula(
  { type, layout }: Statement,
  place: StatementPlace,
  { digits }: BalanceGrid,
  { letter }: StatementColumn,
  result: string,
): string {
  const total = sumOf(outermost(sectionsIn(layout.nodes), place), "Debit", letter);
  return `ROUND(${total}${type === "BalanceSheet" ? "" : `-(${result})`},${digits})`;
}

/** By column, what `wholeFormula` comes to. */
export function wholeDifferences(statement: Statement, ledger: Ledger): Minor[] {
  const { total, ledgerTotal } = figuresOf(statement, ledger);
  return statement.columns.map((_, index) => toMinor(total(index) - ledgerTotal(index)));
}

// Formulas end at 8,192 characters; a section takes about 250.
const sectionsAFormula = 20;

function outermost(sections: readonly CaptionedSection[], place: StatementPlace) {
  return sections.flatMap((section) => {
    const total = place.rowOfTotal.get(section.id);
    return total ? [total] : termsOf(section, place);
  });
}

/** Computed apart from the statement's lines. */
function figuresOf({ type, columns, layout, lineItems }: Statement, ledger: Ledger) {
  const { closing, movement } = ledgerBalances(ledger);
  const nominal = ledger.accounts.filter(({ kind }) => kind === "Nominal").map(({ id }) => id);

  function ofAccounts(accountIds: readonly string[], index: number): Minor {
    const column = columns[index];
    if (!column) return toMinor(0);
    return sum(
      accountIds.map((id) => {
        if (type === "IncomeStatement") return movement(id, column.start, column.end);
        return id === currentEarningsId
          ? sum(nominal.map((nominalId) => closing(nominalId, column.end)))
          : closing(id, column.end);
      }),
    );
  }

  const totals = new Map(
    lineItems
      .filter(({ lineItemType }) => lineItemType === "SectionFooter")
      .map(({ sectionId, amounts }) => [sectionId, amounts]),
  );

  function shown(section: CaptionedSection, index: number): Minor {
    return totals.get(section.id)?.[index] ?? toMinor(0);
  }

  return {
    shown,
    ofSection: (section: CaptionedSection, index: number) =>
      ofAccounts(allAccountIds(section), index),
    total: (index: number) => sum(sectionsIn(layout.nodes).map((section) => shown(section, index))),
    ledgerTotal: (index: number) =>
      type === "BalanceSheet" ? toMinor(0) : ofAccounts(nominal, index),
  };
}
