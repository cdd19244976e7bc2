import type { RoleName } from "../access/access.ts";
import {
  type Day,
  dayInMonth,
  endOfLastFullMonth,
  endOfMonth,
  partsOf,
  startOfMonth,
} from "../calendar/day.ts";
import { readsLedger } from "../import/records-read.ts";
import type { CollectionGroup } from "../submission-request/submission-request.ts";

/** One time that books were asked for, as a history shows it. */
export interface SubmissionFacts {
  /** Created, ImportError or in progress; absent without a record. */
  readonly financialRecordStatus?: string;
  readonly financialRecordId?: string;
  readonly financialRecordCreated?: Date;
  readonly deleted: boolean;
  readonly portalStatus: PortalStatus;
}

export type PortalStatus = "Normal" | "ConnectionPendingUserIntervention";

export const submissionStatuses = ["complete", "incomplete", "deleted"] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

export const submissionSources = ["secure-link", "direct", "anonymous"] as const;
export type SubmissionSource = (typeof submissionSources)[number];

export type SubmissionLabel = "Deleted" | "Unknown" | "ImportError" | "Valid" | "Empty";

/** Complete with a created record, deleted if hidden, incomplete otherwise. */
export function submissionStatus(submission: SubmissionFacts): SubmissionStatus {
  if (submission.deleted || submission.financialRecordStatus === "Deleted") return "deleted";
  return hasRecord(submission) ? "complete" : "incomplete";
}

/** Valid with data, empty without. */
export function submissionLabel(submission: SubmissionFacts): SubmissionLabel {
  if (submissionStatus(submission) === "deleted") return "Deleted";
  if (submission.financialRecordStatus === undefined) return "Unknown";
  if (submission.financialRecordStatus === "ImportError") return "ImportError";
  return hasRecord(submission) ? "Valid" : "Empty";
}

/** The request of anyone who came by the tenant's anonymous link (P-E42). */
export const anonymousRequestId = -1;

/** Seven days: from then on, deletion is a warning. */
const deletionWarningSeconds = 604_800;

export type DeletionNotice =
  | { readonly notice: "none" }
  | { readonly notice: "scheduled" | "soon" | "deleted"; readonly at: Date };

export function deletionNotice(
  retention: { readonly autoDeleteAt?: Date; readonly isDeleted: boolean },
  now: Date,
): DeletionNotice {
  const { autoDeleteAt: at, isDeleted } = retention;
  if (at === undefined) return { notice: "none" };
  if (isDeleted) return { notice: "deleted", at };
  const seconds = (at.getTime() - now.getTime()) / 1_000;
  return { notice: seconds < deletionWarningSeconds ? "soon" : "scheduled", at };
}

function hasRecord(submission: SubmissionFacts): boolean {
  const { financialRecordStatus, financialRecordId, financialRecordCreated } = submission;
  return (
    financialRecordStatus === "Created" &&
    financialRecordId !== undefined &&
    financialRecordCreated !== undefined
  );
}

/** Which submissions a history shows. */
export interface HistoryFilter {
  readonly statuses: readonly SubmissionStatus[];
  readonly sources: readonly SubmissionSource[];
}

/** Everything but what was deleted (S-U39). */
export const defaultHistoryFilter: HistoryFilter = {
  statuses: ["complete", "incomplete"],
  sources: ["secure-link", "direct", "anonymous"],
};

export const historyRanges = [
  "allrange",
  "customrange",
  "priormonthrange",
  "currentmonthrange",
  "ytdrange",
] as const;
export type HistoryRange = (typeof historyRanges)[number];

/** A workspace starts with everything, the tenant with this month. */
export const defaultHistoryRanges = {
  workspace: "allrange",
  global: "currentmonthrange",
} as const satisfies Record<string, HistoryRange>;

/** Both inclusive; absent means open. */
export interface DayRange {
  readonly start?: Day;
  readonly end?: Day;
}

