import type { Day } from "@tieout/core/calendar/day";
import { languageOf, writtenDay } from "@tieout/core/language";
import { useIntl } from "react-intl";

/** Instants use the reader's time zone; days of the books have none. */
export interface Dates {
  /** An instant's day: "Oct 14, 2025". */
  readonly day: (instant: string) => string;
  /** "9:42 AM" */
  readonly time: (instant: string | Date) => string;
  /** "October 14, 2025" */
  readonly longDay: (instant: string | Date) => string;
  /** "October 14, 2025 at 9:42 AM" */
  readonly longMoment: (instant: string | Date) => string;
  /** A day of the books: "Oct 14, 2025". */
  readonly bookDay: (day: Day | string) => string;
  /** "October 14, 2025" */
  readonly longBookDay: (day: Day | string) => string;
}

export function useDates(): Dates {
  const { formatDate, formatTime, locale } = useIntl();
  const books = { timeZone: "UTC" } as const;
  const written = (...date: Parameters<typeof formatDate>) =>
    writtenDay(formatDate(...date), languageOf(locale));

  return {
    day: (instant) => written(instant, { dateStyle: "medium" }),
    time: (instant) => formatTime(instant),
    longDay: (instant) => written(instant, { dateStyle: "long" }),
    longMoment: (instant) => written(instant, { dateStyle: "long", timeStyle: "short" }),
    bookDay: (day) => written(day, { dateStyle: "medium", ...books }),
    longBookDay: (day) => written(day, { dateStyle: "long", ...books }),
  };
}
