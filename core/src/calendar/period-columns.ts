import { filled, type Language } from "../language/language.ts";
import en from "../texts/en/periods.json" with { type: "json" };
import es from "../texts/es/periods.json" with { type: "json" };
import fr from "../texts/fr/periods.json" with { type: "json" };
import { addDays, type Day, endOfMonth, formatDay, formatMonth, startOfMonth } from "./day.ts";
import {
  type FiscalYearEnd,
  fiscalQuarterOf,
  fiscalYearOf,
  type PeriodColumn,
  type PeriodSortOrder,
  type ReportingPeriod,
} from "./fiscal-year.ts";

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
  /** What labels are written in; English where it isn't said. */
  readonly language?: Language;
}

/**
 * The columns of a view (D-40): the full periods collected, and the one to date. A period that ends on
 * the last day collected is full; one that was collected only in part counts as to date when it is the
 * last, and is left out otherwise. No columns without cuts.
 */
export function periodColumns(
  { from, cuts, fiscalYearEnd }: CollectedSpan,
  view: PeriodView,
): PeriodColumn[] {
  const { reportingPeriod, order = "OldestFirst", language = "en" } = view;
  const { atMost = usualNumber[reportingPeriod] } = view;
  const upTo = cuts.at(-1);
  if (upTo === undefined) return [];

  const newestFirst: PeriodColumn[] = [];
  let full = 0;
  for (let day = upTo; day >= from; ) {
    const period = periodOf(day, reportingPeriod, fiscalYearEnd, language);
    const whole = period.start >= from && period.end <= upTo;
    if (day !== upTo && (!whole || full >= atMost)) break;
    if (whole) full++;
    const start = period.start < from ? from : period.start;
    newestFirst.push(
      columnOf({ ...period, start }, day, { reportingPeriod, language, toDate: !whole }),
    );
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
}

function columnOf(
  { label, start }: NamedPeriod,
  end: Day,
  { reportingPeriod, language, toDate }: ColumnView,
): PeriodColumn {
  const texts = periodTexts[language];
  const last = formatDay(end, language);
  return {
    reportingPeriodId: `${letters[reportingPeriod]}:${end}`,
    label: toDate ? filled(texts.toDate[reportingPeriod], { day: last }) : label,
    sublabel: toDate ? filled(texts.from, { day: formatDay(start, language) }) : last,
    start,
    end,
    toDate,
  };
}
