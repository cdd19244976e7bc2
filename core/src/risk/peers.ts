import type { Industry } from "../industry/industry.ts";
import { isNaics2017Code } from "../industry/naics-2017.ts";
import type { Minor } from "../money/money.ts";
import type { RiskModel } from "./model.ts";
import { type RatioId, type RiskRatios, ratioIds } from "./ratios.ts";
import { type DefaultProbabilities, pointsOf, scoreRisk } from "./score.ts";
import { excludedPopulation, sectorOf, sectorShift } from "./sector.ts";

/** Totals of US corporations. `cells` has a row of `columns` for each industry and asset class. */
export interface PeerData {
  readonly columns: readonly string[];
  /** Upper bound of each asset class's total assets, exclusive, in dollars. */
  readonly assetClassUpperUSD: Readonly<Record<string, number>>;
  readonly cells: Readonly<Record<string, Readonly<Record<string, readonly (number | null)[]>>>>;
}

/** The state for the first three digits of a ZIP code. */
export type Zip3States = Readonly<Record<string, string>>;

export interface PeersOf {
  readonly model: RiskModel;
  readonly peers: PeerData;
  readonly industries: readonly Industry[];
  readonly zip3States: Zip3States;
  readonly naicsCode: string | undefined;
  readonly postalCode: string | undefined;
  readonly totalAssets: Minor | undefined;
  readonly currency: string;
  readonly ratios: RiskRatios;
}

/** A firm compared with the IRS's 2013 totals of its industry and size. */
export interface PeerComparison extends DefaultProbabilities {
  /** 1 to 99: 50 is like the industry's totals, and higher is safer. It isn't a percentile of firms. */
  readonly score: number;
  readonly cell: PeerCell;
  /** Without growth, because one year's totals have none. */
  readonly ratios: RiskRatios;
  readonly benchmarks: PeerBenchmarks;
}

export interface PeerCell {
  /** The IRS's own code, which may be wider than the firm's. */
  readonly industry: string;
  readonly assetClass: number;
  /** Number of tax returns in the totals. */
  readonly returns: number;
  /** The firm's state; it affects no figure. */
  readonly state: string;
}

export type PeerBenchmarks = Readonly<Partial<Record<PeerBenchmarkId, number>>>;

export const peerBenchmarkIds = [
  "interestCoverage",
  "currentRatio",
  "clDays",
  "grossMargin",
  "netMargin",
] as const;

export type PeerBenchmarkId = (typeof peerBenchmarkIds)[number];

export type PeersAbsent =
  | "no-naics"
  | "unknown-naics"
  | "naics-2017"
  | "sector-without-peers"
  | "no-postal-code"
  | "postal-code-not-us"
  | "not-usd"
  | "no-cell";

/** Compares a firm with its industry. The postal code only decides whether US firms are its peers. */
export function comparePeers(firm: PeersOf): PeerComparison | { readonly absent: PeersAbsent } {
  const industry = industryOf(firm);
  if ("absent" in industry) return industry;
  const state = stateOf(firm);
  if (typeof state !== "string") return state;
  if (firm.currency !== "USD") return { absent: "not-usd" };
  const cell = cellOf(firm, industry.soi);
  if (!cell) return { absent: "no-cell" };

  const { model, naicsCode } = firm;
  const ratios: RiskRatios = valuesOf(cell, ratioColumns);
  const { forward, cumulative } = scoreRisk(model, ratios, sectorShift(model, naicsCode));
  return {
    score: peerScore(model, firm.ratios, cell.value("s") ?? yearOneScore(model, ratios)),
    cell: {
      industry: cell.industry,
      assetClass: cell.assetClass,
      returns: cell.value("n") ?? 0,
      state,
    },
    ratios,
    benchmarks: valuesOf(cell, benchmarkColumns),
    forward,
    cumulative,
  };
}

