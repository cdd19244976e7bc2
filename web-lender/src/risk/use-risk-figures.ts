import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { RiskOutput } from "../api/risk.ts";

/** Formats an analysis's figures: two decimals (S-K22), parentheses if negative, a dash if absent. */
export interface RiskFigures {
  /** Formats a fraction: 0.0056 is "0.56%". */
  readonly percent: (fraction: number) => string;
  /** Formats an axis tick, with as many decimals as it needs. */
  readonly tick: (fraction: number) => string;
  /** Formats a difference of fractions in points: 0.0044 is "0.44". */
  readonly points: (fraction: number) => string;
  readonly number: (value: number) => string;
  readonly output: (value: number | null, metric: RiskOutput["metricType"]) => string;
}

export function useRiskFigures(): RiskFigures {
  const intl = useIntl();
  return useMemo(() => figuresIn(intl), [intl]);
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

function figuresIn({ formatNumber }: IntlShape): RiskFigures {
  const parenthesized = (value: number, written: string) =>
    value < 0 && /[1-9]/.test(written) ? `(${written})` : written;
  const number = (value: number) =>
    parenthesized(value, formatNumber(Math.abs(value), twoDecimals));
  const percent = (fraction: number) =>
    parenthesized(fraction, formatNumber(Math.abs(fraction), { style: "percent", ...twoDecimals }));
  return {
    percent,
    number,
    tick: (fraction) => formatNumber(fraction, { style: "percent", maximumFractionDigits: 2 }),
    points: (fraction) => number(fraction * 100),
    output: (value, metric) =>
      value === null ? "—" : metric === "Percent" ? percent(value / 100) : number(value),
  };
}

/** Differences too small to show in two decimals count as none. */
export function directionOf(difference: number): "below" | "above" | "same" {
  if (Math.abs(difference) < 0.00005) return "same";
  return difference < 0 ? "below" : "above";
}
