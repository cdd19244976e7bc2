import { type BenchmarkId, benchmarkIds, benchmarks } from "../risk/benchmarks.ts";
import type { RiskAmount } from "../risk/inputs.ts";
import { benchmarkMetrics, type MetricType } from "../risk/outputs.ts";
import type { ShownAmount } from "../risk/statement-feeds.ts";
import { type CellStyle, numberCell, numberFormula, textCell } from "./cell.ts";
import { type Block, line } from "./risk-blocks.ts";
import { quotient } from "./risk-formulas.ts";
import { metricStyles, type RiskSheetPart, titleLine, unknownFormula } from "./risk-sheet-part.ts";
import { styles } from "./styles.ts";

/** Well-known figures, as formulas over the inputs. The model uses none of them. */
export function benchmarksBlock({ facts, texts }: RiskSheetPart): Block {
  const { inputs, shown, peers } = facts.analysis;
  const { title, names } = texts.benchmarks;
  const found = benchmarks(inputs.year, shown.year);
  const peersFound: Partial<Record<BenchmarkId, number>> = peers?.benchmarks ?? {};

  return [
    titleLine(title, texts.ratios.value, "", "", peers ? texts.ratios.peers : ""),
    ...benchmarkIds.map((id) =>
      line(id, (at) => {
        const style = styleOf(benchmarkMetrics[id]);
        const formula = benchmarkFormulas((amount) => at(amount, "B"))[id];
        const { [id]: value } = found;
        const { [id]: peer } = peersFound;
        return [
          textCell(names[id], styles.plain),
          value === undefined
            ? unknownFormula(formula, style)
            : numberFormula(formula, value, style),
          undefined,
          undefined,
          peer === undefined ? undefined : numberCell(peer, style),
        ];
      }),
    ),
  ];
}

function styleOf(metric: MetricType): CellStyle {
  return metric === "LogOdds" ? styles.plain : metricStyles[metric];
}

/** The same formulas as `benchmarks` in core, over cells. An unknown figure is an empty text. */
function benchmarkFormulas(
  cell: (amount: RiskAmount | ShownAmount) => string,
): Readonly<Record<BenchmarkId, string>> {
  const assets = cell("totalAssets");
  const liabilities = cell("totalLiabilities");
  const [income, sales] = [cell("operatingIncome"), cell("sales")];
  const [current, due] = [cell("currentAssets"), cell("currentLiabilities")];
  const retained = cell("retainedEarnings");
  const interest = cell("interestExpense");
  const over = (amount: string, denominator: string) => quotient(amount, denominator, [amount]);
  const weighed = (terms: string, known: readonly string[]) => {
    const all = [assets, liabilities, ...known].map((one) => `ISNUMBER(${one})`).join(",");
    const divisors = `AND(ABS(${assets})>1E-12,ABS(${liabilities})>1E-12)`;
    return `IF(AND(${all}),IF(${divisors},${terms},""),"")`;
  };
  const working = `(${current}-${due})/${assets}`;
  const equity = `(${assets}-${liabilities})/${liabilities}`;

  return {
    zPrime: weighed(
      `0.717*${working}+0.847*${retained}/${assets}+3.107*${income}/${assets}+0.42*${equity}+0.998*${sales}/${assets}`,
      [current, due, retained, income, sales],
    ),
    zDoublePrime: weighed(
      `6.56*${working}+3.26*${retained}/${assets}+6.72*${income}/${assets}+1.05*${equity}`,
      [current, due, retained, income],
    ),
    interestCoverage: `IF(N(${interest})>0,${over(income, interest)},"")`,
    currentRatio: over(current, due),
    clDays: quotient(`365*${due}`, sales, [due]),
    grossMargin: over(cell("grossProfit"), sales),
    operatingMargin: over(income, sales),
    netMargin: over(cell("netIncome"), sales),
  };
}
