import type { Ledger } from "../ledger/ledger.ts";
import { type Minor, toMinor } from "../money/money.ts";
import type { AdjustedStatement } from "../spread/adjusted-statement.ts";
import type { LineItem, NumberStyle, Statement } from "../statement/statement.ts";
import type { BalanceGrid } from "./balance-grid.ts";
import { columnLetters, sheetPrefix } from "./cell.ts";
import { adjustedResultFormula, adjustmentFormula, type PostedEntries } from "./posted-entries.ts";
import type { Preparation } from "./sheet-heading.ts";
import { wholeDifferences, wholeFormula } from "./statement-checks.ts";
import {
  kindFormula,
  lineFormula,
  type PlacedLine,
  type StatementColumn,
  type StatementPlace,
} from "./statement-formulas.ts";
import { placeOnSheet, textColumnCount } from "./statement-sheet.ts";

export interface AdjustedSheetRequest {
  readonly name: string;
  readonly shown: AdjustedStatement;
  /** The statement's own sheet, whose cells this one refers to. */
  readonly reportedSheet: { readonly name: string; readonly statement: Statement };
  readonly ledgers: Readonly<Record<"reported" | "adjusted", Ledger>>;
  readonly posted: PostedEntries;
  readonly grid: BalanceGrid;
  readonly preparation: Preparation;
  readonly numberStyle: NumberStyle;
}

/** What each period shows, side by side. */
export const measures = ["reported", "adjustments", "adjusted"] as const;
type Measure = (typeof measures)[number];

export type PeriodColumns = Readonly<Record<Measure, StatementColumn>>;

/** The days stand once a period, over what was reported. */
export function periodColumns(index: number, endRow: number): PeriodColumns {
  const first = textColumnCount + measures.length * index;
  const days = columnLetters(first);
  const columnOf = (offset: number): StatementColumn => ({
    letter: columnLetters(first + offset),
    startCell: `$${days}$${endRow - 1}`,
    endCell: `$${days}$${endRow}`,
  });
  return { reported: columnOf(0), adjustments: columnOf(1), adjusted: columnOf(2) };
}

type FormulaOf = (line: PlacedLine, period: PeriodColumns, index: number) => string;

/** Of each measure's cells. Lines that only entries use aren't on the statement's own sheet. */
export function measureFormulas(
  { shown, reportedSheet, posted, grid }: AdjustedSheetRequest,
  place: StatementPlace,
): Readonly<Record<Measure, FormulaOf>> {
  const statement = shown.adjusted;
  const isBalance = statement.type === "BalanceSheet";
  const reportedRows = new Map(
    placeOnSheet(reportedSheet.statement).place.lines.map(({ row, item }) => [item.id, row]),
  );
  const isDetail = ({ lineItemType }: LineItem) => lineItemType === "DetailAccount";

  return {
    reported: ({ item }, { reported }, index) => {
      const row = reportedRows.get(item.id);
      if (row === undefined) return lineFormula(item, statement, place, grid, reported);
      return `${sheetPrefix(reportedSheet.name)}${columnLetters(textColumnCount + index)}${row}`;
    },
    adjustments: ({ item }, { adjustments }) => {
      if (!isDetail(item)) return lineFormula(item, statement, place, grid, adjustments);
      const added = adjustmentFormula(item.accountId ?? "", isBalance, posted, grid, adjustments);
      return item.reportedAs === "Credit" ? `-(${added})` : added;
    },
    adjusted: ({ row }, { reported, adjustments }) =>
      `${reported.letter}${row}+${adjustments.letter}${row}`,
  };
}

/** By period and measure. */
export function wholeChecks(
  { shown, ledgers, posted, grid }: AdjustedSheetRequest,
  place: StatementPlace,
  periods: readonly PeriodColumns[],
): { readonly formula: string; readonly difference: Minor }[] {
  const before = wholeDifferences(shown.reported, ledgers.reported);
  const after = wholeDifferences(shown.adjusted, ledgers.adjusted);
  return periods.flatMap((period, index) => {
    const reported = before[index] ?? toMinor(0);
    const adjusted = after[index] ?? toMinor(0);
    const [books, entries] = [
      kindFormula(grid, period.reported),
      adjustedResultFormula(posted, grid, period.adjustments),
    ];
    const check = (measure: Measure, result: string, difference: Minor) => ({
      formula: wholeFormula(shown.adjusted, place, grid, period[measure], result),
      difference,
    });
    return [
      check("reported", books, reported),
      check("adjustments", entries, toMinor(adjusted - reported)),
      check("adjusted", `${books}+${entries}`, adjusted),
    ];
  });
}
