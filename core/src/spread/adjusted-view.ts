import { type PeriodColumn, periodColumns } from "../calendar/fiscal-year.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { buildStatement } from "../statement/build-statement.ts";
import type { StatementView, ViewedStatement } from "../statement/financial-statement.ts";
import { statementTexts } from "../statement/texts.ts";
import { filledColumns } from "../statement/view-limits.ts";
import { adjustedLedger } from "./adjusted-ledger.ts";
import { type AdjustedStatement, adjustedStatement } from "./adjusted-statement.ts";
import { layoutOf, type Spread } from "./spread.ts";

interface Subject {
  /** As collected. */
  readonly ledger: Ledger;
  readonly spread: Spread;
}

/** A view of the books with the confirmed adjustments posted. */
export function viewAdjusted(
  { ledger: collected, spread }: Subject,
  { type, reportingPeriod, order, language, showUnused = false }: StatementView,
): ViewedStatement {
  const ledger = adjustedLedger(collected, spread);
  const columns = columnsOf(collected, { type, reportingPeriod, order, language });
  const layout = layoutOf(spread, type);
  const statement = buildStatement({
    ...{ ledger, layout, reportingPeriod, columns, language, showUnused },
  });
  return { statement, ledger };
}

const comparedParts = ["Reported", "Adjustments", "Adjusted"] as const;
export type ComparedPart = (typeof comparedParts)[number];

/** A column of a compared view: its period, and which of the three it is. */
export function comparedColumn(reportingPeriodId: string): {
  readonly periodId: string;
  readonly part: ComparedPart | undefined;
} {
  const [periodId = "", after] = reportingPeriodId.split("/");
  return { periodId, part: comparedParts.find((part) => part === after) };
}

/** Shows three columns for each period: reported, adjustments, adjusted. The ledger is the adjusted one. */
export function viewCompared(subject: Subject, view: StatementView): ViewedStatement {
  const { adjusted, lines } = comparedOf(subject, view);
  const names = statementTexts[view.language].figures;
  const columns = adjusted.columns.flatMap((column) =>
    comparedParts.map((part) => ({
      ...column,
      reportingPeriodId: `${column.reportingPeriodId}/${part}`,
      part: names[part],
    })),
  );
  const lineItems = lines.map(({ item, cells }) => ({
    ...item,
    ...(item.amounts && {
      amounts: cells.flatMap((cell) => [cell.reported, cell.adjustments, cell.adjusted]),
    }),
  }));
  const ledger = adjustedLedger(subject.ledger, subject.spread);
  return { statement: { ...adjusted, columns, lineItems }, ledger };
}

/** By line and period: the ids of the entries that move its figure. */
export type AdjustedCells = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

export function adjustedCells(subject: Subject, view: StatementView): AdjustedCells {
  const { adjusted, lines } = comparedOf(subject, view);
  return new Map(
    lines.map(({ item, cells }) => [
      item.id,
      new Map(
        cells.map(({ adjustmentIds }, i) => [
          adjusted.columns[i]?.reportingPeriodId ?? "",
          adjustmentIds,
        ]),
      ),
    ]),
  );
}

function comparedOf(
  { ledger, spread }: Subject,
  { type, reportingPeriod, order, language }: StatementView,
): AdjustedStatement {
  const columns = columnsOf(ledger, { type, reportingPeriod, order, language });
  const layout = layoutOf(spread, type);
  return adjustedStatement({ ledger, spread, layout, reportingPeriod, columns, language });
}

/** Those of which the books have the statement, whatever was adjusted. */
function columnsOf(
  collected: Ledger,
  { type, ...view }: Omit<StatementView, "showUnused">,
): readonly PeriodColumn[] {
  return filledColumns(collected, type, periodColumns(collected, view));
}
