import { useQuery } from "@tanstack/react-query";
import { useDates } from "@tieout/web-portal/dates";
import { tenantSettings } from "../api/tenant-settings.ts";

interface TermDays {
  /** "Mar 31, 2026" */
  readonly termDay: (instant: string) => string;
  /** "March 31, 2026" */
  readonly longTermDay: (instant: string) => string;
}

/**
 * The day on which a link, access or retention ends, by the lender's calendar: every colleague, the borrower, mails and receipts
 * name the same one. The page's frame has read the settings; where it couldn't, days are the reader's.
 */
export function useTermDays(): TermDays {
  const { data: settings } = useQuery({ ...tenantSettings(), enabled: false });
  const { day, longDay } = useDates();
  const zone = settings?.appSettings.timeZone;
  return {
    termDay: (instant) => day(instant, zone),
    longTermDay: (instant) => longDay(instant, zone),
  };
}
