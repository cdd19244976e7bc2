import { parseDay } from "../calendar/day.ts";
import { defaultSubmissionOptions, optionsWithoutRequest } from "../submission-request/options.ts";
import {
  collectionGroups,
  type SubmissionOptions,
} from "../submission-request/submission-request.ts";

export interface ReadDefaultOptions {
  readonly options: SubmissionOptions;
  /** Invalid values; our default stands in. */
  readonly faults: readonly string[];
}

type Configured = Readonly<Record<string, unknown>>;

/** A new request's options as the tenant configured them, by the contract's names (P-E69); the rest are ours. */
export function readDefaultOptions(
  configured: Configured,
  usual: SubmissionOptions = defaultSubmissionOptions,
): ReadDefaultOptions {
  const faults: string[] = [];
  const read = <Value>(name: string, isOne: (value: unknown) => value is Value, ours: Value) => {
    const value = configured[name];
    if (value === undefined || isOne(value)) return value ?? ours;
    faults.push(name);
    return ours;
  };
  const mostRecentDay = dayOf(configured);
  if (mostRecentDay === "unusable") faults.push("mostRecentPeriodYear");

  const options: SubmissionOptions = {
    groups: read("accountingCollectionGroups", areGroups, usual.groups),
    basis: read(
      "basisOfAccountingPreference",
      oneOf("Accrual", "Cash", "CashAndAccrual"),
      usual.basis,
    ),
    fullFiscalYears: read("fullFiscalYearsToCollect", isYears, usual.fullFiscalYears),
    endOfImport: read("endOfImport", oneOf("Today", "LastFullMonth"), usual.endOfImport),
    anonymizeCustomersAndVendors: read(
      "anonymizeCustomersAndVendors",
      isFlag,
      usual.anonymizeCustomersAndVendors,
    ),
    provideUserCopy: read("provideUserCopy", isFlag, usual.provideUserCopy),
    allowUserUpload: read("allowUserUpload", isFlag, usual.allowUserUpload),
    ...(mostRecentDay && mostRecentDay !== "unusable" && { mostRecentDay }),
  };
  faults.push(...Object.keys(configured).filter((name) => !knownNames.has(name)));
  return { options, faults };
}

/** The anonymous link has no request, so these apply (S-E54). */
export function anonymousOptions(configured: Configured): SubmissionOptions {
  return readDefaultOptions(configured, optionsWithoutRequest).options;
}

const knownNames = new Set([
  "accountingCollectionGroups",
  "basisOfAccountingPreference",
  "fullFiscalYearsToCollect",
  "endOfImport",
  "anonymizeCustomersAndVendors",
  "provideUserCopy",
  "allowUserUpload",
  "mostRecentPeriodYear",
  "mostRecentPeriodMonth",
  "mostRecentPeriodDay",
]);

function dayOf(configured: Configured) {
  const { mostRecentPeriodYear: year, mostRecentPeriodMonth: month } = configured;
  const { mostRecentPeriodDay: dayOfMonth } = configured;
  if (year === undefined && month === undefined && dayOfMonth === undefined) return undefined;
  const written = [
    [year, 4],
    [month, 2],
    [dayOfMonth, 2],
  ] as const;
  const text = written.map(([part, digits]) => String(part).padStart(digits, "0")).join("-");
  return parseDay(text) ?? "unusable";
}

const isFlag = (value: unknown) => typeof value === "boolean";

const isYears = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 10;

const areGroups = (value: unknown): value is SubmissionOptions["groups"] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((group) => collectionGroups.some((known) => known === group));

const oneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.some((word) => word === value);
