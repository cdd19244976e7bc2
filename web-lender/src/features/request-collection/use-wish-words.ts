import { dayAt } from "@tieout/core/calendar";
import { useIntl } from "react-intl";
import { useDates } from "../../words/dates.tsx";
import { spanOf } from "./span.ts";
import type { Wish } from "./wish.ts";

/** A wish in words: what, over which period, how private, and what the borrower may do. */
export function useWishWords(wish: Wish) {
  const { formatMessage, formatList } = useIntl();
  const { bookDay } = useDates();
  const now = new Date();
  const { from, to } = spanOf(wish, dayAt(now, now.getTimezoneOffset()));
  const groups = formatList(
    wish.groups.map((group) => formatMessage({ id: `group.${group}.short` })),
    { type: "conjunction" },
  );

  return {
    groups,
    scope: formatMessage({ id: "wish.scope" }, { groups, count: wish.fullYears }),
    period: formatMessage(
      { id: "wish.period" },
      {
        from: bookDay(from),
        to: bookDay(to),
        basis: formatMessage({ id: `wish.basis.${wish.basis}` }),
      },
    ),
    privacy: formatMessage({ id: wish.anonymize ? "wish.anonymized" : "wish.named" }),
    borrowerMay: formatList(
      [
        ...(wish.allowUpload ? [formatMessage({ id: "wish.upload" })] : []),
        ...(wish.provideCopy ? [formatMessage({ id: "wish.copy" })] : []),
      ],
      { type: "conjunction" },
    ),
  };
}
