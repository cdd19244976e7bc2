import { monthOf } from "@tieout/core/book-mapping/month-words";
import { type Day, dayInMonth, type FiscalYearEnd } from "@tieout/core/calendar";
import type { ColumnHeading } from "./heading-row.ts";

/**
 * Headings that name a month without its year, or a year alone or over a group, with the day on which each ends. Months
 * come one after the other, and the last of them is in the year of the title.
 */
export function withBarePeriods(
  columns: readonly ColumnHeading[],
  { titleYear, yearEnd }: { readonly titleYear?: number; readonly yearEnd: FiscalYearEnd },
): readonly ColumnHeading[] {
  const months = columns.flatMap((heading) => {
    const month = heading.period ? undefined : monthAlone(heading.text);
    return month === undefined ? [] : [{ column: heading.column, month }];
  });
  const years = columns.flatMap((heading) => {
    const year = heading.period ? undefined : (yearAlone(heading.text) ?? yearAlone(heading.group));
    return year === undefined ? [] : [{ column: heading.column, year }];
  });
  const ends = new Map<number, Day>();
  if (months.length > 2 && titleYear !== undefined) {
    let year = titleYear;
    for (const [i, { column, month }] of [...months.entries()].reverse()) {
      if (month > (months[i + 1]?.month ?? 12)) year--;
      ends.set(column, dayInMonth(year, month, 31));
    }
  } else if (new Set(years.map(({ year }) => year)).size > 1) {
    for (const { column, year } of years) {
      ends.set(column, dayInMonth(year, yearEnd.month, yearEnd.day));
    }
  }
  return columns.map((heading) => {
    const end = ends.get(heading.column);
    return end === undefined ? heading : { ...heading, period: { end, rest: "" } };
  });
}

const monthAlone = (text: string) =>
  /^\p{L}{3,}\.?$/u.test(text) ? monthOf(text.replace(".", "")) : undefined;

function yearAlone(text: string): number | undefined {
  const [, year] = /^(?:FY|CY|YE)? ?'?((?:20)?\d{2})$/i.exec(text) ?? [];
  if (year === undefined || (year.length === 2 && !/^[A-Z]/i.test(text))) return undefined;
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}
