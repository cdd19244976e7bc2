import { periodColumns } from "../calendar/fiscal-year.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { buildStatement } from "../statement/build-statement.ts";
import type { StatementView, ViewedStatement } from "../statement/financial-statement.ts";
import { adjustedLedger } from "./adjusted-ledger.ts";
import { layoutOf, type Spread } from "./spread.ts";

/** A view of the books with the confirmed adjustments posted. */
export function viewAdjusted(
  { ledger: collected, spread }: { readonly ledger: Ledger; readonly spread: Spread },
  { type, reportingPeriod, order, language }: StatementView,
): ViewedStatement {
  const ledger = adjustedLedger(collected, spread);
  const columns = periodColumns(ledger, { reportingPeriod, order, language });
  const layout = layoutOf(spread, type);
  const statement = buildStatement({ ledger, layout, reportingPeriod, columns, language });
  return { statement, ledger };
}
