import type { Day } from "../calendar/index.ts";
import { type Ledger, ledgerBalances } from "../ledger/index.ts";
import { type Minor, sum, toMinor } from "../money/money.ts";
import type { Check, VendorFigure } from "./check.ts";
import type { BooksSource, ComparedReport, TotalFact } from "./check-facts.ts";
import { grouped } from "./grouped.ts";
import { nameOf } from "./ledger-checks.ts";
import { type Comparison, compare, inconclusive, type Question } from "./outcome.ts";
import type { Tolerance } from "./tolerance.ts";
import { isTotal, totalOf } from "./vendor-totals.ts";

/** The reports that came with the books, and what they came from. */
interface VendorReports {
  readonly figures: readonly VendorFigure[];
  readonly tolerance: Tolerance;
  readonly source: BooksSource;
}

/**
 * Holds the source's own reports against our ledger, account by account, one check a report and
 * period (invariants 3 and 5). An account that only one side has counts as zero on the other. A report
 * that it didn't give, or that ends between our cuts, can't be checked.
 */
export function checkVendorReports(
  ledger: Ledger,
  { figures, tolerance, source }: VendorReports,
): Check[] {
  return comparedReports.flatMap((report) => {
    const ofReport = figures.filter((figure) => figure.report === report);
    if (ofReport.length === 0) {
      const question = questionOf(report, undefined, undefined);
      return [inconclusive(question, { code: "no-report", values: { source, report } })];
    }
    const byPeriod = grouped(ofReport, ({ start = "", end }) => `${start} ${end}`);
    return [...byPeriod.values()].map((ofPeriod) =>
      checkReport(ledger, report, { figures: ofPeriod, tolerance, source }),
    );
  });
}

const comparedReports: readonly ComparedReport[] = [
  "TrialBalance",
  "BalanceSheet",
  "IncomeStatement",
];

const ids = {
  TrialBalance: "vendor-trial-balance",
  BalanceSheet: "vendor-balance-sheet",
  IncomeStatement: "vendor-income-statement",
} as const satisfies Record<ComparedReport, string>;

function checkReport(
  ledger: Ledger,
  report: ComparedReport,
  { figures, tolerance, source }: VendorReports,
): Check {
  const [{ start, end } = { start: undefined, end: undefined }] = figures;
  const question = questionOf(report, start, end);
  if (end === undefined || !ledger.cuts.includes(end)) {
    return inconclusive(question, { code: "report-without-balances", values: {} });
  }
  const comparisons = [
    ...accountComparisons(ledger, report, figures, start, end),
    ...totalComparisons(ledger, figures, start, end),
  ];
  const what = { source, report };
  return compare(
    question,
    comparisons,
    {
      agreed: { code: "report-agrees", values: { ...what, figures: comparisons.length } },
      differs: ({ place }, difference, differing) => ({
        code: "report-differs",
        values: {
          ...what,
          differing,
          figures: comparisons.length,
          difference: { minor: toMinor(Math.abs(difference)), currency: ledger.currency },
          ledgerHas: difference > 0 ? "more" : "less",
          in: place,
        },
      }),
    },
    tolerance.perLine > tolerance.perTotal ? tolerance.perLine : tolerance.perTotal,
  );
}

function questionOf(report: ComparedReport, start?: Day, end?: Day): Question {
  const monthly = start !== undefined && end !== undefined ? `${start}:${end}` : end;
  return {
    id: monthly === undefined ? ids[report] : `${ids[report]}:${monthly}`,
    category: "vendor",
    severity: "high",
    ...(start && { from: start }),
    ...(end && { to: end }),
  };
}

interface FigureComparison extends Comparison {
  /** An account by its name, or a total. */
  readonly place: string | TotalFact;
}

function accountComparisons(
  ledger: Ledger,
  report: ComparedReport,
  figures: readonly VendorFigure[],
  start: Day | undefined,
  end: Day,
): FigureComparison[] {
  const theirs = new Map<string, Minor>();
  for (const { accountId, amount } of figures) {
    if (accountId === undefined) continue;
    theirs.set(accountId, sum([theirs.get(accountId) ?? toMinor(0), amount]));
  }
  if (theirs.size === 0) return [];

  const ours = balancesFor(ledger, report, start, end);
  // The package may show the retained earnings that it computes as a total rather than an account.
  const asTotal = figures.some(({ total }) => total === "RetainedEarnings");
  if (asTotal) ours.delete(ledger.retainedEarningsId);
  return [...new Set([...ours.keys(), ...theirs.keys()])].map((accountId) => ({
    accountId,
    place: nameOf(ledger, accountId),
    expected: theirs.get(accountId) ?? toMinor(0),
    actual: ours.get(accountId) ?? toMinor(0),
  }));
}

/** Our figures that such a report would show, those at zero left out. */
function balancesFor(
  ledger: Ledger,
  report: ComparedReport,
  start: Day | undefined,
  end: Day,
): Map<string, Minor> {
  const balances = ledgerBalances(ledger);
  const wanted = { TrialBalance: undefined, BalanceSheet: "Real", IncomeStatement: "Nominal" }[
    report
  ];
  const figures = ledger.accounts
    .filter(({ kind }) => wanted === undefined || kind === wanted)
    .map(({ id }) => {
      const amount =
        report === "IncomeStatement" && start !== undefined
          ? balances.movement(id, start, end)
          : balances.closing(id, end);
      return [id, amount] as const;
    });
  return new Map(figures.filter(([, amount]) => amount !== 0));
}

function totalComparisons(
  ledger: Ledger,
  figures: readonly VendorFigure[],
  start: Day | undefined,
  end: Day,
): FigureComparison[] {
  return figures.flatMap(({ total, amount }) => {
    if (total === undefined || !isTotal(total)) return [];
    const actual = totalOf(ledger, total, start, end);
    if (actual === undefined) return [];
    return [{ place: { code: "total", values: { total } }, expected: amount, actual }];
  });
}
