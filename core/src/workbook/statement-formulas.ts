import {
  type CaptionedSection,
  currentEarningsId,
  type LineItem,
  type Section,
  type Statement,
} from "../statement/index.ts";
import { type BalanceGrid, endsMatch, gridBlock, gridRow, gridTexts } from "./balance-grid.ts";
import { type StatementPlace, sumOf, termsOf } from "./statement-place.ts";

/** One period's column of a statement: its letter, and the cells with its first and last day. */
export interface StatementColumn {
  readonly letter: string;
  readonly startCell: string;
  readonly endCell: string;
}

/** What a line's cell works out, from the data sheets or from the lines above it. */
export function lineFormula(
  item: LineItem,
  statement: Statement,
  place: StatementPlace,
  grid: BalanceGrid,
  column: StatementColumn,
): string {
  const { layout } = statement;
  switch (item.lineItemType) {
    case "SectionHeader":
      throw new Error("A section's heading has no figures");
    case "DetailAccount": {
      const sign = item.reportedAs === "Credit" ? "-" : "";
      return `${sign}${accountFormula(item.accountId ?? "", statement, grid, column)}`;
    }
    case "SectionFooter": {
      const section = findSection(layout.sections, item.sectionId);
      return sumOf(section ? termsOf(section, place) : [], item.reportedAs, column.letter);
    }
    case "Formula": {
      const formula = layout.formulas.find(({ id }) => id === item.formulaId);
      const terms = (formula?.sectionIds ?? []).flatMap((id) => {
        const total = place.rowOfTotal.get(id);
        return total ? [total] : [];
      });
      return sumOf(terms, item.reportedAs, column.letter);
    }
  }
}

/** A section's figure straight from the data sheet, debits positive, past all lines of the statement. */
export function sectionFormula(
  section: CaptionedSection,
  { type }: Statement,
  grid: BalanceGrid,
  { startCell, endCell }: StatementColumn,
): string {
  const name = `"${(grid.sectionNames.get(section) ?? "").replaceAll('"', '""')}"`;
  if (type === "BalanceSheet") {
    const own = `(${gridTexts(grid, "balances", "section")}=${name})`;
    const sections = `SUMPRODUCT(${own}*${balancesAt(grid, endCell)})`;
    return holdsCurrentEarnings(section)
      ? `${sections}+${currentEarnings(grid, endCell)}`
      : sections;
  }
  const own = `(${gridTexts(grid, "activity", "section")}=${name})`;
  return `SUMPRODUCT(${own}*${during(grid, startCell, endCell)}*${gridBlock(grid, "activity")})`;
}

/** The result of a period straight from the data sheet: all accounts of income and expense. */
export function kindFormula(grid: BalanceGrid, { startCell, endCell }: StatementColumn): string {
  const nominal = `(${gridTexts(grid, "activity", "kind")}="${grid.kinds.Nominal}")`;
  return `SUMPRODUCT(${nominal}*${during(grid, startCell, endCell)}*${gridBlock(grid, "activity")})`;
}

function during(grid: BalanceGrid, startCell: string, endCell: string): string {
  const ends = gridRow(grid, "activity", grid.endsRow);
  return `(${ends}>=${startCell})*(${ends}<=${endCell})`;
}

function accountFormula(
  accountId: string,
  { type }: Statement,
  grid: BalanceGrid,
  { startCell, endCell }: StatementColumn,
): string {
  if (accountId === currentEarningsId) return currentEarnings(grid, endCell);
  const row = grid.rowOf.get(accountId);
  if (row === undefined) throw new Error(`The account ${accountId} isn't in the ledger`);
  if (type === "BalanceSheet") {
    return `INDEX(${gridRow(grid, "balances", row)},${endsMatch(grid, endCell)})`;
  }
  const ends = gridRow(grid, "activity", grid.endsRow);
  return `SUMIFS(${gridRow(grid, "activity", row)},${ends},">="&${startCell},${ends},"<="&${endCell})`;
}

/** The running year's result: what the accounts of the income statement hold. */
function currentEarnings(grid: BalanceGrid, endCell: string): string {
  return `SUMIFS(${balancesAt(grid, endCell)},${gridTexts(grid, "balances", "kind")},"${grid.kinds.Nominal}")`;
}

function balancesAt(grid: BalanceGrid, endCell: string): string {
  return `INDEX(${gridBlock(grid, "balances")},0,${endsMatch(grid, endCell)})`;
}

function holdsCurrentEarnings({ accountIds, sections }: Section): boolean {
  return accountIds.includes(currentEarningsId) || sections.some(holdsCurrentEarnings);
}

function findSection(sections: readonly Section[], id: string): Section | undefined {
  for (const section of sections) {
    const found = section.id === id ? section : findSection(section.sections, id);
    if (found) return found;
  }
  return undefined;
}
