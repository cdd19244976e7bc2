import type { Day } from "../calendar/index.ts";
import {
  type OptionFault,
  type OptionLimits,
  optionFaults,
  type SubmissionOptions,
} from "./options.ts";
import { lastDayCollected } from "./plan-import.ts";
import { type CollectionGroup, collectionGroups } from "./submission-request.ts";

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
