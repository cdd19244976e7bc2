import type { RiskAmount } from "../risk/inputs.ts";
import type { RatioId } from "../risk/ratios.ts";

/** Cells of amounts. An empty cell means unknown, not zero. */
export interface InputCells {
  year(amount: RiskAmount): string;
  readonly priorSales: string;
  /** At least 0.1% of total assets. */
  readonly flooredLiabilities: string;
  readonly flooredCurrentLiabilities: string;
}

/** The same formulas as `riskRatios` in core, over cells. An unknown ratio is an empty text, which other formulas ignore. */
export function ratioFormulas(cells: InputCells): Readonly<Record<RatioId, string>> {
  const { year, priorSales, flooredLiabilities, flooredCurrentLiabilities } = cells;
  const stock = `N(${year("inventory")})`;
  const owed = `N(${year("accountsReceivable")})`;
  const over = (amount: RiskAmount, denominator: string) =>
    quotient(year(amount), denominator, [year(amount)]);
  const days = (amount: RiskAmount) =>
    quotient(`365*${year(amount)}`, year("sales"), [year(amount)]);

  return {
    ni_ta: over("netIncome", year("totalAssets")),
    ebitda_tl: quotient(
      `(${year("operatingIncome")}+N(${year("depreciation")})+N(${year("amortization")}))`,
      flooredLiabilities,
      [year("operatingIncome")],
    ),
    tl_ta: over("totalLiabilities", year("totalAssets")),
    re_ta: over("retainedEarnings", year("totalAssets")),
    quick: quotient(`(${year("currentAssets")}-${stock})`, flooredCurrentLiabilities, [
      year("currentAssets"),
    ]),
    cash_cl: quotient(`(${year("currentAssets")}-${stock}-${owed})`, flooredCurrentLiabilities, [
      year("currentAssets"),
    ]),
    inv_days: days("inventory"),
    rec_days: days("accountsReceivable"),
    growth: `IF(AND(ISNUMBER(${year("sales")}),N(${priorSales})>0),${year("sales")}/${priorSales}-1,"")`,
  };
}

/** Empty text unless all `known` cells are numbers and the denominator isn't zero. */
export function quotient(numerator: string, denominator: string, known: readonly string[]): string {
  const all = [...known, denominator].map((cell) => `ISNUMBER(${cell})`).join(",");
  return `IF(AND(${all}),IF(ABS(${denominator})>1E-12,${numerator}/${denominator},""),"")`;
}

export function flooredFormula(liabilities: string, totalAssets: string): string {
  const floored = `IF(N(${totalAssets})>0,MAX(${liabilities},${totalAssets}/1000),${liabilities})`;
  return `IF(ISNUMBER(${liabilities}),${floored},"")`;
}

/** Position of the last knot at or below a value; 0 below the first. */
export function knotFormula(value: string, knots: string): string {
  return `IF(ISNUMBER(${value}),IFERROR(MATCH(${value},${knots},1),0),"")`;
}

/** Points: linear between knots, flat outside them; 0 for an unknown ratio. */
export function pointsFormula(
  value: string,
  knot: string,
  { knots, points }: { readonly knots: string; readonly points: string },
): string {
  const step = (range: string) => `(INDEX(${range},${knot}+1)-INDEX(${range},${knot}))`;
  const between = `INDEX(${points},${knot})+(${value}-INDEX(${knots},${knot}))/${step(knots)}*${step(points)}`;
  const last = `COLUMNS(${knots})`;
  const known = `IF(${knot}=0,INDEX(${points},1),IF(${knot}=${last},INDEX(${points},${last}),${between}))`;
  return `IF(ISNUMBER(${knot}),${known},0)`;
}

/** The sector's shift in log-odds, within the model's limit; 0 without a known code. */
export function sectorShiftFormula(
  code: string,
  model: Readonly<Record<"prefixes" | "prefixLogOdds" | "factor" | "limit", string>>,
): string {
  const { prefixes, prefixLogOdds, factor, limit } = model;
  const logOdds = `INDEX(${prefixLogOdds},MATCH(VALUE(LEFT(${code},2)),${prefixes},0))`;
  return `MIN(MAX(${factor}*IFERROR(${logOdds},0),-${limit}),${limit})`;
}

/** Empty text if the model gives no estimate. */
export function probabilityFormula(logOdds: string, scorable: string): string {
  return `IF(${scorable},1/(1+EXP(-(${logOdds}))),"")`;
}

/** The share of firms that survive a year, from the share at its start. */
export function aliveFormula(before: string, forward: string): string {
  return `IF(ISNUMBER(${forward}),${before}*(1-${forward}),"")`;
}

export function cumulativeFormula(
  alive: string,
  year: string,
  { least, most }: { readonly least: string; readonly most: string },
): string {
  return `IF(ISNUMBER(${alive}),MIN(MAX(1-${alive},${least}*${year}),${most}),"")`;
}

/** The larger of two differences. */
export function differenceFormula(
  live: readonly [string, string],
  stored: readonly [string, string],
): string {
  const gaps = live.map((cell, index) => `ABS(${cell}-${stored[index]})`).join(",");
  return `IF(COUNT(${live.join(",")})=2,MAX(${gaps}),"")`;
}
