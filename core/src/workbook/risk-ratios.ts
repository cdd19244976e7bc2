import { yearsAhead } from "../risk/model.ts";
import { ratioMetrics } from "../risk/outputs.ts";
import { type RatioId, ratioCount, riskRatios } from "../risk/ratios.ts";
import type { ScoredRatio } from "../risk/score.ts";
import { type CellStyle, numberCell, numberFormula, textCell } from "./cell.ts";
import { type At, type Block, line } from "./risk-blocks.ts";
import { knotFormula, pointsFormula, ratioFormulas } from "./risk-formulas.ts";
import { yearTitles } from "./risk-model-sheet.ts";
import { aliveLines, inYears } from "./risk-probabilities.ts";
import {
  metricStyles,
  type RiskSheetPart,
  riskStyles,
  titleLine,
  unknownFormula,
  yearLetters,
} from "./risk-sheet-part.ts";
import { styles } from "./styles.ts";

/** Each ratio as a formula over the inputs, and its points from the model's curve. */
export function ratiosBlock({ facts, model, texts }: RiskSheetPart): Block {
  const { analysis } = facts;
  const names = texts.ratios;
  const { ratios } = analysis.score;
  const knots = new Map(facts.model.features.map(({ id, x }) => [id, x]));
  const peers: Partial<Record<RatioId, number>> = analysis.peers?.ratios ?? {};

  return [
    titleLine(
      names.title,
      names.value,
      names.knot,
      names.points,
      analysis.peers ? names.peers : "",
    ),
    ...ratios.map(({ id, value, points }) =>
      line(id, (at) => {
        const style = styleOf(id);
        const [cell, knot] = [at(id, "B"), at(id, "C")];
        const formula = ratioFormulas(inputCells(at))[id];
        const knotPlace = knotFormula(cell, model.knots(id));
        const places = { knots: model.knots(id), points: model.points(id) };
        const peer = peers[id];
        return [
          textCell(texts.ratioNames[id], styles.plain),
          value === undefined
            ? unknownFormula(formula, style)
            : numberFormula(formula, value, style),
          value === undefined
            ? unknownFormula(knotPlace, styles.quiet)
            : numberFormula(knotPlace, reached(knots.get(id) ?? [], value), styles.quiet),
          numberFormula(pointsFormula(cell, knot, places), points, riskStyles.points),
          peer === undefined ? undefined : numberCell(peer, style),
        ];
      }),
    ),
    line("known", (at) => {
      const [first, last] = [ratios.at(0), ratios.at(-1)].map((ratio) =>
        ratio ? at(ratio.id, "B") : "",
      );
      return [
        textCell(names.known, styles.quiet),
        numberFormula(`COUNT(${first}:${last})`, ratioCount(riskRatios(analysis.inputs)), {
          ...styles.quiet,
          numberFormat: "0",
        }),
      ];
    }),
  ];
}

function styleOf(id: RatioId): CellStyle {
  const metric = ratioMetrics[id];
  return metric === "LogOdds" ? riskStyles.logOdds : metricStyles[metric];
}

function inputCells(at: At) {
  return {
    year: (amount: Parameters<At>[0]) => at(amount, "B"),
    priorSales: at("sales", "C"),
    flooredLiabilities: at("flooredLiabilities", "B"),
    flooredCurrentLiabilities: at("flooredCurrentLiabilities", "B"),
  };
}

function reached(knots: readonly number[], value: number): number {
  return knots.filter((knot) => knot <= value).length;
}

/** What each ratio adds to the average firm's log-odds, and the total. */
export function movedBlock(part: RiskSheetPart): Block {
  const { facts, model, texts } = part;
  const { score } = facts.analysis;
  const { moved, ratioNames } = texts;
  const [first, last] = [score.ratios.at(0), score.ratios.at(-1)];

  return [
    {
      cells: () => [textCell(moved.title, styles.heading), ...yearTitles(texts)],
    },
    ...score.ratios.map(({ id, effects }: ScoredRatio) =>
      line(`effect-${id}`, (at) => [
        textCell(ratioNames[id], styles.plain),
        ...inYears(
          effects,
          (year) => `${model.weight(id, year)}*(${at(id, "D")}-${model.meanPoints(id)})`,
          riskStyles.logOdds,
        ),
      ]),
    ),
    line("baseline", () => [
      textCell(moved.baseline, styles.plain),
      ...inYears(
        score.baseline,
        (year) =>
          `${model.intercept(year)}+SUMPRODUCT(${model.allWeights(year)},${model.allMeanPoints})`,
        riskStyles.logOdds,
      ),
    ]),
    line("sector", (at) => [
      textCell(moved.sector, styles.plain),
      ...inYears(
        yearsAhead.map(() => score.sectorShift),
        () => at("sectorShift", "B"),
        riskStyles.logOdds,
      ),
    ]),
    line("logOdds", (at) => [
      textCell(moved.logOdds, styles.bold),
      ...inYears(
        score.logOdds,
        (year) => {
          const letter = yearLetters[year];
          const effect = (ratio: ScoredRatio | undefined) =>
            ratio ? at(`effect-${ratio.id}`, letter) : "";
          return `SUM(${effect(first)}:${effect(last)})+${at("baseline", letter)}+${at("sector", letter)}`;
        },
        riskStyles.logOddsBold,
      ),
    ]),
    ...aliveLines(part),
  ];
}
