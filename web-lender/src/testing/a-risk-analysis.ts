import { type Minor, toMinor } from "@tieout/core/money";
import { benchmarks } from "@tieout/core/risk/benchmarks";
import { type RiskAmounts, type RiskInputs, riskAmounts } from "@tieout/core/risk/inputs";
import { modelHash, openPd1 } from "@tieout/core/risk/model";
import { riskOutputs } from "@tieout/core/risk/outputs";
import { peersSoi2013, zip3States } from "@tieout/core/risk/peer-data";
import { comparePeers } from "@tieout/core/risk/peers";
import { ratioIds, riskRatios } from "@tieout/core/risk/ratios";
import { scoreRisk } from "@tieout/core/risk/score";
import { sectorShift } from "@tieout/core/risk/sector";
import type {
  LastRiskAnalysis,
  RiskAnalysis,
  RiskAnalysisDetails,
  RiskPortfolioItem,
} from "../api/risk.ts";
import { financialRecordId, submissionId, workspaceId } from "./a-submission.ts";

export const riskAnalysisId = "5a1b2c3d-0000-4000-8000-000000000001";

export const marineWholesaler = {
  NaicsCode: "423860",
  Description: "Transportation Equipment and Supplies (except Motor Vehicle) Merchant Wholesalers",
  AdditionalDescriptions: ["Marine supplies (except pleasure) merchant wholesalers"],
};

/** Tidewater's fiscal year 2024, as booked. */
const booked: RiskAmounts = inDollars({
  ...{ totalAssets: 2_988_219, currentAssets: 2_716_379, accountsReceivable: 679_245 },
  ...{ inventory: 1_504_482, totalLiabilities: 1_128_300, currentLiabilities: 937_500 },
  ...{ retainedEarnings: 1_809_919, sales: 6_218_440, operatingIncome: 527_388 },
  ...{ depreciation: 60_416, amortization: 0, netIncome: 325_676 },
});

/** With 25,000 of a one-off settlement added back. */
const adjusted: RiskAmounts = {
  ...booked,
  ...inDollars({ operatingIncome: 552_388, netIncome: 350_676, retainedEarnings: 1_834_919 }),
};

const prior: RiskAmounts = inDollars({
  ...{ totalAssets: 2_585_261, currentAssets: 2_324_815, accountsReceivable: 620_977 },
  ...{ inventory: 1_333_058, totalLiabilities: 1_057_618, currentLiabilities: 803_218 },
  ...{ retainedEarnings: 1_477_643, sales: 5_874_902, operatingIncome: 492_813 },
  ...{ depreciation: 55_564, amortization: 0, netIncome: 401_884 },
});

const interest = { interestExpense: 61_415, priorInterestExpense: 54_920 };

interface Circumstances {
  readonly naicsCode?: string | null;
  readonly postalCode?: string | null;
  readonly withoutPriorYear?: boolean;
  readonly over?: Partial<RiskAnalysisDetails>;
}

