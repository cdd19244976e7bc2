import { filled, type Language } from "../language/language.ts";
import en from "../texts/en/periods.json" with { type: "json" };
import es from "../texts/es/periods.json" with { type: "json" };
import fr from "../texts/fr/periods.json" with { type: "json" };
import {
  addDays,
  type Day,
  dayInMonth,
  endOfMonth,
  formatDay,
  formatMonth,
  partsOf,
  startOfMonth,
} from "./day.ts";

/** A day past the month's end means the month's last. */
export interface FiscalYearEnd {
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31; 31 means the end of any month. */
  readonly day: number;
}

/** A fiscal year, or a quarter of one. */
export interface FiscalPeriod {
  /** Named by the calendar year in which it ends. */
  readonly year: number;
  readonly start: Day;
  readonly end: Day;
}

export interface FiscalQuarter extends FiscalPeriod {
  readonly quarter: 1 | 2 | 3 | 4;
}

/** Packages name the month, and a day only where it isn't the month's last. */
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

export function fiscalYearOf(day: Day, fiscalYearEnd: FiscalYearEnd): FiscalPeriod {
  const { year } = partsOf(day);
  return fiscalYear(day <= lastDayOf(year, fiscalYearEnd) ? year : year + 1, fiscalYearEnd);
}

/** Quarters end with months, so that they add up cuts (D-40); only the last ends with the year, maybe mid-month. */
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

/** Ascending: month ends, fiscal year ends and the last day collected (D-40); the first period starts on `from`. */
export function cutsBetween(from: Day, upTo: Day, fiscalYearEnd: FiscalYearEnd): Day[] {
  const cuts: Day[] = [];
  for (let start = from; start <= upTo; ) {
    const end = earliest(endOfMonth(start), fiscalYearOf(start, fiscalYearEnd).end, upTo);
    cuts.push(end);
    start = addDays(end, 1);
  }
  return cuts;
}

/** Whether a fiscal year begins between two cuts, at which nominal accounts start at zero. */
export function turnsYear(before: Day, after: Day, fiscalYearEnd: FiscalYearEnd): boolean {
  return before < fiscalYearOf(after, fiscalYearEnd).start;
}

/** The first day of the fiscal year `fullYears` full years before the current one. */
export function firstDayCollected(upTo: Day, fullYears: number, fiscalYearEnd: FiscalYearEnd): Day {
  let { start } = fiscalYearOf(upTo, fiscalYearEnd);
  for (let year = 0; year < fullYears; year++) {
    start = fiscalYearOf(addDays(start, -1), fiscalYearEnd).start;
  }
  return start;
}

function earliest(...days: readonly [Day, ...Day[]]): Day {
  return days.reduce((first, day) => (day < first ? day : first));
}

export const reportingPeriods = [
  "FiscalYearsAndYTD",
  "FiscalQuartersAndQTD",
  "MonthsAndMTD",
] as const;
export type ReportingPeriod = (typeof reportingPeriods)[number];

export const periodSortOrders = ["OldestFirst", "NewestFirst"] as const;
export type PeriodSortOrder = (typeof periodSortOrders)[number];

/** Its cells add up the cuts after `start`'s eve up to `end`. */
export interface PeriodColumn {
  /** Stable over collections: the view's letters and the last day, such as `FY:2024-12-31`. */
  readonly reportingPeriodId: string;
  /** "FY 2024", "YTD Mar 15, 2026", "Q1 2026", "Mar 2026" (D-40). */
  readonly label: string;
  /** A second, quieter line: "Dec 31, 2024"; "from Jan 1, 2026" where the label says the last day. */
  readonly sublabel: string;
  readonly start: Day;
  readonly end: Day;
  /** True for an unfinished period: YTD, QTD or MTD. */
  readonly toDate: boolean;
  /** Which of a period's figures the column shows, such as "Adjusted", if the period has several columns. */
  readonly part?: string;
}

export interface CollectedSpan {
  readonly from: Day;
  readonly cuts: readonly Day[];
  readonly fiscalYearEnd: FiscalYearEnd;
}

export interface PeriodView {
  readonly reportingPeriod: ReportingPeriod;
  /** Oldest first by default. */
  readonly order?: PeriodSortOrder;
  /** Defaults to all years, 8 quarters or 12 months (D-40). */
  readonly atMost?: number;
  /** English by default. */
  readonly language?: Language;
}

/**
 * The full periods collected, and the one to date (D-40). A period that ends on the last day collected is full; a
 * partly collected one counts as to date if it's the last, and is left out otherwise. No columns without cuts.
 *
 * Books with balances on certain days only have fewer cuts. A quarter or a month is shown if it begins and ends at one, and none is
 * where there is one day; each fiscal year is shown up to its last, because nominal balances run from the year's start. Longer
 * first years keep their length.
 */
