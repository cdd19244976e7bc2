import { type Day, dayInMonth, partsOf } from "../calendar/day.ts";
import type { FactOf, NoValues } from "../fact/fact.ts";
import type { Basis } from "../ledger/ledger.ts";
import type { Minor } from "../money/money.ts";
import type { PeersAbsent } from "./peers.ts";
import { type ExcludedPopulation, excludedPopulation } from "./sector.ts";

/** Why an analysis should be read with care. Money is in minor units of the books' currency. */
export type RiskWarning = FactOf<RiskWarnings>;

interface RiskWarnings {
  /** Assets less liabilities and equity at the end of an analyzed year, if not zero. */
  imbalance: { readonly day: Day; readonly amount: Minor };
  "cash-basis": NoValues;
  /** The model saw no such firms in training, and they have no peers. */
  "excluded-population": { readonly population: ExcludedPopulation };
  "peers-absent": { readonly reason: PeersAbsent };
  "open-high-findings": { readonly count: number };
  "older-than-12-months": { readonly periodEnd: Day; readonly months: number };
}

/** Warnings that follow from the statements and the codes, and are stored with the analysis. */
export function lastingWarnings({
  basis,
  imbalances,
  naicsCode,
  peersAbsent,
}: {
  readonly basis: Basis;
  readonly imbalances: readonly { readonly day: Day; readonly amount: Minor }[];
  readonly naicsCode: string | undefined;
  readonly peersAbsent: PeersAbsent | undefined;
}): RiskWarning[] {
  const population = naicsCode === undefined ? undefined : excludedPopulation(naicsCode);
  return [
    ...imbalances.map((values): RiskWarning => ({ code: "imbalance", values })),
    ...(basis === "cash" ? [{ code: "cash-basis", values: {} } as const] : []),
    ...(population ? [{ code: "excluded-population", values: { population } } as const] : []),
    ...(peersAbsent ? [{ code: "peers-absent", values: { reason: peersAbsent } } as const] : []),
  ];
}

/** Warnings that depend on the day an analysis is read. */
export function warningsOn(
  today: Day,
  { periodEnd, openHighFindings }: { readonly periodEnd: Day; readonly openHighFindings: number },
): RiskWarning[] {
  const months = wholeMonthsBetween(periodEnd, today);
  const { year, month, dayOfMonth } = partsOf(periodEnd);
  const isOld = today > dayInMonth(year + 1, month, dayOfMonth);
  return [
    ...(openHighFindings > 0
      ? [{ code: "open-high-findings", values: { count: openHighFindings } } as const]
      : []),
    ...(isOld ? [{ code: "older-than-12-months", values: { periodEnd, months } } as const] : []),
  ];
}

function wholeMonthsBetween(first: Day, second: Day): number {
  const [from, to] = [partsOf(first), partsOf(second)];
  const months = (to.year - from.year) * 12 + to.month - from.month;
  const reached = dayInMonth(from.year, from.month + months, from.dayOfMonth);
  return reached > second ? months - 1 : months;
}