/** A successful analysis. Core scores it, so that its figures are consistent. */
export function aRiskAnalysis({
  naicsCode = marineWholesaler.NaicsCode,
  postalCode = "23510",
  withoutPriorYear = false,
  over = {},
}: Circumstances = {}): RiskAnalysis {
  const before = withoutPriorYear ? {} : prior;
  const inputs: RiskInputs = { year: adjusted, prior: before };
  const ratios = riskRatios(inputs);
  const shift = sectorShift(openPd1, naicsCode ?? undefined);
  const score = scoreRisk(openPd1, ratios, shift);
  const reported = scoreRisk(openPd1, riskRatios({ year: booked, prior: before }), shift);
  const without = scoreRisk(openPd1, ratios, 0);
  const compared = comparePeers({
    model: openPd1,
    peers: peersSoi2013,
    industries: [
      {
        ...{ code: "423860", title: marineWholesaler.Description, index: [] },
        ...({ soi: "423800", soiLevel: "minor" } as const),
      },
    ],
    zip3States,
    naicsCode: naicsCode ?? undefined,
    postalCode: postalCode ?? undefined,
    totalAssets: adjusted.totalAssets,
    currency: "USD",
    ratios,
  });
  const peers = "absent" in compared ? undefined : compared;
  const outputs = riskOutputs({
    score,
    peers,
    benchmarks: benchmarks(
      adjusted,
      inDollars({ grossProfit: 2_071_335, interestExpense: interest.interestExpense }),
    ),
  });

  return {
    requestOutcome: "success",
    errorDescription: null,
    peerScore: peers?.score ?? null,
    inputs: {
      ...{ statementYear: 2024, periodStart: "2024-01-01", periodEnd: "2024-12-31" },
      priorStatementYear: withoutPriorYear ? null : 2023,
      priorPeriodStart: withoutPriorYear ? null : "2023-01-01",
      priorPeriodEnd: withoutPriorYear ? null : "2023-12-31",
      currency: "USD",
      figures: [
        ...riskAmounts.map((name) => ({
          name,
          value: adjusted[name] ?? null,
          priorValue: before[name] ?? null,
          isScored: true,
          ...(booked[name] !== adjusted[name] && { wasReported: booked[name] ?? null }),
        })),
        { name: "grossProfit", value: cents(2_071_335), priorValue: null, isScored: false },
        {
          name: "interestExpense",
          value: cents(interest.interestExpense),
          priorValue: withoutPriorYear ? null : cents(interest.priorInterestExpense),
          isScored: false,
        },
        { name: "totalDebt", value: cents(575_800), priorValue: cents(564_400), isScored: false },
      ],
    },
    result: { outputs },
    failure: null,
    analysis: {
      id: riskAnalysisId,
      analyzedAt: "2025-10-14T14:40:00Z",
      analyzedBy: "Dana Whitfield",
      ...{ submissionId, financialRecordId, spreadVersion: 3 },
      ...({ basis: "accrual", currency: "USD", figures: "Adjusted" } as const),
      ...{ modelVersion: openPd1.version, modelHash: modelHash(openPd1) },
      inputHash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      naicsCode,
      industryTitle: naicsCode === null ? null : marineWholesaler.Description,
      postalCode,
      sectorShift: shift,
      score: {
        ...{ forward: [...score.forward], cumulative: [...score.cumulative] },
        ...{ logOdds: [...score.logOdds], baseline: [...score.baseline] },
      },
      withoutSector: { forward: [...without.forward], cumulative: [...without.cumulative] },
      peers: peers
        ? {
            ...{ industry: peers.cell.industry, assetClass: peers.cell.assetClass },
            ...{ returns: peers.cell.returns, state: peers.cell.state },
            ratios: ratioIds.flatMap((id) => {
              const value = peers.ratios[id];
              return value === undefined ? [] : [{ id, value }];
            }),
            ...{ forward: [...peers.forward], cumulative: [...peers.cumulative] },
          }
        : null,
      asReported: {
        pds: { forward: [...reported.forward], cumulative: [...reported.cumulative] },
      },
      notes: [
        {
          code: "guessed-accounts",
          values: {
            ...{ input: "currentAssets", amount: cents(3180) },
            ...{ accounts: 1, account: "9990 Ask My Accountant" },
          },
        },
        {
          code: "no-current-portion",
          values: { amount: cents(190_800), accounts: 1, account: "2500 Equipment term loan" },
        },
        { code: "no-tax", values: {} },
        ...(withoutPriorYear ? [{ code: "no-prior-year" as const, values: {} }] : []),
      ],
      warnings: [
        { code: "open-high-findings", values: { count: 1 } },
        ...("absent" in compared
          ? [{ code: "peers-absent" as const, values: { reason: compared.absent } }]
          : []),
      ],
      overrides: [],
      ...over,
    },
  };
}

export function lastRisk(over: Partial<LastRiskAnalysis> = {}): LastRiskAnalysis {
  const analysis = "analysis" in over ? (over.analysis ?? null) : aRiskAnalysis();
  return {
    analysis,
    isStale: false,
    isOfOtherModel: false,
    naicsCode: analysis?.analysis?.naicsCode ?? null,
    postalCode: analysis?.analysis?.postalCode ?? null,
    ...over,
  };
}

export const neverAnalyzed = lastRisk({ analysis: null });

/** An outcome that isn't a success, and isn't stored. */
export const notAnalyzed: RiskAnalysis = {
  requestOutcome: "failure",
  errorDescription: "The books have no full fiscal year of 350 to 380 days.",
  ...{ peerScore: null, inputs: null, result: null },
  failure: "no-full-fiscal-year",
  analysis: null,
};

export const anOverride: RiskAnalysisDetails["overrides"][number] = {
  id: "6a1b2c3d-0000-4000-8000-000000000001",
  direction: "Higher",
  reason: "The largest customer, 38 % of sales, gave notice in August.",
  ...{ by: "Marcus Oyelaran", at: "2025-10-14T14:41:00Z" },
};

export function aPortfolioItem(over: Partial<RiskPortfolioItem> = {}): RiskPortfolioItem {
  return {
    ...{ workspaceId, submissionId, financialRecordId },
    displayName: "Tidewater Marine Supply, Inc.",
    ...{ statementYear: 2024, periodEnd: "2024-12-31", pd1: 0.63, pd5: 4.58, peerScore: 71 },
    change: { pd1: -0.12, pd5: -0.4 },
    changeAbsent: null,
    openFindings: { high: 1, medium: 2, low: 0 },
    overridden: null,
    analyzedAt: "2025-10-14T14:40:00Z",
    ...over,
  };
}

function cents(dollars: number): Minor {
  return toMinor(dollars * 100);
}

function inDollars<Name extends string>(amounts: Readonly<Record<Name, number>>) {
  // The keys are the argument's.
  return Object.fromEntries(
    Object.entries<number>(amounts).map(([name, dollars]) => [name, cents(dollars)]),
  ) as Readonly<Record<Name, Minor>>;
}
