import { addDays, formatDay } from "../calendar/day.ts";
import type { PeriodColumn } from "../calendar/fiscal-year.ts";
import type { Ledger, OpenDocument } from "../ledger/ledger.ts";
import { buildStatement } from "../statement/build-statement.ts";
import type { Layout } from "../statement/layout.ts";
import { standardLayout } from "../statement/standard-layout.ts";
import { checkAging } from "./aging-checks.ts";
import type { Check, VendorFigure } from "./check.ts";
import type { BooksSource } from "./check-facts.ts";
import {
  checkBalanceSheet,
  checkFiscalYearRoll,
  checkMonthsAddUp,
  checkRollForward,
  checkTrialBalance,
} from "./ledger-checks.ts";
import {
  checkClassification,
  checkHeadings,
  checkOpeningBalanceEquity,
  checkSuspense,
} from "./quality-checks.ts";
import { checkVendorReports, type Tolerance } from "./vendor-checks.ts";

export interface Evidence {
  readonly ledger: Ledger;
  readonly source: BooksSource;
  /** From a `lineReview` that saw every line. */
  readonly lineChecks: readonly Check[];
  readonly vendorFigures: readonly VendorFigure[];
  readonly tolerance: Tolerance;
  /** Open documents on each day read; absent where the side wasn't collected. */
  readonly receivables?: readonly OpenDocument[];
  readonly payables?: readonly OpenDocument[];
  /** The edited balance sheet layout, if any. */
  readonly layout?: Layout;
}

/** In the order in which a reader wants the answers. */
export function runChecks(evidence: Evidence): Check[] {
  const { ledger, source, lineChecks, vendorFigures, tolerance, receivables, payables } = evidence;
  const layout = evidence.layout ?? standardLayout("BalanceSheet", ledger.accounts);
  const columns = cutColumns(ledger);
  const reportingPeriod = "MonthsAndMTD";

  return [
    checkTrialBalance(ledger),
    checkRollForward(ledger),
    checkFiscalYearRoll(ledger),
    checkMonthsAddUp(ledger),
    ...lineChecks.filter(({ category }) => category !== "quality"),
    checkBalanceSheet(buildStatement({ ledger, layout, reportingPeriod, columns })),
    ...checkVendorReports(ledger, { figures: vendorFigures, tolerance, source }),
    ...checkAging(ledger, {
      side: "receivable",
      collected: receivables !== undefined,
      documents: receivables ?? [],
      figures: vendorFigures,
    }),
    ...checkAging(ledger, {
      side: "payable",
      collected: payables !== undefined,
      documents: payables ?? [],
      figures: vendorFigures,
    }),
    ...lineChecks.filter(({ category }) => category === "quality"),
    checkSuspense(ledger),
    checkOpeningBalanceEquity(ledger),
    checkHeadings(ledger),
    checkClassification(ledger, source),
  ];
}

/** A column per cut, so that mid-month year ends are checked too. */
function cutColumns({ cuts, from }: Ledger): PeriodColumn[] {
  return cuts.map((end, i) => {
    const before = cuts[i - 1];
    return {
      reportingPeriodId: `cut:${end}`,
      label: formatDay(end),
      sublabel: "",
      start: before ? addDays(before, 1) : from,
      end,
      toDate: false,
    };
  });
}
