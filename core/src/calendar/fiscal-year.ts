import { addDays, type Day, dayInMonth, partsOf } from "./day.ts";

/** The last day of a business's fiscal year. A day past the month's end means the month's end. */
export interface FiscalYearEnd {
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31; 31 for "the end of the month", whatever the month. */
  readonly day: number;
}

/** A fiscal year, or a quarter of one. */
export interface FiscalPeriod {
  /** The calendar year in which the fiscal year ends, which is how people name it. */
  readonly year: number;
  readonly start: Day;
  readonly end: Day;
}

export interface FiscalQuarter extends FiscalPeriod {
  readonly quarter: 1 | 2 | 3 | 4;
}

/** The year end as packages tell it: the month, and a day where it isn't the month's last. */
export function fiscalYearEndOf(month: number, day = 31): FiscalYearEnd {
  const whole = Number.isInteger(month) && Number.isInteger(day);
  if (!whole || month < 1 || month > 12 || day < 1 || day > 31) {
    throw new RangeError(`No fiscal year ends on day ${day} of month ${month}`);
  }
  return { month, day };
}

/** The fiscal year that ends in a calendar year. */
export function fiscalYear(year: number, fiscalYearEnd: FiscalYearEnd): FiscalPeriod {
  return {
    year,
    start: addDays(lastDayOf(year - 1, fiscalYearEnd), 1),
    end: lastDayOf(year, fiscalYearEnd),
  };
}

/** The fiscal year a day falls in. */
export function fiscalYearOf(day: Day, fiscalYearEnd: FiscalYearEnd): FiscalPeriod {
  const { year } = partsOf(day);
  return fiscalYear(day <= lastDayOf(year, fiscalYearEnd) ? year : year + 1, fiscalYearEnd);
}

/**
 * The four quarters of a fiscal year. They end with months, three apart, so that they add up cuts
 * (D-40); only the last ends with the year, which may be in mid-month.
 */
export function fiscalQuarters(year: number, fiscalYearEnd: FiscalYearEnd): FiscalQuarter[] {
  const { start, end } = fiscalYear(year, fiscalYearEnd);
  const ends = [9, 6, 3].map((monthsBefore) =>
    dayInMonth(year, fiscalYearEnd.month - monthsBefore, 31),
  );
  const [first, second, third] = ends as [Day, Day, Day];

  return [
    { year, quarter: 1, start, end: first },
    { year, quarter: 2, start: addDays(first, 1), end: second },
    { year, quarter: 3, start: addDays(second, 1), end: third },
    { year, quarter: 4, start: addDays(third, 1), end },
  ];
}

/** The fiscal quarter a day falls in. */
export function fiscalQuarterOf(day: Day, fiscalYearEnd: FiscalYearEnd): FiscalQuarter {
  const { year } = fiscalYearOf(day, fiscalYearEnd);
  const [first, second, third, fourth] = fiscalQuarters(year, fiscalYearEnd) as [
    FiscalQuarter,
    FiscalQuarter,
    FiscalQuarter,
    FiscalQuarter,
  ];
  return [first, second, third].find(({ end }) => day <= end) ?? fourth;
}

function lastDayOf(year: number, { month, day }: FiscalYearEnd): Day {
  return dayInMonth(year, month, day);
}
