import { languageOf, writtenDay } from "@tieout/core/language";
import { useIntl } from "react-intl";

/** A day of the books in words: "December 31, 2025". */
export function useDay(): (day: string) => string {
  const { formatDate, locale } = useIntl();
  return (day) =>
    writtenDay(formatDate(day, { dateStyle: "long", timeZone: "UTC" }), languageOf(locale));
}
