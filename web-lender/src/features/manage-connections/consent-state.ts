import { useDates } from "@tieout/web-portal/dates";
import { useIntl } from "react-intl";
import type { Connection } from "../../api/connections.ts";

export type Consent = Connection["consents"][number];

/** Says whether a permission is in force, or what became of it and when. */
export function useConsentState(): (consent: Consent) => string {
  const { formatMessage } = useIntl();
  const { day } = useDates();
  return (consent) => {
    const { usedAt, endedAt, expiresAt } = consent;
    const id = `permission.state.${outcomeOf(consent)}` as const;
    return formatMessage({ id }, { day: day(usedAt ?? endedAt ?? expiresAt) });
  };
}

function outcomeOf({ state, endedBy }: Consent) {
  if (state !== "ended") return state;
  if (endedBy === "borrower") return "endedByBorrower";
  return endedBy === "time" ? "endedByTime" : "ended";
}
