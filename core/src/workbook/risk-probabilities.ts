import { type FiveYears, type YearAhead, yearsAhead } from "../risk/model.ts";
import { type Cell, type CellStyle, numberCell, numberFormula, textCell } from "./cell.ts";
import { type At, type Block, type Line, line, plainLine, type RowId } from "./risk-blocks.ts";
import {
  aliveFormula,
  cumulativeFormula,
  differenceFormula,
  probabilityFormula,
} from "./risk-formulas.ts";
import { yearTitles } from "./risk-model-sheet.ts";
import { agreementStyle, type RiskSheetPart, riskStyles, yearLetters } from "./risk-sheet-part.ts";
import { styles } from "./styles.ts";

/** Whether the model gives an estimate: enough ratios (`hasEnoughRatios` in core) and positive assets. */
function scorable(at: At): string {
  return `AND(${at("known", "B")}>=5,N(${at("totalAssets", "B")})>0)`;
}

/** Probabilities computed from the inputs, compared with the stored ones. */
export function probabilitiesBlock({ facts, model, texts }: RiskSheetPart): Block {
  const { score, withoutSector, peers, asReported } = facts.analysis;
  const names = texts.probabilities;
  const stored = (text: string, figures: FiveYears) => [
    textCell(text, styles.quiet),
    ...figures.map((value) => numberCell(value, riskStyles.percentQuiet)),
  ];
  const cumulative = (at: At, alive: RowId) => (year: YearAhead) => {
    const letter = yearLetters[year];
    return cumulativeFormula(at(alive, letter), at("years", letter), model);
  };

  return [
    line("years", () => [textCell(names.title, styles.heading), ...yearTitles(texts)]),
    line("cumulative", (at) => [
      textCell(names.cumulative, styles.bold),
      ...inYears(score.cumulative, cumulative(at, "alive"), riskStyles.percentBold),
    ]),
    line("forward", (at) => [
      textCell(names.forward, styles.plain),
      ...inYears(
        score.forward,
        (year) => probabilityFormula(at("logOdds", yearLetters[year]), scorable(at)),
        riskStyles.percent,
      ),
    ]),
    line("storedCumulative", () => stored(names.storedCumulative, score.cumulative)),
    line("storedForward", () => stored(names.storedForward, score.forward)),
    {
      cells: (at) => [
        textCell(names.check, styles.quiet),
        ...yearLetters.map((letter) =>
          numberFormula(
            differenceFormula(
              [at("cumulative", letter), at("forward", letter)],
              [at("storedCumulative", letter), at("storedForward", letter)],
            ),
            0,
            agreementStyle(texts),
          ),
        ),
      ],
    },
    {
      cells: (at) => [
        textCell(names.withoutSector, styles.plain),
        ...inYears(
          withoutSector.cumulative,
          cumulative(at, "aliveWithoutSector"),
          riskStyles.percent,
        ),
      ],
    },
    ...(peers ? [{ cells: () => stored(names.peers, peers.cumulative) }] : []),
    ...(asReported ? [reportedLine()] : []),
    {
      cells: (at) => [
        {
          kind: "formula",
          formula: `IF(${scorable(at)},"","${texts.notScorable.replaceAll('"', '""')}")`,
          result: { kind: "text", text: "" },
          style: { color: "C62828", bold: true },
        },
      ],
    },
  ];

  function reportedLine(): Line {
    const reported = asReported?.score;
    if (reported) return { cells: () => stored(names.reported, reported.cumulative) };
    return plainLine(
      textCell(names.reported, styles.quiet),
      textCell(texts.reportedNotScorable, styles.quiet),
    );
  }
}

/** The last intermediate steps: surviving firms per year, with and without the sector shift. */
export function aliveLines({ facts, texts }: RiskSheetPart): Line[] {
  const { score, withoutSector } = facts.analysis;
  const { moved } = texts;
  const alive = (text: string, id: RowId, forward: RowId, figures: FiveYears) =>
    line(id, (at) => [
      textCell(text, styles.plain),
      ...inYears(
        stillAlive(figures),
        (year) => {
          const before = year === 0 ? "1" : at(id, yearLetters[(year - 1) as YearAhead]);
          return aliveFormula(before, at(forward, yearLetters[year]));
        },
        riskStyles.percent,
      ),
    ]);

  return [
    alive(moved.alive, "alive", "forward", score.forward),
    line("forwardWithoutSector", (at) => [
      textCell(moved.forwardWithoutSector, styles.plain),
      ...inYears(
        withoutSector.forward,
        (year) => {
          const letter = yearLetters[year];
          const logOdds = `${at("logOdds", letter)}-${at("sector", letter)}`;
          return probabilityFormula(logOdds, scorable(at));
        },
        riskStyles.percent,
      ),
    ]),
    alive(
      moved.aliveWithoutSector,
      "aliveWithoutSector",
      "forwardWithoutSector",
      withoutSector.forward,
    ),
  ];
}

export function inYears(
  results: readonly number[],
  formulaOf: (year: YearAhead) => string,
  style: CellStyle,
): Cell[] {
  return yearsAhead.map((year) => numberFormula(formulaOf(year), results[year] ?? 0, style));
}

function stillAlive(forward: FiveYears): number[] {
  let alive = 1;
  return forward.map((probability) => {
    alive *= 1 - probability;
    return alive;
  });
}