export function periodColumns(span: CollectedSpan, view: PeriodView): PeriodColumn[] {
  const { from, cuts, fiscalYearEnd } = span;
  const { reportingPeriod, order = "OldestFirst", language = "en" } = view;
  const { atMost = usualNumber[reportingPeriod] } = view;
  const upTo = cuts.at(-1);
  const byYear = reportingPeriod === "FiscalYearsAndYTD";
  const isCertain = hasCertainDaysOnly(span);
  const showsParts = byYear && isCertain;
  if (!byYear && isCertain && cuts.length === 1) return [];

  const newestFirst: PeriodColumn[] = [];
  let full = 0;
  for (let last = cuts.length - 1; last >= 0 && full < atMost; ) {
    const end = cuts[last] ?? from;
    const period = periodOf(end, reportingPeriod, fiscalYearEnd, language);
    const eve = cuts.findLastIndex((cut) => cut < period.start);
    const begun = addDays(cuts[eve] ?? addDays(from, -1), 1);
    const start = byYear && eve >= 0 ? period.start : begun;
    const turn = fiscalYearOf(start, fiscalYearEnd).end;
    const fits = byYear || (start >= period.start && (turn >= end || cuts.includes(turn)));
    const whole = fits && start <= period.start && end === period.end;
    if (fits && (whole || end === upTo || showsParts)) {
      const toDate = !whole;
      const months = start < period.start ? monthsOf(start, end) : undefined;
      const view = { reportingPeriod, language, toDate, months };
      newestFirst.push(columnOf({ ...period, start }, end, view));
    }
    if (whole) full++;
    last = eve;
  }
  return order === "NewestFirst" ? newestFirst : newestFirst.reverse();
}

/** Whether there are balances on fewer days than books with postings have, so that not every view can be filled. */
export function hasCertainDaysOnly({ from, cuts, fiscalYearEnd }: CollectedSpan): boolean {
  const upTo = cuts.at(-1);
  return upTo !== undefined && cuts.length < cutsBetween(from, upTo, fiscalYearEnd).length;
}

function monthsOf(start: Day, end: Day): number {
  const [first, last] = [partsOf(start), partsOf(end)];
  return (last.year - first.year) * 12 + last.month - first.month + 1;
}

const usualNumber: Record<ReportingPeriod, number> = {
  FiscalYearsAndYTD: Number.POSITIVE_INFINITY,
  FiscalQuartersAndQTD: 8,
  MonthsAndMTD: 12,
};

interface NamedPeriod {
  readonly label: string;
  readonly start: Day;
  readonly end: Day;
}

function periodOf(
  day: Day,
  reportingPeriod: ReportingPeriod,
  fiscalYearEnd: FiscalYearEnd,
  language: Language,
): NamedPeriod {
  switch (reportingPeriod) {
    case "FiscalYearsAndYTD": {
      const { year, start, end } = fiscalYearOf(day, fiscalYearEnd);
      return { label: fiscalYearName(year, language), start, end };
    }
    case "FiscalQuartersAndQTD": {
      const { year, quarter, start, end } = fiscalQuarterOf(day, fiscalYearEnd);
      return {
        label: filled(periodTexts[language].quarter, { quarter: `${quarter}`, year: `${year}` }),
        start,
        end,
      };
    }
    case "MonthsAndMTD":
      return { label: formatMonth(day, language), start: startOfMonth(day), end: endOfMonth(day) };
  }
}

/** "FY 2024". */
export function fiscalYearName(year: number, language: Language): string {
  return filled(periodTexts[language].year, { year: `${year}` });
}

const letters: Record<ReportingPeriod, string> = {
  FiscalYearsAndYTD: "FY",
  FiscalQuartersAndQTD: "FQ",
  MonthsAndMTD: "M",
};

const periodTexts: Readonly<Record<Language, typeof en>> = { en, es, fr };

interface ColumnView {
  readonly reportingPeriod: ReportingPeriod;
  readonly language: Language;
  readonly toDate: boolean;
  /** Set for a year that is longer than it should be. */
  readonly months: number | undefined;
}

function columnOf(
  { label, start }: NamedPeriod,
  end: Day,
  { reportingPeriod, language, toDate, months }: ColumnView,
): PeriodColumn {
  const texts = periodTexts[language];
  const last = formatDay(end, language);
  const whole =
    months === undefined ? last : filled(texts.months, { months: `${months}`, day: last });
  return {
    reportingPeriodId: `${letters[reportingPeriod]}:${end}`,
    label: toDate ? filled(texts.toDate[reportingPeriod], { day: last }) : label,
    sublabel: toDate ? filled(texts.from, { day: formatDay(start, language) }) : whole,
    start,
    end,
    toDate,
  };
}
