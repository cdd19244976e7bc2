import { type RiskFeature, type RiskModel, type YearAhead, yearsAhead } from "../risk/model.ts";
import type { RatioId } from "../risk/ratios.ts";
import { sectorOf } from "../risk/sector.ts";
import { type Cell, columnLetters, numberCell, type Row, sheetPrefix, textCell } from "./cell.ts";
import type { RiskTexts } from "./risk-texts.ts";
import { headingRowCount, headingRows, printPlan, type SheetHeading } from "./sheet-heading.ts";
import { styles } from "./styles.ts";
import type { SheetPlan } from "./workbook.ts";

/** Cells and ranges of the model's figures, for formulas on other sheets. */
export interface ModelPlaces {
  readonly sheetName: string;
  knots(id: RatioId): string;
  points(id: RatioId): string;
  meanPoints(id: RatioId): string;
  weight(id: RatioId, year: YearAhead): string;
  /** Mean points of all ratios. */
  readonly allMeanPoints: string;
  allWeights(year: YearAhead): string;
  intercept(year: YearAhead): string;
  readonly least: string;
  readonly most: string;
  readonly factor: string;
  readonly limit: string;
  /** The first two digits of codes, and the log-odds of each. */
  readonly prefixes: string;
  readonly prefixLogOdds: string;
}

const featuresRow = headingRowCount + 3;
const firstKnot = 2;
const firstYear = 2;

export function placeModel(model: RiskModel, sheetName: string): ModelPlaces {
  const { features } = model;
  const sheet = sheetPrefix(sheetName);
  const cell = (column: number, row: number) => `${sheet}$${columnLetters(column)}$${row}`;
  const range = (column: number, row: number, lastColumn: number, lastRow: number) =>
    `${cell(column, row)}:$${columnLetters(lastColumn)}$${lastRow}`;
  const indexOf = (id: RatioId) => features.findIndex((feature) => feature.id === id);
  const row = rowsOf(model);
  const lastWeights = row.weights + features.length - 1;
  const alongKnots = (id: RatioId, offset: number) => {
    const at = featuresRow + 2 * indexOf(id) + offset;
    const knots = features[indexOf(id)]?.x.length ?? 0;
    return range(firstKnot, at, firstKnot + knots - 1, at);
  };

  return {
    sheetName,
    knots: (id) => alongKnots(id, 0),
    points: (id) => alongKnots(id, 1),
    meanPoints: (id) => cell(1, row.weights + indexOf(id)),
    weight: (id, year) => cell(firstYear + year, row.weights + indexOf(id)),
    allMeanPoints: range(1, row.weights, 1, lastWeights),
    allWeights: (year) => range(firstYear + year, row.weights, firstYear + year, lastWeights),
    intercept: (year) => cell(firstYear + year, lastWeights + 1),
    least: cell(1, row.bounds),
    most: cell(1, row.bounds + 1),
    factor: cell(1, row.sectors),
    limit: cell(1, row.sectors + 1),
    prefixes: range(0, row.sectors + 2, 0, row.lastPrefix),
    prefixLogOdds: range(1, row.sectors + 2, 1, row.lastPrefix),
  };
}

/** The first row of each table, below its titles. */
function rowsOf(model: RiskModel) {
  const weights = featuresRow + 2 * model.features.length + 2;
  const bounds = weights + model.features.length + 3;
  const sectors = bounds + 4;
  return { weights, bounds, sectors, lastPrefix: sectors + 1 + prefixesOf(model).length };
}

/** One row for each two-digit code, so that formulas needn't map codes to sectors. */
function prefixesOf({ sectorShift: { sectors } }: RiskModel) {
  return Array.from({ length: 90 }, (_, index) => index + 10).flatMap((prefix) => {
    const effect = sectors.find(({ sector }) => sector === sectorOf(String(prefix)));
    return effect ? [{ prefix, logOdds: effect.logodds }] : [];
  });
}

/** The model's figures, which formulas on other sheets read. */
export function modelSheet(
  model: RiskModel,
  name: string,
  heading: SheetHeading,
  texts: RiskTexts,
): SheetPlan {
  const { features, intercepts, cap, sectorShift } = model;
  const most = Math.max(...features.map(({ x }) => x.length));
  const names = texts.model;
  const title = (...captions: readonly string[]) => titleRow(captions, firstKnot + most);

  return {
    name,
    columns: [{ width: 56 }, { width: 32 }, ...Array.from({ length: most }, () => ({ width: 12 }))],
    frozen: { rows: headingRowCount, columns: 1 },
    gridLines: true,
    print: printPlan(heading, 0),
    rows: [
      ...headingRows(heading),
      { cells: [textCell(names.title, styles.quiet)] },
      title(names.ratio, names.row),
      ...features.flatMap((feature) => featureRows(feature, texts)),
      { cells: [] },
      {
        cells: [
          ...title(names.weights, names.meanPoints).cells.slice(0, firstYear),
          ...yearTitles(texts),
        ],
      },
      ...features.map(
        ({ id, meanPoints, weights }): Row => ({
          cells: [
            textCell(texts.ratioNames[id], styles.plain),
            figure(meanPoints),
            ...weights.map(figure),
          ],
        }),
      ),
      {
        cells: [textCell(names.intercepts, styles.plain), undefined, ...intercepts.map(figure)],
      },
      { cells: [] },
      title(names.bounds, ""),
      ...[[names.least, cap[0]] as const, [names.most, cap[1]] as const].map(captioned),
      { cells: [] },
      title(names.sectors, names.logOdds),
      ...[
        [names.factor, sectorShift.factor] as const,
        [names.limit, sectorShift.limit] as const,
      ].map(captioned),
      ...prefixesOf(model).map(
        ({ prefix, logOdds }): Row => ({
          cells: [numberCell(prefix, { align: "left" }), figure(logOdds)],
        }),
      ),
    ],
  };
}

function featureRows({ id, x, points }: RiskFeature, texts: RiskTexts): Row[] {
  const { values, points: pointsCaption } = texts.model;
  return [[values, x] as const, [pointsCaption, points] as const].map(([caption, figures]) => ({
    cells: [
      textCell(texts.ratioNames[id], styles.plain),
      textCell(caption, styles.quiet),
      ...figures.map(figure),
    ],
  }));
}

function captioned([caption, value]: readonly [string, number]): Row {
  return { cells: [textCell(caption, styles.plain), figure(value)] };
}

/** A title row whose fill covers all columns. */
export function titleRow(captions: readonly string[], columns: number): Row {
  return {
    cells: Array.from({ length: columns }, (_, column) =>
      textCell(captions[column], column === 0 ? styles.heading : styles.headingRight),
    ),
  };
}

/** "Year 1" to "Year 5". The cells hold numbers, because formulas read them. */
export function yearTitles({ yearFormat }: RiskTexts): Cell[] {
  const style = { ...styles.headingRight, numberFormat: `"${yearFormat}"0` };
  return yearsAhead.map((year) => numberCell(year + 1, style));
}

function figure(value: number): Cell {
  return numberCell(value, styles.plain);
}
