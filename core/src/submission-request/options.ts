import { type Day, dayInMonth, daysInMonth, endOfLastFullMonth, partsOf } from "../calendar/day.ts";
import { type FiscalYearEnd, firstDayCollected } from "../calendar/fiscal-year.ts";
import type { Basis } from "../ledger/ledger.ts";
import {
  type BasisOfAccountingPreference,
  type CollectionGroup,
  collectionGroups,
  fileGroups,
  type ImportPlan,
  type SubmissionOptions,
  type SubmissionRequest,
} from "./submission-request.ts";

/** Where a tenant has no defaults of its own (specification 001, §9). */
export const defaultSubmissionOptions: SubmissionOptions = {
  groups: ["financial-statements"],
  basis: "Accrual",
  fullFiscalYears: 2,
  endOfImport: "LastFullMonth",
  anonymizeCustomersAndVendors: false,
  provideUserCopy: false,
  allowUserUpload: false,
};

/** For unreadable requests: anonymize, no copy, no uploads. */
export const optionsWithoutRequest: SubmissionOptions = {
  ...defaultSubmissionOptions,
  anonymizeCustomersAndVendors: true,
};

/** The wire counts the current fiscal year to date as a year. */
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

/** In the wizard's order. Zero full years is allowed here; the wizard's form starts at one. */
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

/** Capped by the month's end, and by today in this month. */
export function capDay(year: number, month: number, dayOfMonth: number, today: Day): Day {
  const day = dayInMonth(year, month, Math.min(dayOfMonth, daysInMonth(year, month)));
  const now = partsOf(today);
  return year === now.year && month === now.month && day > today ? today : day;
}

/** From the year 2000 to today, or later if the tenant allows it. */
function inRange(day: Day, { today, anyDay }: OptionLimits): boolean {
  return anyDay || (day >= "2000-01-01" && day <= today);
}

/** Whole fiscal years, plus the current one. */
export interface ReportPeriod {
  readonly group: CollectionGroup;
  readonly fiscalYears: number;
  readonly basis?: SubmissionOptions["basis"];
}

/** A lender's changes to an import (S-E25); absent ones keep the request's. */
export interface ImportParameters {
  readonly mostRecentDay?: Day;
  readonly anonymizeCustomersAndVendors?: boolean;
  readonly provideUserCopy?: boolean;
  /** If present, other reports aren't read. */
  readonly periods: readonly ReportPeriod[];
}

export function withParameters<Options extends SubmissionOptions>(
  asked: Options,
  { periods, ...said }: ImportParameters,
): Options {
  const [first] = periods;
  if (!first) return { ...asked, ...said };
  const groups = collectionGroups.filter((group) => periods.some((each) => each.group === group));
  const basis = periods.find((each) => each.basis !== undefined)?.basis ?? asked.basis;
  return { ...asked, ...said, groups, fullFiscalYears: first.fiscalYears, basis };
}

export type ParameterFault = OptionFault | "periods-differ" | "bases-differ";

/** All reports share one set of books, so range and basis must agree. */
export function parameterFaults(
  asked: SubmissionOptions,
  parameters: ImportParameters,
  limits: OptionLimits,
): ParameterFault[] {
  const { periods } = parameters;
  const years = new Set(periods.map(({ fiscalYears }) => fiscalYears));
  const bases = new Set(periods.flatMap(({ basis }) => basis ?? []));
  return [
    ...(years.size > 1 ? (["periods-differ"] as const) : []),
    ...(bases.size > 1 ? (["bases-differ"] as const) : []),
    ...optionFaults(withParameters(asked, parameters), limits),
  ];
}

/** Whether more would be read than a borrower agreed to: reports, years, later days, or names that were to be hidden. */
export function goesBeyond(
  wanted: SubmissionOptions,
  agreed: SubmissionOptions,
  today: Day,
): boolean {
  return (
    wanted.groups.some((group) => !agreed.groups.includes(group)) ||
    wanted.fullFiscalYears > agreed.fullFiscalYears ||
    lastDayCollected(wanted, today) > lastDayCollected(agreed, today) ||
    (agreed.anonymizeCustomersAndVendors && !wanted.anonymizeCustomersAndVendors)
  );
}

/** The part of a request that says what to read. */
export type RequestedBooks = Pick<
  SubmissionRequest,
  | "groups"
  | "basis"
  | "fullFiscalYears"
  | "endOfImport"
  | "mostRecentDay"
  | "anonymizeCustomersAndVendors"
>;

/** Needs the company's fiscal year end; `today` is fixed at the import's start, never by a worker (D-56). */
export function planImport(
  request: RequestedBooks,
  today: Day,
  fiscalYearEnd: FiscalYearEnd,
): ImportPlan {
  const upTo = lastDayCollected(request, today);
  return {
    from: firstDayCollected(upTo, request.fullFiscalYears, fiscalYearEnd),
    upTo,
    bases: basesOf(request.basis),
    groups: request.groups,
    anonymize: request.anonymizeCustomersAndVendors,
  };
}

/** A file is read whole, because its sender saw all of it; statements alone (S-U9). */
export function planFile(
  request: Pick<RequestedBooks, "basis" | "anonymizeCustomersAndVendors">,
  { from, upTo }: Pick<ImportPlan, "from" | "upTo">,
): ImportPlan {
  const [basis = "accrual"] = basesOf(request.basis);
  return {
    from,
    upTo,
    bases: [basis],
    groups: fileGroups,
    anonymize: request.anonymizeCustomersAndVendors,
  };
}

/** The lender's choice, never after today, or what `endOfImport` says. */
export function lastDayCollected(
  { endOfImport, mostRecentDay }: Pick<SubmissionRequest, "endOfImport" | "mostRecentDay">,
  today: Day,
): Day {
  if (mostRecentDay !== undefined) return mostRecentDay < today ? mostRecentDay : today;
  return endOfImport === "Today" ? today : endOfLastFullMonth(today);
}

/** Both bases are two complete sets of books (D-41). */
export function basesOf(basis: BasisOfAccountingPreference): readonly Basis[] {
  switch (basis) {
    case "Accrual":
      return ["accrual"];
    case "Cash":
      return ["cash"];
    case "CashAndAccrual":
      return ["accrual", "cash"];
  }
}