function industryOf({
  industries,
  naicsCode,
}: PeersOf): { readonly soi: string } | { readonly absent: PeersAbsent } {
  if (naicsCode === undefined) return { absent: "no-naics" };
  if (excludedPopulation(naicsCode)) return { absent: "sector-without-peers" };
  const industry = industries.find(({ code }) => code === naicsCode);
  if (!industry) return { absent: isNaics2017Code(naicsCode) ? "naics-2017" : "unknown-naics" };
  return industry.soi ? { soi: industry.soi } : { absent: "sector-without-peers" };
}

function stateOf({
  postalCode,
  zip3States,
}: PeersOf): string | { readonly absent: "no-postal-code" | "postal-code-not-us" } {
  if (!postalCode?.trim()) return { absent: "no-postal-code" };
  const zip3 = /^(\d{3})\d{2}([- ]?\d{4})?$/.exec(postalCode.trim())?.[1];
  const state = zip3 === undefined ? undefined : zip3States[zip3];
  return state ?? { absent: "postal-code-not-us" };
}

interface FoundCell {
  readonly industry: string;
  readonly assetClass: number;
  readonly value: (column: string) => number | undefined;
}

/** The industry's cell for the firm's size or the nearest one, else a wider industry's. */
function cellOf({ peers, totalAssets = 0 as Minor }: PeersOf, soi: string): FoundCell | undefined {
  if (totalAssets <= 0) return undefined;
  const own = assetClassOf(peers, totalAssets / 100);
  const industries = [soi, soi.slice(0, 3), String(sectorOf(soi))];
  for (const industry of industries) {
    for (const assetClass of [own, own - 1, own + 1, own - 2, own + 2]) {
      const row = peers.cells[industry]?.[assetClass];
      if (!row) continue;
      const value = (column: string) => row[peers.columns.indexOf(column)] ?? undefined;
      return { industry, assetClass, value };
    }
  }
  return undefined;
}

function assetClassOf({ assetClassUpperUSD }: PeerData, dollars: number): number {
  const classes = Object.entries(assetClassUpperUSD).map(([name, upper]) => ({
    assetClass: Number(name),
    upper,
  }));
  const fitting = classes.filter(({ upper }) => upper > dollars);
  return fitting.length > 0
    ? Math.min(...fitting.map(({ assetClass }) => assetClass))
    : Math.max(...classes.map(({ assetClass }) => assetClass));
}

function peerScore(model: RiskModel, ratios: RiskRatios, peersScore: number): number {
  const { referenceScoreCdf: cdf } = model;
  const median = cdf[Math.floor(cdf.length / 2)] ?? 0;
  const reference = yearOneScore(model, ratios) - peersScore + median;
  const below = cdf.filter((score) => score < reference).length;
  return Math.min(Math.max(Math.round(100 * (1 - below / cdf.length)), 1), 99);
}

/** Without growth, because totals have none. */
function yearOneScore({ features }: RiskModel, ratios: RiskRatios): number {
  return features
    .filter(({ id }) => id !== "growth")
    .reduce(
      (total, feature) => total + feature.weights[0] * pointsOf(feature, ratios[feature.id]),
      0,
    );
}

const columnOf: Readonly<Record<PeerBenchmarkId, string>> = {
  interestCoverage: "int_cov",
  currentRatio: "current",
  clDays: "cl_days",
  grossMargin: "gm",
  netMargin: "nm",
};

const ratioColumns: readonly (readonly [RatioId, string])[] = ratioIds
  .filter((id) => id !== "growth")
  .map((id) => [id, id]);

const benchmarkColumns: readonly (readonly [PeerBenchmarkId, string])[] = peerBenchmarkIds.map(
  (id) => [id, columnOf[id]],
);

function valuesOf<Id extends string>(
  { value }: FoundCell,
  columns: readonly (readonly [Id, string])[],
): Partial<Record<Id, number>> {
  const known = columns.flatMap(([id, column]) => {
    const found = value(column);
    return found === undefined ? [] : [[id, found] as const];
  });
  return Object.fromEntries(known) as Partial<Record<Id, number>>;
}
