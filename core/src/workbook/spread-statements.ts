import { periodColumns, reportingPeriods } from "../calendar/fiscal-year.ts";
import type { Language } from "../language/language.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { adjustedLedger, classifiedLedger, countedAdjustments } from "../spread/adjusted-ledger.ts";
import { adjustedStatement } from "../spread/adjusted-statement.ts";
import { layoutOf, type Spread, statementTypes } from "../spread/spread.ts";
import { buildStatement } from "../statement/build-statement.ts";
import { captioned } from "../statement/captions.ts";
import { filledColumns } from "../statement/view-limits.ts";
import type { FinancialStatementsFacts } from "./financial-statements.ts";
import type { DescribedAdjustment } from "./posted-entries.ts";

/**
 * Each view of both statements as a spread has them, and adjusted where it has confirmed entries. `collected` are the
 * books without the spread's classifications; `entries` are its adjustments, with what is known of their origin.
 */
export function spreadStatements(
  collected: Ledger,
  spread: Spread,
  entries: readonly DescribedAdjustment[],
  language: Language,
): Pick<FinancialStatementsFacts, "ledger" | "statements" | "adjusted"> {
  const ledger = classifiedLedger(collected, spread);
  const views = statementTypes.flatMap((type) => {
    const layout = captioned(layoutOf(spread, type), language);
    return reportingPeriods.flatMap((reportingPeriod) => {
      const all = periodColumns(ledger, { reportingPeriod, language });
      const columns = filledColumns(collected, type, all);
      // Balances on certain days don't fill every view.
      return columns.length > 0 ? [{ layout, reportingPeriod, columns, language }] : [];
    });
  });
  const statements = views.map((view) => buildStatement({ ...view, ledger }));
  if (countedAdjustments(ledger, spread).length === 0) return { ledger, statements };

  return {
    ledger,
    statements,
    adjusted: {
      ledger: adjustedLedger(collected, spread),
      statements: views.map((view) => adjustedStatement({ ...view, ledger: collected, spread })),
      entries,
    },
  };
}
