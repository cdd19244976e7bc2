import { type Day, dayInMonth, endOfMonth, parseDay, partsOf } from "../calendar/day.ts";
import type { Outcome } from "./logistic.ts";
import { type FiveYears, type YearAhead, yearsAhead } from "./model.ts";

/** A stored analysis, and whether the firm defaulted since. */
export interface RecalibrationRow {
  /** The same for all statements of one borrower. */
  readonly borrower: string;
  readonly modelHash: string;
  /** The last day of the fiscal year that was scored. */
  readonly periodEnd: Day;
  /** As scored, including the sector shift. */
  readonly logOdds: FiveYears;
  /** Absent if the borrower hadn't defaulted by `observedUntil`. */
  readonly defaultedOn?: Day;
  /** The last day on which a default would have been seen. */
  readonly observedUntil: Day;
}

export type RowRefusal =
  | "invalid-row"
  /** The default is after `observedUntil`. */
  | "default-unobserved"
  /** Scored by another model. */
  | "other-model"
  /** An earlier row has the same borrower and fiscal year. */
  | "statement-repeated";

/** Whether a firm defaulted in one year ahead of one statement. */
export interface Observation extends Outcome {
  /** Index of the statement in the rows. */
  readonly row: number;
  readonly year: YearAhead;
  readonly statementYear: number;
}

/** The years ahead that count: each year observed to its end, and the year of default. Years after a default don't. */
export function observationsOf(
  rows: readonly RecalibrationRow[],
  modelHash: string,
):
  | { readonly observations: readonly Observation[] }
  | { readonly refused: RowRefusal; readonly row: number } {
  const statements = new Set<string>();
  const observations: Observation[] = [];
  for (const [row, followed] of rows.entries()) {
    const statement = JSON.stringify([followed.borrower, followed.periodEnd]);
    const refused = statements.has(statement)
      ? "statement-repeated"
      : refusalOf(followed, modelHash);
    if (refused) return { refused, row };
    statements.add(statement);
    observations.push(...yearsSeen(followed, row));
  }
  return { observations };
}

function refusalOf(row: RecalibrationRow, modelHash: string): RowRefusal | undefined {
  const { borrower, periodEnd, defaultedOn, observedUntil, logOdds } = row;
  const days = [periodEnd, observedUntil, ...(defaultedOn === undefined ? [] : [defaultedOn])];
  const isValid =
    borrower !== "" &&
    days.every((day) => parseDay(day) !== undefined) &&
    logOdds.length === 5 &&
    logOdds.every((value) => Math.abs(value) <= mostLogOdds);
  if (!isValid) return "invalid-row";
  if (defaultedOn !== undefined && defaultedOn > observedUntil) return "default-unobserved";
  return row.modelHash === modelHash ? undefined : "other-model";
}

/** Far beyond any score that a model gives. */
const mostLogOdds = 50;

function yearsSeen(followed: RecalibrationRow, row: number): Observation[] {
  const { borrower, periodEnd, logOdds, defaultedOn, observedUntil } = followed;
  const statementYear = partsOf(periodEnd).year;
  const seen: Observation[] = [];
  for (const year of yearsAhead) {
    const [start, end] = [yearsAfter(periodEnd, year), yearsAfter(periodEnd, year + 1)];
    if (defaultedOn !== undefined && defaultedOn <= start) break;
    const defaulted = defaultedOn !== undefined && defaultedOn <= end;
    if (!defaulted && observedUntil < end) break;
    seen.push({ borrower, row, year, statementYear, logOdds: logOdds[year], defaulted });
  }
  return seen;
}

/** The last day of a month stays the last day of a month, in February too. */
function yearsAfter(day: Day, years: number): Day {
  const { year, month, dayOfMonth } = partsOf(day);
  const same = dayInMonth(year + years, month, dayOfMonth);
  return day === endOfMonth(day) ? endOfMonth(same) : same;
}
