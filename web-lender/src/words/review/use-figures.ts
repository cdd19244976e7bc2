import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";

/** Figures, days and instants as a reader of this language writes them. */
export interface Figures {
  /** A day of the books, which has no zone: "Sep 30, 2025". */
  readonly day: (day: string) => string;
  /** "September 2025". */
  readonly month: (day: string) => string;
  /** "Sep" of the year beside it. */
  readonly shortMonth: (day: string) => string;
  /** An instant in the reader's zone: "October 14, 2025". */
  readonly date: (instant: string) => string;
  /** "Oct 14, 2025, 2:20 PM". */
  readonly time: (instant: string) => string;
  readonly count: (count: number) => string;
  /** "1.3 MB", counted as computers do: 1,024 bytes are one KB. */
  readonly fileSize: (bytes: number) => string;
}

/** Writes figures and dates in the page's language. */
export function useFigures(): Figures {
  const intl = useIntl();
  return useMemo(() => figuresIn(intl), [intl]);
}

function figuresIn({ formatDate, formatNumber }: IntlShape): Figures {
  const bookDay = { timeZone: "UTC" };
  return {
    day: (day) => formatDate(day, { ...bookDay, dateStyle: "medium" }),
    month: (day) => formatDate(day, { ...bookDay, month: "long", year: "numeric" }),
    shortMonth: (day) => formatDate(day, { ...bookDay, month: "short", year: "numeric" }),
    date: (instant) => formatDate(instant, { dateStyle: "long" }),
    time: (instant) => formatDate(instant, { dateStyle: "medium", timeStyle: "short" }),
    count: (count) => formatNumber(count),
    fileSize(bytes) {
      const unit = bytes < 1024 ** 2 ? "kilobyte" : "megabyte";
      const size = bytes / (unit === "kilobyte" ? 1024 : 1024 ** 2);
      const maximumFractionDigits = unit === "kilobyte" ? 0 : 1;
      return formatNumber(Math.max(size, 1), { style: "unit", unit, maximumFractionDigits });
    },
  };
}
