import {
  type DayNumber,
  dayNumber,
  dayOfMonth,
  endOfMonth,
  isMonthEnd,
  monthOf,
  startOfFiscalYear,
  yearOf,
} from "../../dex/books/calendar.ts";
import type { OpenCompany } from "../company-file/open-company.ts";
import { type Period, periodOf } from "../company-file/transactions.ts";
import { childOf, textOf, type XmlElement } from "../qbxml/read-xml.ts";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** The period of a report; `undefined` for a macro that the stand-in doesn't know. */
export function reportPeriod(request: XmlElement, open: OpenCompany): Period | undefined {
  const { first, last } = open.books.company;
  const named = childOf(request, "ReportPeriod");
  const macro = textOf(request, "ReportDateMacro") ?? (named ? "All" : "ThisMonthToDate");
  if (named) return periodOf(named, open, ["FromReportDate", "ToReportDate"]);
  switch (macro) {
    case "All":
      return { from: first, to: last };
    case "Today":
      return { from: last, to: last };
    case "ThisMonthToDate":
      return { from: last - dayOfMonth(last) + 1, to: last };
    case "ThisYearToDate":
      return { from: startOfFiscalYear(last, open.books.company.fiscalYearEndMonth), to: last };
    default:
      return undefined;
  }
}

/** A period cut into columns; `undefined` for a way that the stand-in doesn't know. */
export function columnsOf(
  { from, to }: Period,
  by: string | undefined,
  { books }: OpenCompany,
): readonly Period[] | undefined {
  const ends: Record<string, (day: DayNumber) => DayNumber> = {
    TotalOnly: () => to,
    Month: endOfMonth,
    Quarter: (day) => dayNumber(yearOf(day), Math.ceil(monthOf(day) / 3) * 3 + 1, 0),
    Year: (day) => {
      const start = startOfFiscalYear(day, books.company.fiscalYearEndMonth);
      return dayNumber(yearOf(start) + 1, monthOf(start), 0);
    },
  };
  const endOf = ends[by ?? "TotalOnly"];
  if (!endOf) return undefined;
  const columns: Period[] = [];
  for (let start = from; start <= to; ) {
    const end = Math.min(to, endOf(start));
    columns.push({ from: start, to: end });
    start = end + 1;
  }
  return columns;
}

/** `Mar 20, 25`. */
export const dayTitle = (day: DayNumber): string =>
  `${months[monthOf(day) - 1]} ${dayOfMonth(day)}, ${shortYear(day)}`;

/** `Mar 25` for a whole month, `Jan - Dec 25` for several, `Nov 1 - 21, 26` for a part of one. */
export function periodTitle({ from, to }: Period): string {
  const whole = dayOfMonth(from) === 1 && isMonthEnd(to);
  const [first, last] = [months[monthOf(from) - 1], months[monthOf(to) - 1]];
  const sameYear = yearOf(from) === yearOf(to);
  if (!sameYear) {
    return whole
      ? `${first} '${shortYear(from)} - ${last} ${shortYear(to)}`
      : `${dayTitle(from)} - ${dayTitle(to)}`;
  }
  if (whole)
    return first === last ? `${first} ${shortYear(to)}` : `${first} - ${last} ${shortYear(to)}`;
  if (first === last) return `${first} ${dayOfMonth(from)} - ${dayOfMonth(to)}, ${shortYear(to)}`;
  return `${first} ${dayOfMonth(from)} - ${dayTitle(to)}`;
}

/** `March 20, 2025`. */
export const longDay = (day: DayNumber): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(day * 86_400_000);

const shortYear = (day: DayNumber) => String(yearOf(day) % 100).padStart(2, "0");
