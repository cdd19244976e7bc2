import { addDays, type Day, formatDay, monthName, partsOf } from "./day.ts";
import { type FiscalYearEnd, fiscalQuarterOf, fiscalYearOf } from "./fiscal-year.ts";
import { endOfMonth, startOfMonth } from "./month.ts";
import type { PeriodColumn, PeriodSortOrder, ReportingPeriod } from "./period.ts";

/** What columns are cut from: a ledger, or whatever else knows its span. */
export interface CollectedSpan {
  readonly from: Day;
  readonly cuts: readonly Day[];
  readonly fiscalYearEnd: FiscalYearEnd;
}

export interface PeriodView {
  readonly reportingPeriod: ReportingPeriod;
  /** Oldest first where it isn't said. */
  readonly order?: PeriodSortOrder;
  /** How many full periods at most; all years, 8 quarters and 12 months where it isn't said (D-40). */
  readonly atMost?: number;
}

/**
 * The columns of a view (D-40): the full periods collected, and the one to date. A period that ends on
 * the last day collected is full; one that was collected only in part counts as to date when it is the
 * last, and is left out otherwise. No columns without cuts.
 */
export function periodColumns(
  { from, cuts, fiscalYearEnd }: CollectedSpan,
  { reportingPeriod, order = "OldestFirst", atMost = usualNumber[reportingPeriod] }: PeriodView,
): PeriodColumn[] {
  const upTo = cuts.at(-1);
  if (upTo === undefined) return [];

  const newestFirst: PeriodColumn[] = [];
  let full = 0;
  for (let day = upTo; day >= from; ) {
    const period = periodOf(day, reportingPeriod, fiscalYearEnd);
    const whole = period.start >= from && period.end <= upTo;
    if (day !== upTo && (!whole || full >= atMost)) break;
    if (whole) full++;
    const start = period.start < from ? from : period.start;
    newestFirst.push(columnOf({ ...period, start }, day, reportingPeriod, !whole));
    day = addDays(period.start, -1);
  }
  return order === "NewestFirst" ? newestFirst : newestFirst.reverse();
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
): NamedPeriod {
  switch (reportingPeriod) {
    case "FiscalYearsAndYTD": {
      const { year, start, end } = fiscalYearOf(day, fiscalYearEnd);
      return { label: `FY ${year}`, start, end };
    }
    case "FiscalQuartersAndQTD": {
      const { year, quarter, start, end } = fiscalQuarterOf(day, fiscalYearEnd);
      return { label: `Q${quarter} ${year}`, start, end };
    }
    case "MonthsAndMTD": {
      const { year, month } = partsOf(day);
      const label = `${monthName(month)} ${year}`;
      return { label, start: startOfMonth(day), end: endOfMonth(day) };
    }
  }
}

const letters: Record<ReportingPeriod, readonly [id: string, toDate: string]> = {
  FiscalYearsAndYTD: ["FY", "YTD"],
  FiscalQuartersAndQTD: ["FQ", "QTD"],
  MonthsAndMTD: ["M", "MTD"],
};

function columnOf(
  { label, start }: NamedPeriod,
  end: Day,
  reportingPeriod: ReportingPeriod,
  toDate: boolean,
): PeriodColumn {
  const [id, toDateLabel] = letters[reportingPeriod];
  return {
    reportingPeriodId: `${id}:${end}`,
    label: toDate ? `${toDateLabel} ${formatDay(end)}` : label,
    sublabel: toDate ? `from ${formatDay(start)}` : formatDay(end),
    start,
    end,
    toDate,
  };
}
