import { type RatioId, ratioIds } from "@tieout/core/risk/ratios";
import type { RiskOutput } from "../api/risk.ts";

/** A measure of the business, and of its peers if there are any. */
export interface MeasuredOutput {
  readonly output: RiskOutput;
  readonly peer: RiskOutput | undefined;
}

export interface OutputCategory {
  readonly category: RiskOutput["category"];
  readonly rows: readonly MeasuredOutput[];
}

/** Probabilities, ratios and published scores by category, in the order they were sent. */
export function categoriesOf(outputs: readonly RiskOutput[]): readonly OutputCategory[] {
  const peers = new Map(
    outputs.filter(({ type }) => type === "Peer").map((output) => [keyOf(output), output]),
  );
  const own = outputs.filter(({ type }) => type !== "Peer" && type !== "Contribution");
  return [...new Set(own.map(({ category }) => category))].map((category) => ({
    category,
    rows: own
      .filter((output) => output.category === category)
      .map((output) => ({ output, peer: peers.get(keyOf(output)) })),
  }));
}

export const keyOf = ({ subCategory, termInYears }: RiskOutput) =>
  `${subCategory} ${termInYears ?? ""}`;

/** What a ratio adds to the average firm's log-odds in years 1 and 5. */
export interface Effect {
  readonly id: RatioId;
  readonly output: RiskOutput | undefined;
  readonly first: number;
  readonly fifth: number;
}

/** Strongest first. */
export function effectsOf(outputs: readonly RiskOutput[]): readonly Effect[] {
  const find = (type: RiskOutput["type"], id: RatioId, term: number | null) =>
    outputs.find(
      (each) => each.type === type && each.subCategory === id && each.termInYears === term,
    );
  return ratioIds
    .map((id) => ({
      id,
      output: find("Ratio", id, null),
      first: find("Contribution", id, 1)?.value ?? 0,
      fifth: find("Contribution", id, 5)?.value ?? 0,
    }))
    .toSorted((one, other) => Math.abs(other.first) - Math.abs(one.first));
}

/** How a company's measure compares. It's a strength or weakness only if the measure has an accepted direction. */
export type Comparison =
  | "stronger"
  | "weaker"
  | "longer"
  | "shorter"
  | "below"
  | "above"
  | "same"
  | undefined;

export function comparisonOf({ output, peer }: MeasuredOutput): Comparison {
  if (output.value === null || !peer || peer.value === null) return undefined;
  const difference = output.value - peer.value;
  // Compared as shown, with two decimals.
  if (Math.abs(difference) < 0.005) return "same";
  if (output.metricType === "Days") return difference > 0 ? "longer" : "shorter";
  if (output.type === "PD") return difference > 0 ? "above" : "below";
  const isBetter = lowerIsStronger.has(output.subCategory) ? difference < 0 : difference > 0;
  return isBetter ? "stronger" : "weaker";
}

const lowerIsStronger: ReadonlySet<RiskOutput["subCategory"]> = new Set(["tl_ta"]);
