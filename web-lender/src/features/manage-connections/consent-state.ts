import { useDates } from "@tieout/web-portal/dates";
import { useIntl } from "react-intl";
import type { Connection } from "../../api/connections.ts";
import { useTermDays } from "../../messages/use-term-days.ts";

export type Consent = Connection["consents"][number];

/** Says whether a permission is in force, or what became of it and when. */
export function useConsentState(): (consent: Consent) => string {
  const { formatMessage } = useIntl();
  const { bookDay } = useDates();
  const { termDay } = useTermDays();
  return (consent) => {
    const { usedAt, endedAt, expiresAt, untilDay } = consent;
    const id = `permission.state.${outcomeOf(consent)}` as const;
    const at = usedAt ?? endedAt;
    const isOfTerm = at === undefined && untilDay !== undefined;
    return formatMessage({ id }, { day: isOfTerm ? bookDay(untilDay) : termDay(at ?? expiresAt) });
  };
}

function outcomeOf({ state, endedBy }: Consent) {
  if (state !== "ended") return state;
  if (endedBy === "borrower") return "endedByBorrower";
  return endedBy === "time" ? "endedByTime" : "ended";
}
