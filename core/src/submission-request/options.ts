import { type Day, dayInMonth, daysInMonth, partsOf } from "../calendar/index.ts";
import type { SubmissionRequest } from "./submission-request.ts";

/** What a lender chooses in the wizard; everything of a request but its number. */
export type SubmissionOptions = Omit<SubmissionRequest, "id">;

/** What the wizard starts from where a tenant has no defaults of its own (specification 001, §9). */
export const defaultSubmissionOptions: SubmissionOptions = {
  groups: ["financial-statements"],
  basis: "Accrual",
  fullFiscalYears: 2,
  endOfImport: "LastFullMonth",
  anonymizeCustomersAndVendors: false,
  provideUserCopy: false,
  allowUserUpload: false,
};

/** What holds for a borrower whose request can't be read: anonymize, no copy, no uploads. */
export const optionsWithoutRequest: SubmissionOptions = {
  ...defaultSubmissionOptions,
  anonymizeCustomersAndVendors: true,
};

/** Years as the wire counts them: the current fiscal year to date is one of them. */
export function yearsToCollect(fullFiscalYears: number): number {
  return fullFiscalYears + 1;
}

export interface OptionLimits {
  readonly today: Day;
  readonly maximumFullFiscalYears: number;
  /** noTimeRestrictionForDataCollection. */
  readonly anyDay: boolean;
}

export type OptionFault =
  | "no-accounting-data-selected"
  | "fiscal-years-out-of-range"
  | "day-out-of-range";

/**
 * What is wrong with a lender's choice, in the order in which the wizard asks. Zero full years, the
 * current one alone, is taken here; the wizard's own form starts at one.
 */
export function optionFaults(
  { groups, fullFiscalYears, mostRecentDay }: SubmissionOptions,
  limits: OptionLimits,
): OptionFault[] {
  const faults: OptionFault[] = [];
  const whole = Number.isInteger(fullFiscalYears) && fullFiscalYears >= 0;
  if (!whole || fullFiscalYears > limits.maximumFullFiscalYears) {
    faults.push("fiscal-years-out-of-range");
  }
  if (mostRecentDay !== undefined && !inRange(mostRecentDay, limits))
    faults.push("day-out-of-range");
  if (groups.length === 0) faults.push("no-accounting-data-selected");
  return faults;
}

/** The day a picker may hold: no further than its month goes, and in this month no further than today. */
export function capDay(year: number, month: number, dayOfMonth: number, today: Day): Day {
  const day = dayInMonth(year, month, Math.min(dayOfMonth, daysInMonth(year, month)));
  const now = partsOf(today);
  return year === now.year && month === now.month && day > today ? today : day;
}

/** Days start with the year 2000 and, unless the tenant lifts it, end today. */
function inRange(day: Day, { today, anyDay }: OptionLimits): boolean {
  return anyDay || (day >= "2000-01-01" && day <= today);
}
