import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { tenantSettings } from "../api/tenant-settings.ts";
import { endedAt } from "../app/session-memory.ts";
import { useDates } from "../messages/dates.tsx";
import type { EndOfSession } from "./timeout-paragraphs.ts";

/** When this browser's session ended, and after how long the tenant lets one end; nothing where none did. */
export function useEndOfSession(reason: "sliding" | "absolute"): EndOfSession {
  const { formatNumber } = useIntl();
  const { time } = useDates();
  const { data: settings } = useQuery(tenantSettings());
  const at = endedAt();
  const seconds =
    settings?.appSettings[
      reason === "sliding" ? "loginSessionSlidingLifetimeInSeconds" : "sessionMaxLifetimeInSeconds"
    ];
  if (!at) return { time: undefined, duration: undefined };

  return {
    time: time(at.toISOString()),
    duration: seconds === undefined ? undefined : durationOf(seconds),
  };

  /** "24 hours" where they are whole, else "90 minutes". */
  function durationOf(seconds: number): string {
    const isWhole = seconds % 3_600 === 0;
    const [count, unit] = isWhole ? [seconds / 3_600, "hour"] : [Math.ceil(seconds / 60), "minute"];
    return formatNumber(count, { style: "unit", unit, unitDisplay: "long" });
  }
}
