import { type Day, dayAt, endOfLastFullMonth, parseDay, partsOf } from "@tieout/core/calendar/day";
import { firstDayCollected } from "@tieout/core/calendar/fiscal-year";
import {
  type CollectionMode,
  groupChoices,
  type ModeSettings,
  modesOffered,
} from "@tieout/core/submission-request/submission-request";
import type { components } from "@tieout/openapi/lender";
import type { Writable } from "@tieout/openapi/writable";
import { useDates } from "@tieout/web-portal/dates";
import { useIntl } from "react-intl";
import type { TenantSettings } from "../../api/tenant-settings.ts";

type UsualOptions = components["schemas"]["NewSubmissionRequest"];
export type NewSubmissionRequest = Writable<components["schemas"]["NewSubmissionRequest"]>;
export type CollectionGroup = NewSubmissionRequest["accountingCollectionGroups"][number];
export type Basis = NewSubmissionRequest["basisOfAccountingPreference"];

/** By link, a direct connection, or a file. */
export type Method = CollectionMode;

type MostRecentPeriod =
  | { readonly end: "LastFullMonth" | "Today" }
  | { readonly end: "Chosen"; readonly day: Day };

export interface RequestDraft {
  readonly method: Method;
  readonly basis: Basis;
  readonly fullYears: number;
  readonly period: MostRecentPeriod;
  readonly anonymize: boolean;
  readonly allowUpload: boolean;
  readonly provideCopy: boolean;
  /** For how long the borrower is asked to allow updates; absent for once. */
  readonly updatesForMonths?: number | undefined;
  readonly groups: readonly CollectionGroup[];
}

type DisabledOptions = TenantSettings["appSettings"]["disabledDataCollectionOptions"];

interface Allowed {
  readonly maxFullYears: number;
  readonly disabled: DisabledOptions;
}

/** As far as the tenant's settings allow. */
export function usualDraft(
  usual: UsualOptions,
  method: Method,
  { maxFullYears, disabled }: Allowed,
): RequestDraft {
  const draft: RequestDraft = {
    method,
    basis: usual.basisOfAccountingPreference,
    fullYears: Math.min(Math.max(usual.fullFiscalYearsToCollect, 1), maxFullYears),
    period: periodOf(usual),
    anonymize: usual.anonymizeCustomersAndVendors && !disabled.disableAnonymizeResults,
    allowUpload: usual.allowUserUpload && !disabled.disableAdditionalDocUpload,
    provideCopy: usual.provideUserCopy && !disabled.disableProvideUserCopy,
    groups: usual.accountingCollectionGroups,
  };
  return method === "shareable" ? draft : withoutBorrower(draft);
}

/** The borrower's options are reset (S-U10). */
export function byMethod(draft: RequestDraft, method: Method): RequestDraft {
  return draft.method === method ? draft : { ...withoutBorrower(draft), method };
}

export function requestOf(draft: RequestDraft): NewSubmissionRequest {
  return {
    accountingCollectionGroups: groupsOf(draft),
    basisOfAccountingPreference: basisOf(draft),
    fullFiscalYearsToCollect: draft.fullYears,
    anonymizeCustomersAndVendors: draft.anonymize,
    allowUserUpload: draft.allowUpload,
    provideUserCopy: draft.provideCopy,
    hasShareableLink: draft.method === "shareable",
    ...(draft.updatesForMonths && { updatesForMonths: draft.updatesForMonths }),
    ...(draft.method === "excel" && { fromFile: true }),
    ...endOf(draft.period),
  };
}

/** @throws without a workspace (S-V9) */
export function pathTo(workspaceId: string) {
  if (workspaceId === "") throw new Error("entityId required");
  return { workspaceId };
}

/** Chosen groups that the method can collect (S-U9). */
export const groupsOf = ({ groups, method }: RequestDraft): CollectionGroup[] =>
  groupChoices(groups, method).flatMap(({ id, collect }) => (collect ? [id] : []));

/** A file holds the books of one basis. */
export const basesOffered = (method: Method): readonly Basis[] =>
  method === "excel" ? ["Accrual", "Cash"] : ["Accrual", "Cash", "CashAndAccrual"];

/** The chosen basis, as far as the method can collect it. */
export const basisOf = ({ basis, method }: RequestDraft): Basis =>
  basesOffered(method).includes(basis) ? basis : "Accrual";

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

const withoutBorrower = (draft: RequestDraft): RequestDraft => ({
  ...draft,
  allowUpload: false,
  provideCopy: false,
  updatesForMonths: undefined,
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

export type Step = "method" | "options" | "data" | "connect";

/** Files only where a page takes them (S-U1, S-C13, S-C14). */
export const methodsOf = (settings: ModeSettings, takesFiles: boolean): readonly Method[] =>
  modesOffered(settings).filter((mode) => mode !== "excel" || takesFiles);

/** Steps without a choice are left out (S-U4, X-6). A file is read whole, so it isn't asked for years or days. */
export function stepsOf(
  methods: readonly Method[],
  method: Method,
  { disableBasisOfAccounting, disableAnonymizeResults }: DisabledOptions,
): readonly Step[] {
  const hasOptions = method !== "excel" || !disableBasisOfAccounting || !disableAnonymizeResults;
  return [
    ...(methods.length > 1 ? (["method"] as const) : []),
    ...(hasOptions ? (["options"] as const) : []),
    "data",
    ...(method === "direct" ? (["connect"] as const) : []),
  ];
}

/** Assumes a December fiscal year end, since the borrower's is unknown before connecting. */
export function spanOf(
  { period, fullYears }: RequestDraft,
  today: Day,
): { readonly from: Day; readonly to: Day } {
  const to = lastDayOf(period, today);
  return { from: firstDayCollected(to, fullYears, { month: 12, day: 31 }), to };
}

export function useDraftTexts(draft: RequestDraft) {
  const { formatMessage, formatList } = useIntl();
  const { bookDay } = useDates();
  const now = new Date();
  const { from, to } = spanOf(draft, dayAt(now, now.getTimezoneOffset()));
  const chosen = groupsOf(draft);
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
    scope: formatMessage({ id: "wish.scope" }, { groups: codes, count: draft.fullYears }),
    period: formatMessage(
      { id: "wish.period" },
      {
        from: bookDay(from),
        to: bookDay(to),
        basis: formatMessage({ id: `wish.basis.${basisOf(draft)}` }),
      },
    ),
    privacy: formatMessage({ id: draft.anonymize ? "wish.anonymized" : "wish.named" }),
    updates:
      draft.updatesForMonths === undefined
        ? formatMessage({ id: "options.updates.once" })
        : formatMessage({ id: "options.updates.months" }, { count: draft.updatesForMonths }),
    /** Empty when the borrower has no options. */
    borrowerMay: borrowerOptions(draft, (id) => formatMessage({ id })),
  };
}

type BorrowerOptionId = "wish.upload" | "wish.copy" | "wish.uploadAndCopy";

function borrowerOptions(
  { allowUpload, provideCopy }: RequestDraft,
  say: (id: BorrowerOptionId) => string,
): string {
  if (allowUpload && provideCopy) return say("wish.uploadAndCopy");
  if (allowUpload) return say("wish.upload");
  return provideCopy ? say("wish.copy") : "";
}
