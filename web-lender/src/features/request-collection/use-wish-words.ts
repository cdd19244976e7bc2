import { dayAt } from "@tieout/core/calendar";
import { useIntl } from "react-intl";
import { useDates } from "../../messages/dates.tsx";
import { spanOf } from "./span.ts";
import { groupsOf, type Wish } from "./wish.ts";

/** A wish in words: what, over which period, how private, and what the borrower may do. */
export function useWishWords(wish: Wish) {
  const { formatMessage, formatList } = useIntl();
  const { bookDay } = useDates();
  const now = new Date();
  const { from, to } = spanOf(wish, dayAt(now, now.getTimezoneOffset()));
  const chosen = groupsOf(wish);
  const [first, ...others] = chosen;
  const groups = [
    ...(first ? [formatMessage({ id: `group.${first}` })] : []),
    ...others.map((group) => formatMessage({ id: `group.${group}.short` })),
  ].join(", ");
  const codes = formatList(
    chosen.map((group) => formatMessage({ id: `group.${group}.code` })),
    { type: "conjunction" },
  );

  return {
    groups,
    scope: formatMessage({ id: "wish.scope" }, { groups: codes, count: wish.fullYears }),
    period: formatMessage(
      { id: "wish.period" },
      {
        from: bookDay(from),
        to: bookDay(to),
        basis: formatMessage({ id: `wish.basis.${wish.basis}` }),
      },
    ),
    privacy: formatMessage({ id: wish.anonymize ? "wish.anonymized" : "wish.named" }),
    /** Empty when the borrower may do nothing besides. */
    borrowerMay: mayOf(wish, (id) => formatMessage({ id })),
  };
}

type MayWords = "wish.upload" | "wish.copy" | "wish.uploadAndCopy";

function mayOf({ allowUpload, provideCopy }: Wish, say: (id: MayWords) => string): string {
  if (allowUpload && provideCopy) return say("wish.uploadAndCopy");
  if (allowUpload) return say("wish.upload");
  return provideCopy ? say("wish.copy") : "";
}
