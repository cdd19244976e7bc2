import type { Day } from "../calendar/day.ts";
import type { ImportStep } from "../import/import.ts";
import type { Classification, Ledger } from "../ledger/ledger.ts";
import {
  assets,
  equity,
  ledgerBalances,
  liabilities,
  resultToDate,
} from "../ledger/ledger-balances.ts";
import { type Minor, sum, toMinor } from "../money/money.ts";
import { type PackageFacts, packageFacts } from "../tenant/package-facts.ts";
import {
  type Check,
  type Comparison,
  compare,
  inconclusive,
  type Question,
  type VendorFigure,
} from "./check.ts";
import type { BooksSource, ComparedReport, TotalFact, TotalName } from "./check-facts.ts";
import { grouped } from "./grouped.ts";
import { nameOf } from "./ledger-checks.ts";

interface VendorReports {
  readonly figures: readonly VendorFigure[];
  readonly tolerance: Tolerance;
  readonly source: BooksSource;
  /** The reports that were read. */
  readonly reports?: readonly ComparedReport[];
}

/** Compares reports by account (invariants 3, 5); a missing account is zero, a missing or off-cut report can't be checked. */
export function checkVendorReports(
  ledger: Ledger,
  { figures, tolerance, source, reports = comparedReports }: VendorReports,
): Check[] {
  return reports.flatMap((report) => {
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

/** The package's statements belong to the group of statements; its trial balances to every ledger. */
export const reportsRead = (steps: readonly ImportStep[]): readonly ComparedReport[] =>
  steps.includes("vendor-statements") ? comparedReports : ["TrialBalance"];

const ids = {
  TrialBalance: "vendor-trial-balance",
  BalanceSheet: "vendor-balance-sheet",
  IncomeStatement: "vendor-income-statement",
} as const satisfies Record<ComparedReport, string>;

function checkReport(
  ledger: Ledger,
  report: ComparedReport,
  { figures, tolerance, source }: Omit<VendorReports, "reports">,
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
  // Retained earnings may be a computed total instead of an account.
  const asTotal = figures.some(({ total }) => total === "RetainedEarnings");
  if (asTotal) ours.delete(ledger.retainedEarningsId);
  return [...new Set([...ours.keys(), ...theirs.keys()])].map((accountId) => ({
    accountId,
    place: nameOf(ledger, accountId),
    expected: theirs.get(accountId) ?? toMinor(0),
    actual: ours.get(accountId) ?? toMinor(0),
  }));
}

/** Our nonzero figures for such a report. */
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

const totals: readonly string[] = [
  "NetIncome",
  "GrossProfit",
  "TotalAssets",
  "TotalLiabilities",
  "TotalEquity",
  "RetainedEarnings",
] satisfies readonly TotalName[];

/** Totals by unknown names prove nothing. */
export const isTotal = (name: string): name is TotalName => totals.includes(name);

/**
 * Debit positive, so that liabilities, equity and profits are below zero; undefined without a figure for the period.
 * `start` is of a result's period; without it, the fiscal year's to date.
 */
function totalOf(
  ledger: Ledger,
  total: TotalName,
  start: Day | undefined,
  end: Day,
): Minor | undefined {
  const balances = ledgerBalances(ledger);
  const closing = (among: ReadonlySet<Classification>) =>
    sum(
      ledger.accounts
        .filter(({ classification }) => among.has(classification))
        .map(({ id }) => balances.closing(id, end)),
    );

  switch (total) {
    case "NetIncome":
      return start === undefined ? resultToDate(ledger, end) : result(ledger, start, end);
    case "GrossProfit":
      return start === undefined ? undefined : result(ledger, start, end, grossProfit);
    case "TotalAssets":
      return closing(assets);
    case "TotalLiabilities":
      return closing(liabilities);
    case "TotalEquity":
      // Packages include the running year's result in equity.
      return sum([closing(equity), resultToDate(ledger, end)]);
    case "RetainedEarnings":
      return balances.closing(ledger.retainedEarningsId, end);
  }
}

function result(ledger: Ledger, start: Day, end: Day, among?: ReadonlySet<Classification>): Minor {
  const balances = ledgerBalances(ledger);
  return sum(
    ledger.accounts
      .filter(
        ({ kind, classification }) => kind === "Nominal" && (!among || among.has(classification)),
      )
      .map(({ id }) => balances.movement(id, start, end)),
  );
}

const grossProfit: ReadonlySet<Classification> = new Set<Classification>(["revenue", "cogs"]);

/** Allowed difference from a package's reports, with its reason (D-44). Minor units. */
export interface Tolerance {
  /** For one account of a report. */
  readonly perLine: Minor;
  /** For a total, such as net income. */
  readonly perTotal: Minor;
  /** Shown beside the comparison. */
  readonly reason: string;
}

/**
 * What is known of a package (connectors.md, invariants): a cent where nothing is, since packages round
 * the lines of their reports.
 */
export function toleranceOf(datasourceNameId: string): Tolerance {
  const { minor, reason } = facts.get(datasourceNameId.toLowerCase())?.tolerance ?? rounded;
  return { perLine: toMinor(minor), perTotal: toMinor(minor), reason };
}

const facts: ReadonlyMap<string, PackageFacts> = new Map(Object.entries(packageFacts));

const rounded = { minor: 1, reason: "The package rounds the lines of its reports." };
