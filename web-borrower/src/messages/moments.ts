import type { Day } from "@tieout/core/calendar";
import { languageOf, writtenDay } from "@tieout/core/language";
import { useIntl } from "react-intl";

/** Days and instants as text in the reader's language: "October 14, 2025", "9:42 AM". */
export function useMoments() {
  const { formatDate, formatTime, locale } = useIntl();
  const written = (...date: Parameters<typeof formatDate>) =>
    writtenDay(formatDate(...date), languageOf(locale));
  return {
    /** A day of the books or of a calendar; it has no zone. */
    day: (day: Day | string) => written(`${day}T00:00:00Z`, { dateStyle: "long", timeZone: "UTC" }),
    /** The day of an instant, where the reader is. */
    dayOf: (instant: string | Date) => written(instant, { dateStyle: "long" }),
    /** An instant at which something ends: "October 14, 2025 at 9:42 AM". */
    momentOf: (instant: string | Date) =>
      written(instant, { dateStyle: "long", timeStyle: "short" }),
    timeOf: (instant: string | Date) => formatTime(instant, { timeStyle: "short" }),
  };
}
