import { sha256 } from "../hash/sha256.ts";
import { canonicalText } from "../spread/spread.ts";
import { type Accuracy, accuracyOf } from "./accuracy.ts";
import {
  type Observation,
  observationsOf,
  type RecalibrationRow,
  type RowRefusal,
} from "./follow-up.ts";
import { jeffreysInterval } from "./jeffreys.ts";
import { type Estimate, fitLevel, fitSlope } from "./logistic.ts";
import { type FiveYears, inFiveYears, modelHash, type RiskModel, yearsAhead } from "./model.ts";

export type Recalibration =
  /** A row is invalid, so nothing is computed; `row` counts from 0. */
  | { readonly refused: RowRefusal; readonly row: number }
  /** The report describes the outcomes; no model is proposed. */
  | { readonly refused: RecalibrationRefusal; readonly report: RecalibrationReport }
  | { readonly model: RiskModel; readonly report: RecalibrationReport };

export type RecalibrationRefusal =
  /** Fewer than 10 borrowers defaulted. */
  | "too-few-defaulters"
  /** Every observed year ended in default. */
  | "no-survivors"
  /** A level's interval includes 0, so the model's own level may be right. */
  | "level-may-be-right"
  /** A slope's interval excludes 1: moving the level wouldn't correct how sharply the model ranks. */
  | "slope-is-off";

export interface RecalibrationReport {
  readonly version: string;
  readonly hash: string;
  /** Absent if no model is proposed. */
  readonly proposed?: {
    readonly version: string;
    readonly hash: string;
    readonly intercepts: FiveYears;
  };
  /** Statements observed for at least one year; `borrowers` is how many borrowers sent them. */
  readonly statements: number;
  readonly borrowers: number;
  readonly defaulters: number;
  readonly delta?: LevelEstimate;
  readonly slope?: Estimate;
  readonly years: readonly YearReport[];
}

/** Log-odds to add: as estimated, and shrunk toward 0 the fewer borrowers defaulted. */
export interface LevelEstimate extends Estimate {
  readonly shrunk: number;
}

/** Outcomes in one year ahead. */
export interface YearReport {
  readonly termInYears: number;
  readonly statements: number;
  readonly defaults: number;
  readonly defaulters: number;
  /** The default rate's 95% interval; absent without observations. */
  readonly rate?: { readonly low: number; readonly high: number };
  readonly before?: Accuracy;
  /** Each statement year is judged by the levels that the others give. Absent if all statements are of one year. */
  readonly after?: Accuracy;
  /** Absent with fewer than 30 defaulters. */
  readonly delta?: LevelEstimate;
  /** Absent with fewer than 10 defaulters. */
  readonly slope?: Estimate;
}

/**
 * Moves a model's level to a lender's own outcomes. Each intercept gets the most likely shift in log-odds, shrunk by
 * `D / (D + 4)` for `D` distinct defaulters. A year with at least 30 defaulters gets its own shift; other years get the shift
 * of all years together. The ranking stays the same. The model is a proposal, for a person to approve.
 */
export function recalibrate(rows: readonly RecalibrationRow[], model: RiskModel): Recalibration {
  const hash = modelHash(model);
  const found = observationsOf(rows, hash);
  if ("refused" in found) return found;

  const { observations } = found;
  const levels = levelsOf(observations);
  const report = reportOf(observations, levels, { version: model.version, hash });
  const refused = refusalOf(report);
  if (refused) return { refused, report };

  const proposed = withLevels(model, hash, levels.shifts);
  const { version, intercepts } = proposed;
  return {
    model: proposed,
    report: { ...report, proposed: { version, hash: modelHash(proposed), intercepts } },
  };
}

interface Levels {
  readonly pooled?: LevelEstimate;
  readonly own: readonly (LevelEstimate | undefined)[];
  readonly shifts: FiveYears;
}