/** A custom range with crossed ends is swapped. */
export function daysOfRange(range: HistoryRange, today: Day, custom: DayRange = {}): DayRange {
  switch (range) {
    case "allrange":
      return {};
    case "customrange": {
      const { start, end } = custom;
      return start && end && start > end ? { start: end, end: start } : custom;
    }
    case "priormonthrange": {
      const end = endOfLastFullMonth(today);
      return { start: startOfMonth(end), end };
    }
    case "currentmonthrange":
      return { start: startOfMonth(today), end: endOfMonth(today) };
    case "ytdrange":
      return { start: dayInMonth(partsOf(today).year, 1, 1), end: today };
  }
}

/** Whether statements are visible, or why not. */
export type StatementsGate =
  | "open"
  | "not-collected"
  | "switched-off"
  | "mapping-not-enabled"
  | "not-released";

interface CollectedStatements {
  readonly createdAt: Date;
  readonly releasedAt?: Date | undefined;
  /** Absent before the record is Created. */
  readonly collectedGroups?: readonly CollectionGroup[] | undefined;
}

export interface StatementsRules {
  readonly financialStatementsEnabled: boolean;
  /** Hidden until an administrator releases them (D-58). */
  readonly financialStatementsReleaseEnabled: boolean;
  /** Older submissions have no statements. */
  readonly minimumMappingDate?: Day | undefined;
}

/** Ordered so that each reason makes the next irrelevant. */
export function statementsGate(
  submission: CollectedStatements,
  rules: StatementsRules,
  roles: readonly RoleName[],
): StatementsGate {
  const { minimumMappingDate: from } = rules;
  const { collectedGroups: groups } = submission;
  if (groups && !readsLedger({ groups })) return "not-collected";
  if (!rules.financialStatementsEnabled) return "switched-off";
  if (from !== undefined && submission.createdAt <= new Date(from)) return "mapping-not-enabled";

  const isHeldBack = rules.financialStatementsReleaseEnabled && !submission.releasedAt;
  return isHeldBack && !mayReleaseStatements(roles) ? "not-released" : "open";
}

/** Only administrators of the tenant. */
export function mayReleaseStatements(roles: readonly RoleName[]): boolean {
  return roles.includes("Administrator");
}

/** A borrower's copy can be downloaded for 72 hours. */
export const userCopySeconds = 259_200;

/** Downloads in that time (D-12). */
export const userCopyDownloads = 5;

export interface UserCopySwitches {
  readonly provideUserCopy: boolean;
  readonly disableProvideUserCopy: boolean;
}

export function offersUserCopy({
  provideUserCopy,
  disableProvideUserCopy,
}: UserCopySwitches): boolean {
  return provideUserCopy && !disableProvideUserCopy;
}

export interface UserCopyFacts {
  readonly expiresAt: Date;
  readonly downloadsLeft: number;
}

/** Not expired, and downloads left. */
export function isUserCopyThere({ expiresAt, downloadsLeft }: UserCopyFacts, now: Date): boolean {
  return now < expiresAt && downloadsLeft > 0;
}

/** 48 hours to confirm an address. */
export const emailConfirmationSeconds = 172_800;

export interface EmailConfirmation {
  readonly expiresAt: Date;
  readonly confirmedAt?: Date;
}

export type EmailConfirmationState = "asked" | "confirmed" | "too-old";

/** A given confirmation stays given (D-13). */
export function emailConfirmationState(
  { expiresAt, confirmedAt }: EmailConfirmation,
  now: Date,
): EmailConfirmationState {
  if (confirmedAt !== undefined) return "confirmed";
  return now >= expiresAt ? "too-old" : "asked";
}

/** Days to keep empty collections: a borrower's so the lender can follow up, a lender's until its address mail is answered. */
const keptDays = { borrower: 30, lender: 2 } as const;

export type BeganBy = keyof typeof keptDays;

/** Empty collections begun before this are deleted. */
export const abandonedBefore = (now: Date, beganBy: BeganBy): Date =>
  new Date(now.getTime() - keptDays[beganBy] * 86_400_000);
