import { type Day, endOfLastFullMonth, parseDay, partsOf } from "@tieout/core/calendar";
import { type CollectionMode, groupChoices } from "@tieout/core/submission-request";
import type { components } from "@tieout/openapi/lender";
import type { Writable } from "@tieout/openapi/writable";

type UsualOptions = components["schemas"]["NewSubmissionRequest"];
export type NewSubmissionRequest = Writable<components["schemas"]["NewSubmissionRequest"]>;
export type CollectionGroup = NewSubmissionRequest["accountingCollectionGroups"][number];
export type Basis = NewSubmissionRequest["basisOfAccountingPreference"];

/** How the books come: by a link that the borrower opens, connected here and now, or as a file. */
export type Method = CollectionMode;

/** The last day to collect: one that moves with the calendar, or a fixed one. */
export type MostRecentPeriod =
  | { readonly end: "LastFullMonth" | "Today" }
  | { readonly end: "Chosen"; readonly day: Day };

/** What a lender is about to ask for. */
export interface Wish {
  readonly method: Method;
  readonly basis: Basis;
  readonly fullYears: number;
  readonly period: MostRecentPeriod;
  readonly anonymize: boolean;
  readonly allowUpload: boolean;
  readonly provideCopy: boolean;
  readonly groups: readonly CollectionGroup[];
}

interface Allowed {
  readonly maxFullYears: number;
  readonly disabled: {
    readonly disableAdditionalDocUpload: boolean;
    readonly disableProvideUserCopy: boolean;
    readonly disableAnonymizeResults: boolean;
  };
}

/** The tenant's usual options, as far as its switches allow them. */
export function usualWish(
  usual: UsualOptions,
  method: Method,
  { maxFullYears, disabled }: Allowed,
): Wish {
  const wish: Wish = {
    method,
    basis: usual.basisOfAccountingPreference,
    fullYears: Math.min(Math.max(usual.fullFiscalYearsToCollect, 1), maxFullYears),
    period: periodOf(usual),
    anonymize: usual.anonymizeCustomersAndVendors && !disabled.disableAnonymizeResults,
    allowUpload: usual.allowUserUpload && !disabled.disableAdditionalDocUpload,
    provideCopy: usual.provideUserCopy && !disabled.disableProvideUserCopy,
    groups: usual.accountingCollectionGroups,
  };
  return method === "shareable" ? wish : withoutBorrower(wish);
}

/** The same by another method. What the borrower could do is asked anew (S-U10). */
export function byMethod(wish: Wish, method: Method): Wish {
  return wish.method === method ? wish : { ...withoutBorrower(wish), method };
}

/** The wish as it travels. */
export function requestOf(wish: Wish): NewSubmissionRequest {
  return {
    accountingCollectionGroups: groupsOf(wish),
    basisOfAccountingPreference: wish.basis,
    fullFiscalYearsToCollect: wish.fullYears,
    anonymizeCustomersAndVendors: wish.anonymize,
    allowUserUpload: wish.allowUpload,
    provideUserCopy: wish.provideCopy,
    hasShareableLink: wish.method === "shareable",
    ...(wish.method === "excel" && { fromFile: true }),
    ...endOf(wish.period),
  };
}

/**
 * Whose books are asked for.
 *
 * @throws without a workspace there is nobody to ask (S-V9)
 */
export function pathTo(workspaceId: string) {
  if (workspaceId === "") throw new Error("entityId required");
  return { workspaceId };
}

/** What will be collected: of what was chosen, what the method can collect (S-U9). */
export const groupsOf = ({ groups, method }: Wish): CollectionGroup[] =>
  groupChoices(groups, method).flatMap(({ id, collect }) => (collect ? [id] : []));

/** The last day collected, if it were collected today. */
export function lastDayOf(period: MostRecentPeriod, today: Day): Day {
  switch (period.end) {
    case "Today":
      return today;
    case "LastFullMonth":
      return endOfLastFullMonth(today);
    case "Chosen":
      return period.day;
  }
}

const withoutBorrower = (wish: Wish): Wish => ({
  ...wish,
  allowUpload: false,
  provideCopy: false,
});

function periodOf(usual: UsualOptions): MostRecentPeriod {
  const { mostRecentPeriodYear, mostRecentPeriodMonth, mostRecentPeriodDay } = usual;
  const parts = [mostRecentPeriodYear, mostRecentPeriodMonth, mostRecentPeriodDay];
  const day = parseDay(parts.map((part) => String(part ?? "").padStart(2, "0")).join("-"));
  return day ? { end: "Chosen", day } : { end: usual.endOfImport };
}

function endOf(period: MostRecentPeriod) {
  if (period.end !== "Chosen") return { endOfImport: period.end };

  const { year, month, dayOfMonth } = partsOf(period.day);
  return {
    endOfImport: "Today" as const,
    mostRecentPeriodYear: year,
    mostRecentPeriodMonth: month,
    mostRecentPeriodDay: dayOfMonth,
  };
}
