import {
  allAccountIds,
  type CaptionedSection,
  formulasIn,
  type ReportedAs,
} from "../statement/layout.ts";
import { placedSections } from "../statement/section-tree.ts";
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
  switch (item.lineItemType) {
    case "SectionHeader":
      throw new Error("A section's heading has no figures");
    case "DetailAccount": {
      const sign = item.reportedAs === "Credit" ? "-" : "";
      return `${sign}${accountFormula(item.accountId ?? "", statement, grid, column)}`;
    }
    case "SectionFooter": {
      const [first, ...others] = place.partialSums.get(item.id) ?? [];
      const last = others.at(-1);
      if (first && last) return `SUM(${column.letter}${first.row}:${column.letter}${last.row})`;
      return sumOf(termsOfTotal(item, place), item.reportedAs, column.letter);
    }
    case "Formula": {
      const formula = formulasIn(statement.layout.nodes).find(({ id }) => id === item.formulaId);
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

/** What was posted to all accounts of a classification in a period, debits less credits. */
export function postedFormula(
  grid: BalanceGrid,
  label: string,
  { startCell, endCell }: StatementColumn,
): string {
  const own = `(${gridTexts(grid, "activity", "classification")}="${label}")`;
  return `SUMPRODUCT(${own}*${during(grid, startCell, endCell)}*${gridBlock(grid, "activity")})`;
}

/** What all accounts of a classification held on the day of a cell, or of an expression over one. */
export function heldFormula(grid: BalanceGrid, label: string, end: string): string {
  const own = `(${gridTexts(grid, "balances", "classification")}="${label}")`;
  return `SUMPRODUCT(${own}*${balancesAt(grid, end)})`;
}

function during(grid: BalanceGrid, startCell: string, endCell: string): string {
  const ends = gridRow(grid, "activity", grid.endsRow);
  return `(${ends}>=${startCell})*(${ends}<=${endCell})`;
}

export function accountFormula(
  accountId: string,
  { type }: Pick<Statement, "type">,
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

export interface StatementPlace extends PlacedLines {
  /** Of totals with too many terms for one formula: the sums below the statement that they add up. */
  readonly partialSums: ReadonlyMap<string, readonly PartialSum[]>;
  /** Of the statement with its partial sums. */
  readonly lastRow: number;
}

interface PlacedLines {
  readonly lines: readonly PlacedLine[];
  readonly sections: ReadonlyMap<string, CaptionedSection>;
  readonly rowOfAccount: ReadonlyMap<string, PlacedLine>;
  readonly rowOfTotal: ReadonlyMap<string, PlacedLine>;
}

export interface PlacedLine {
  readonly row: number;
  readonly item: LineItem;
}

export interface PartialSum {
  readonly row: number;
  readonly total: LineItem;
  readonly terms: readonly PlacedLine[];
}

/** With an empty row before each outermost section but the first, and before partial sums. */
export function placeStatement(statement: Statement, firstRow: number): StatementPlace {
  let row = firstRow - 1;
  const lines = statement.lineItems.map((item, index) => {
    const begins = item.lineItemType === "SectionHeader" && item.absoluteIndentationLevel === 0;
    row += begins && index > 0 ? 2 : 1;
    return { row, item };
  });
  const totals = lines.filter(({ item }) => item.lineItemType === "SectionFooter");
  const placed: PlacedLines = {
    lines,
    sections: new Map(
      [...placedSections(statement.layout)].map(([id, { section }]) => [id, section]),
    ),
    rowOfAccount: new Map(
      lines.flatMap((line) =>
        line.item.accountId === undefined ? [] : [[line.item.accountId, line]],
      ),
    ),
    rowOfTotal: new Map(totals.map((line) => [line.item.sectionId, line])),
  };

  const partialSums = new Map<string, PartialSum[]>();
  for (const { item: total } of totals) {
    const runs = runsOf(termsOfTotal(total, placed), total.reportedAs);
    if (runs.length <= runsAFormula) continue;
    if (partialSums.size === 0) row += 1;
    const parts = inGroups(runs, runsAFormula).map((group) => group.flatMap(({ terms }) => terms));
    partialSums.set(
      total.id,
      parts.map((terms) => {
        row += 1;
        return { row, total, terms };
      }),
    );
  }
  return { ...placed, partialSums, lastRow: row };
}

// Formulas end at 8,192 characters, and a run takes 30 at most.
const runsAFormula = 250;

export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const groups: Item[][] = [];
  for (let first = 0; first < items.length; first += size) {
    groups.push(items.slice(first, first + size));
  }
  return groups;
}

function termsOfTotal({ sectionId }: LineItem, place: PlacedLines): PlacedLine[] {
  const section = place.sections.get(sectionId);
  return section ? termsOf(section, place) : [];
}

/** What a section's total adds up, in the order shown. */
export function termsOf({ children }: CaptionedSection, place: PlacedLines): PlacedLine[] {
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
  const text = runsOf(terms, reportedAs)
    .map(({ first, last, adds }) => {
      const place =
        first === last ? `${letter}${first}` : `SUM(${letter}${first}:${letter}${last})`;
      return `${adds ? "+" : "-"}${place}`;
    })
    .join("");
  return text === "" ? "0" : text.replace(/^\+/, "");
}

/** Neighbors that all add or all subtract. */
interface Run {
  readonly first: number;
  last: number;
  readonly adds: boolean;
  readonly terms: PlacedLine[];
}

function runsOf(terms: readonly PlacedLine[], reportedAs: ReportedAs): Run[] {
  const runs: Run[] = [];
  for (const term of terms) {
    const { row, item } = term;
    const adds = item.reportedAs === reportedAs;
    const run = runs.at(-1);
    if (run && run.adds === adds && run.last === row - 1) {
      run.last = row;
      run.terms.push(term);
    } else runs.push({ first: row, last: row, adds, terms: [term] });
  }
  return runs;
}
