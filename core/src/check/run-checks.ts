import { addDays, type Day, formatDay } from "../calendar/day.ts";
import type { PeriodColumn } from "../calendar/fiscal-year.ts";
import type { Ledger, OpenDocument } from "../ledger/ledger.ts";
import { toMinor } from "../money/money.ts";
import { buildStatement } from "../statement/build-statement.ts";
import type { Layout } from "../statement/layout.ts";
import { standardLayout } from "../statement/standard-layout.ts";
import { checkAging, checkDocuments } from "./aging-checks.ts";
import type { Check, VendorFigure } from "./check.ts";
import type { BooksSource, ComparedReport } from "./check-facts.ts";
import type { QuestionId } from "./check-titles.ts";
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
  /** The package's reports that were read; default all. */
  readonly reports?: readonly ComparedReport[];
  /** Open documents on each day read; absent where the side wasn't collected. */
  readonly receivables?: readonly OpenDocument[];
  readonly payables?: readonly OpenDocument[];
  /** The edited balance sheet layout, if any. */
  readonly layout?: Layout;
  /** Set where a file's own check says which types were guessed. */
  readonly typesChecked?: boolean;
  /** Set for a file of balances, which has no activity by month. */
  readonly balanceDays?: readonly Day[];
}

/** What can be checked where no ledger was read: the open documents. */
export function runDocumentChecks(
  currency: string,
  {
    vendorFigures: figures,
    receivables,
    payables,
  }: Pick<Evidence, "vendorFigures" | "receivables" | "payables">,
): Check[] {
  const sides = [
    { side: "receivable", documents: receivables },
    { side: "payable", documents: payables },
  ] as const;
  return sides.flatMap(({ side, documents }) =>
    documents ? checkDocuments(currency, { side, documents, figures }) : [],
  );
}

/** In the order in which a reader wants the answers. */
export function runChecks(evidence: Evidence): Check[] {
  const { ledger, source, lineChecks, vendorFigures, tolerance, reports } = evidence;
  const { receivables, payables } = evidence;
  const layout = evidence.layout ?? standardLayout("BalanceSheet", ledger.accounts);
  const columns = cutColumns(ledger);
  const reportingPeriod = "MonthsAndMTD";
  const ofActivity = [
    checkRollForward(ledger),
    checkFiscalYearRoll(ledger),
    checkMonthsAddUp(ledger),
  ];

  const checks = [
    checkTrialBalance(ledger),
    ...(evidence.balanceDays ? ofActivity.map(unproved) : ofActivity),
    ...lineChecks.filter(({ category }) => category !== "quality"),
    checkBalanceSheet(buildStatement({ ledger, layout, reportingPeriod, columns })),
    ...checkVendorReports(ledger, {
      figures: vendorFigures,
      tolerance,
      source,
      ...(reports && { reports }),
    }),
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
    ...(evidence.typesChecked ? [] : [checkClassification(ledger, source)]),
  ];
  return ledger.openingsUnknown ? checks.map(withoutBalances) : checks;
}

/** What follows from how balances were turned into activity proves nothing of the books. */
function unproved(check: Check): Check {
  if (check.outcome !== "Pass") return check;
  return { ...check, outcome: "Inconclusive", fact: { code: "balances-alone", values: {} } };
}

/** Without openings, no balance is known that could agree or differ. */
function withoutBalances(check: Check): Check {
  const { id, category, severity, from, to } = check;
  if (!ofBalances.has(id)) return check;
  return {
    ...{ id, category, severity },
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    outcome: "Inconclusive",
    fact: { code: "openings-unknown", values: {} },
    tolerance: toMinor(0),
  };
}

const ofBalances: ReadonlySet<string> = new Set<QuestionId>([
  "trial-balance-zero",
  "balances-roll-forward",
  "fiscal-year-roll",
  "assets-equal-liabilities-and-equity",
  "suspense-balance",
  "opening-balance-equity",
]);

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
