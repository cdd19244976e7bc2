import { periodColumns, reportingPeriods } from "@tieout/core/calendar";
import type { Ledger } from "@tieout/core/ledger";
import { buildStatement, type Statement, standardLayout } from "@tieout/core/statement";

/** Both statements in all three views, in the standard layout. */
export function someStatements(ledger: Ledger): Statement[] {
  return (["BalanceSheet", "IncomeStatement"] as const).flatMap((type) => {
    const layout = standardLayout(type, ledger.accounts);
    return reportingPeriods.map((reportingPeriod) =>
      buildStatement({
        ledger,
        layout,
        reportingPeriod,
        columns: periodColumns(ledger, { reportingPeriod }),
      }),
    );
  });
}