function levelsOf(observations: readonly Observation[]): Levels {
  const pooled = levelOf(observations);
  const own = yearsAhead.map((year) => {
    const ofYear = observations.filter((seen) => seen.year === year);
    return defaultersOf(ofYear) >= 30 ? levelOf(ofYear) : undefined;
  });
  const shifts = inFiveYears((year) => (own[year] ?? pooled)?.shrunk ?? 0);
  return { ...(pooled && { pooled }), own, shifts };
}

function levelOf(observations: readonly Observation[]): LevelEstimate | undefined {
  const level = fitLevel(observations);
  const defaulters = defaultersOf(observations);
  return level && { ...level, shrunk: (level.value * defaulters) / (defaulters + 4) };
}

function defaultersOf(observations: readonly Observation[]): number {
  return borrowersOf(observations.filter(({ defaulted }) => defaulted));
}

function borrowersOf(observations: readonly Observation[]): number {
  return new Set(observations.map(({ borrower }) => borrower)).size;
}

function reportOf(
  observations: readonly Observation[],
  { pooled, own }: Levels,
  of: Pick<RecalibrationReport, "version" | "hash">,
): RecalibrationReport {
  const after = leftOut(observations);
  const slope = fitSlope(observations);
  return {
    ...of,
    statements: new Set(observations.map(({ row }) => row)).size,
    borrowers: borrowersOf(observations),
    defaulters: defaultersOf(observations),
    ...(pooled && { delta: pooled }),
    ...(slope && { slope }),
    years: yearsAhead.map((year) => {
      const seen = observations.filter((one) => one.year === year);
      const delta = own[year];
      return yearReport(
        seen,
        after?.filter((one) => one.year === year),
        { termInYears: year + 1, ...(delta && { delta }) },
      );
    }),
  };
}

function yearReport(
  seen: readonly Observation[],
  after: readonly Observation[] | undefined,
  of: Pick<YearReport, "termInYears" | "delta">,
): YearReport {
  const defaults = seen.filter(({ defaulted }) => defaulted).length;
  const defaulters = defaultersOf(seen);
  const slope = defaulters >= fewestDefaulters ? fitSlope(seen) : undefined;
  return {
    ...of,
    statements: seen.length,
    defaults,
    defaulters,
    ...(seen.length > 0 && {
      rate: jeffreysInterval(defaults, seen.length),
      before: accuracyOf(seen),
      ...(after && { after: accuracyOf(after) }),
    }),
    ...(slope && { slope }),
  };
}

/** Observations of each statement year, with the levels estimated from the other years. */
function leftOut(observations: readonly Observation[]): Observation[] | undefined {
  const years = new Set(observations.map(({ statementYear }) => statementYear));
  if (years.size < 2) return undefined;
  return [...years].flatMap((year) => {
    const { shifts } = levelsOf(observations.filter((seen) => seen.statementYear !== year));
    return observations
      .filter((seen) => seen.statementYear === year)
      .map((seen) => ({ ...seen, logOdds: seen.logOdds + shifts[seen.year] }));
  });
}

const fewestDefaulters = 10;

function refusalOf({ defaulters, delta, slope, years }: RecalibrationReport) {
  if (defaulters < fewestDefaulters) return "too-few-defaulters";
  if (!delta) return "no-survivors";
  const levels = [delta, ...years.flatMap((year) => year.delta ?? [])];
  if (levels.some((level) => holds(level, 0))) return "level-may-be-right";
  const slopes = [slope, ...years.map((year) => year.slope)];
  if (slopes.some((estimate) => estimate && !holds(estimate, 1))) return "slope-is-off";
  return undefined;
}

function holds({ low, high }: Estimate, value: number): boolean {
  return low <= value && value <= high;
}

/** The version has the original model's name and a hash, so that each recalibration has a name of its own. */
function withLevels(model: RiskModel, basedOn: string, shifts: FiveYears): RiskModel {
  const intercepts = inFiveYears((year) => model.intercepts[year] + shifts[year]);
  const proposed = { ...model, intercepts, basedOn };
  const mark = sha256(canonicalText(proposed)).slice(0, 8);
  return { ...proposed, version: `${model.version.replace(/-r[0-9a-f]{8}$/, "")}-r${mark}` };
}
