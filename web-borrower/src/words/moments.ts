import type { Day } from "@tieout/core/calendar";
import { useIntl } from "react-intl";

/** Days and instants as text in the reader's language: "October 14, 2025", "9:42 AM". */
export function useMoments() {
  const { formatDate, formatTime } = useIntl();
  return {
    /** A day of the books or of a calendar; it has no zone. */
    day: (day: Day | string) =>
      formatDate(`${day}T00:00:00Z`, { dateStyle: "long", timeZone: "UTC" }),
    /** The day of an instant, where the reader is. */
    dayOf: (instant: string | Date) => formatDate(instant, { dateStyle: "long" }),
    timeOf: (instant: string | Date) => formatTime(instant, { timeStyle: "short" }),
  };
}
