import {
  allAccountIds,
  type CaptionedSection,
  formulasIn,
  type ReportedAs,
  sectionsIn,
} from "../statement/layout.ts";
import { currentEarningsId } from "../statement/standard-layout.ts";
import type { LineItem, Statement } from "../statement/statement.ts";
import { type BalanceGrid, endsMatch, gridBlock, gridRow, gridTexts } from "./balance-grid.ts";

export interface StatementColumn {
  readonly letter: string;
  readonly startCell: string;
  readonly endCell: string;
}

/** From the data sheets or from the lines above. */
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
      const section = findSection(sectionsIn(layout.nodes), item.sectionId);
      return sumOf(section ? termsOf(section, place) : [], item.reportedAs, column.letter);
    }
    case "Formula": {
      const formula = formulasIn(layout.nodes).find(({ id }) => id === item.formulaId);
      const terms = (formula?.sectionIds ?? []).flatMap((id) => {
        const total = place.rowOfTotal.get(id);
        return total ? [total] : [];
      });
      return sumOf(terms, item.reportedAs, column.letter);
    }
  }
}

/** Directly from the data sheet, not the statement's lines; debit positive. */
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

/** A period's result directly from the data sheet: all income and expense accounts. */
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

function currentEarnings(grid: BalanceGrid, endCell: string): string {
  return `SUMIFS(${balancesAt(grid, endCell)},${gridTexts(grid, "balances", "kind")},"${grid.kinds.Nominal}")`;
}

function balancesAt(grid: BalanceGrid, endCell: string): string {
  return `INDEX(${gridBlock(grid, "balances")},0,${endsMatch(grid, endCell)})`;
}

function holdsCurrentEarnings(section: CaptionedSection): boolean {
  return allAccountIds(section).includes(currentEarningsId);
}

function findSection(
  sections: readonly CaptionedSection[],
  id: string,
): CaptionedSection | undefined {
  for (const section of sections) {
    const found = section.id === id ? section : findSection(sectionsIn(section.children), id);
    if (found) return found;
  }
  return undefined;
}

export interface StatementPlace {
  readonly lines: readonly PlacedLine[];
  readonly lastRow: number;
  readonly rowOfAccount: ReadonlyMap<string, PlacedLine>;
  readonly rowOfTotal: ReadonlyMap<string, PlacedLine>;
}

export interface PlacedLine {
  readonly row: number;
  readonly item: LineItem;
}

/** With an empty row before each outermost section but the first. */
export function placeStatement({ lineItems }: Statement, firstRow: number): StatementPlace {
  let row = firstRow - 1;
  const lines = lineItems.map((item, index) => {
    const begins = item.lineItemType === "SectionHeader" && item.absoluteIndentationLevel === 0;
    row += begins && index > 0 ? 2 : 1;
    return { row, item };
  });

  return {
    lines,
    lastRow: row,
    rowOfAccount: new Map(
      lines.flatMap((line) =>
        line.item.accountId === undefined ? [] : [[line.item.accountId, line]],
      ),
    ),
    rowOfTotal: new Map(
      lines.flatMap((line) =>
        line.item.lineItemType === "SectionFooter" ? [[line.item.sectionId, line]] : [],
      ),
    ),
  };
}

export function termsOf({ children }: CaptionedSection, place: StatementPlace): PlacedLine[] {
  return children.flatMap((child) => {
    if (child.node !== "section") return place.rowOfAccount.get(child.id) ?? [];
    return place.rowOfTotal.get(child.id) ?? termsOf(child, place);
  });
}

/** Ranges for neighbors, minus for the other side: `SUM(C9:C12)+C15-C20`; `0` if empty. */
export function sumOf(
  terms: readonly PlacedLine[],
  reportedAs: ReportedAs,
  letter: string,
): string {
  const runs: { first: number; last: number; adds: boolean }[] = [];
  for (const { row, item } of terms) {
    const adds = item.reportedAs === reportedAs;
    const run = runs.at(-1);
    if (run && run.adds === adds && run.last === row - 1) run.last = row;
    else runs.push({ first: row, last: row, adds });
  }

  const text = runs
    .map(({ first, last, adds }) => {
      const place =
        first === last ? `${letter}${first}` : `SUM(${letter}${first}:${letter}${last})`;
      return `${adds ? "+" : "-"}${place}`;
    })
    .join("");
  return text === "" ? "0" : text.replace(/^\+/, "");
}
