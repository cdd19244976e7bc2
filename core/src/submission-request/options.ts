import { type Day, dayInMonth, daysInMonth, endOfLastFullMonth, partsOf } from "../calendar/day.ts";
import { type FiscalYearEnd, firstDayCollected } from "../calendar/fiscal-year.ts";
import type { Basis } from "../ledger/ledger.ts";
import {
  type BasisOfAccountingPreference,
  type CollectionGroup,
  collectionGroups,
  type ImportPlan,
  type SubmissionOptions,
  type SubmissionRequest,
} from "./submission-request.ts";

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

/** How far back one kind of report goes: whole fiscal years, with the one under way always on top. */
export interface ReportPeriod {
  readonly group: CollectionGroup;
  readonly fiscalYears: number;
  readonly basis?: SubmissionOptions["basis"];
}

/** What a lender says of an import in place of what was asked (S-E25). What isn't said stays as it was. */
export interface ImportParameters {
  readonly mostRecentDay?: Day;
  readonly anonymizeCustomersAndVendors?: boolean;
  readonly provideUserCopy?: boolean;
  /** Where there is any: what isn't among them isn't read. */
  readonly periods: readonly ReportPeriod[];
}

/** What was asked, with what the lender says since. */
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

/** What is wrong with them. All reports are made of one set of books: as far back, and on one basis. */
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

/**
 * Whether more of somebody's books would be read than they agreed to: another report, more years, later
 * days, or the names that were to be left out.
 */
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

/**
 * What is to be read from the borrower's books, once the company has said when its fiscal year ends.
 * The periods follow as `cutsBetween(from, upTo, fiscalYearEnd)`.
 *
 * @param today decided where the import started, never by a worker (D-56)
 */
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

/**
 * What is read from a file: all that is in it, whatever years were asked for, for its sender has seen all of
 * it. It holds one set of books, and statements alone (S-U9).
 */
export function planFile(
  request: Pick<RequestedBooks, "basis" | "anonymizeCustomersAndVendors">,
  { from, upTo }: Pick<ImportPlan, "from" | "upTo">,
): ImportPlan {
  const [basis = "accrual"] = basesOf(request.basis);
  return {
    from,
    upTo,
    bases: [basis],
    groups: ["financial-statements"],
    anonymize: request.anonymizeCustomersAndVendors,
  };
}

/** The last day to collect: the lender's own choice, never after today, or what `endOfImport` says. */
export function lastDayCollected(
  { endOfImport, mostRecentDay }: Pick<SubmissionRequest, "endOfImport" | "mostRecentDay">,
  today: Day,
): Day {
  if (mostRecentDay !== undefined) return mostRecentDay < today ? mostRecentDay : today;
  return endOfImport === "Today" ? today : endOfLastFullMonth(today);
}

/** Both bases are two complete sets of books (D-41). */
function basesOf(basis: BasisOfAccountingPreference): readonly Basis[] {
  switch (basis) {
    case "Accrual":
      return ["accrual"];
    case "Cash":
      return ["cash"];
    case "CashAndAccrual":
      return ["accrual", "cash"];
  }
}
