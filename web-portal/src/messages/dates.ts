import type { Day } from "@tieout/core/calendar/day";
import { languageOf, writtenDay } from "@tieout/core/language";
import { useIntl } from "react-intl";

/** Instants use the reader's time zone, unless another is given; days of the books have none. */
export interface Dates {
  /** An instant's day: "Oct 14, 2025". */
  readonly day: (instant: string, timeZone?: string) => string;
  /** "9:42 AM" */
  readonly time: (instant: string | Date) => string;
  /** "October 14, 2025" */
  readonly longDay: (instant: string | Date, timeZone?: string) => string;
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
    day: (instant, zone) => written(instant, { dateStyle: "medium", ...inZone(zone) }),
    time: (instant) => formatTime(instant),
    longDay: (instant, zone) => written(instant, { dateStyle: "long", ...inZone(zone) }),
    longMoment: (instant) => written(instant, { dateStyle: "long", timeStyle: "short" }),
    bookDay: (day) => written(day, { dateStyle: "medium", ...books }),
    longBookDay: (day) => written(day, { dateStyle: "long", ...books }),
  };
}

const inZone = (timeZone: string | undefined) => (timeZone === undefined ? {} : { timeZone });
