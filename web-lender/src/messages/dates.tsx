import type { Day } from "@tieout/core/calendar";
import { languageOf, writtenDay } from "@tieout/core/language";
import { useIntl } from "react-intl";

/** How the portal writes days and instants: figures and dates as text. */
export interface Dates {
  /** "Oct 14, 2025": an instant's day, in the reader's zone. */
  readonly day: (instant: string) => string;
  /** "9:42 AM" */
  readonly time: (instant: string) => string;
  /** "October 14, 2025" */
  readonly longDay: (instant: string) => string;
  /** "Oct 14, 2025": a day of the books, which has no zone. */
  readonly bookDay: (day: Day | string) => string;
  /** "October 14, 2025": a day of the books in prose. */
  readonly longBookDay: (day: Day | string) => string;
}

/** Writes dates in the page's language. */
export function useDates(): Dates {
  const { formatDate, formatTime, locale } = useIntl();
  const books = { timeZone: "UTC" } as const;
  const written = (...date: Parameters<typeof formatDate>) =>
    writtenDay(formatDate(...date), languageOf(locale));

  return {
    day: (instant) => written(instant, { dateStyle: "medium" }),
    time: (instant) => formatTime(instant),
    longDay: (instant) => written(instant, { dateStyle: "long" }),
    bookDay: (day) => written(day, { dateStyle: "medium", ...books }),
    longBookDay: (day) => written(day, { dateStyle: "long", ...books }),
  };
}
