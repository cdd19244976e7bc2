import type { RoleName } from "../access/access.ts";
import {
  type Day,
  dayInMonth,
  endOfLastFullMonth,
  endOfMonth,
  partsOf,
  startOfMonth,
} from "../calendar/day.ts";

/** One time that books were asked for, as a history shows it. */
export interface SubmissionFacts {
  /** Created, ImportError, or something on the way; absent before there is a record. */
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

/** Complete with a record that was created, deleted if somebody hid it, incomplete otherwise. */
export function submissionStatus(submission: SubmissionFacts): SubmissionStatus {
  if (submission.deleted || submission.financialRecordStatus === "Deleted") return "deleted";
  return hasRecord(submission) ? "complete" : "incomplete";
}

/** What a row says of its data: valid when there is some, empty when there is none. */
export function submissionLabel(submission: SubmissionFacts): SubmissionLabel {
  if (submissionStatus(submission) === "deleted") return "Deleted";
  if (submission.financialRecordStatus === undefined) return "Unknown";
  if (submission.financialRecordStatus === "ImportError") return "ImportError";
  return hasRecord(submission) ? "Valid" : "Empty";
}

/** The request of anyone who came by the tenant's anonymous link (P-E42). */
export const anonymousRequestId = -1;

/** Seven days: from then on a scheduled deletion is a warning. */
const deletionWarningSeconds = 604_800;

export type DeletionNotice =
  | { readonly notice: "none" }
  | { readonly notice: "scheduled" | "soon" | "deleted"; readonly at: Date };

/** What to say of a submission's files that are, or were, to be deleted. */
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

/** A workspace's history starts with everything, the tenant's with this month. */
export const defaultHistoryRanges = {
  workspace: "allrange",
  global: "currentmonthrange",
} as const satisfies Record<string, HistoryRange>;

/** Days, both included; a side that is absent is open. */
export interface DayRange {
  readonly start?: Day;
  readonly end?: Day;
}

/** The days of a range, as of today. A custom range with its ends crossed is turned the right way. */
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

/** Whether somebody sees a submission's financial statements, and what keeps them from it. */
export type StatementsGate = "open" | "switched-off" | "mapping-not-enabled" | "not-released";

export interface StatementsRules {
  readonly financialStatementsEnabled: boolean;
  /** Statements are hidden until an administrator releases them (D-58). */
  readonly financialStatementsReleaseEnabled: boolean;
  /** Only submissions that were created later have statements. */
  readonly minimumMappingDate?: Day | undefined;
}

/** Judges in the order in which a reason makes the next one idle. */
export function statementsGate(
  submission: { readonly createdAt: Date; readonly releasedAt?: Date | undefined },
  rules: StatementsRules,
  roles: readonly RoleName[],
): StatementsGate {
  const { minimumMappingDate: from } = rules;
  if (!rules.financialStatementsEnabled) return "switched-off";
  if (from !== undefined && submission.createdAt <= new Date(from)) return "mapping-not-enabled";

  const isHeldBack = rules.financialStatementsReleaseEnabled && !submission.releasedAt;
  return isHeldBack && !mayReleaseStatements(roles) ? "not-released" : "open";
}

/** Who looks after the tenant decides what its people see. */
export function mayReleaseStatements(roles: readonly RoleName[]): boolean {
  return roles.includes("Administrator");
}

/** How long a borrower's copy of what they shared can be downloaded: 72 hours. */
export const userCopySeconds = 259_200;

/** How often it can be downloaded in that time (D-12). */
export const userCopyDownloads = 5;

export interface UserCopySwitches {
  /** Whether who asked for the books lets the borrower have a copy. */
  readonly provideUserCopy: boolean;
  /** The tenant has switched copies off. */
  readonly disableProvideUserCopy: boolean;
}

/** Whether borrowers may be sent a copy of what they share. */
export function offersUserCopy({
  provideUserCopy,
  disableProvideUserCopy,
}: UserCopySwitches): boolean {
  return provideUserCopy && !disableProvideUserCopy;
}

/** A copy that was made, as far as it can still be had. */
export interface UserCopyFacts {
  readonly expiresAt: Date;
  readonly downloadsLeft: number;
}

/** Whether a copy can still be downloaded: in time, and not too often before. */
export function isUserCopyThere({ expiresAt, downloadsLeft }: UserCopyFacts, now: Date): boolean {
  return now < expiresAt && downloadsLeft > 0;
}

/** How long a borrower may take to say that an address is theirs: 48 hours. */
export const emailConfirmationSeconds = 172_800;

/** One time that somebody was asked whether an address is theirs. */
export interface EmailConfirmation {
  readonly expiresAt: Date;
  readonly confirmedAt?: Date;
}

export type EmailConfirmationState = "asked" | "confirmed" | "too-old";

/** What a confirmation is at an instant. One that was given stays given (D-13). */
export function emailConfirmationState(
  { expiresAt, confirmedAt }: EmailConfirmation,
  now: Date,
): EmailConfirmationState {
  if (confirmedAt !== undefined) return "confirmed";
  return now >= expiresAt ? "too-old" : "asked";
}

/**
 * How long a collection stays in the history that somebody has begun and left with nothing in it. A
 * borrower's: long enough for a lender to see that somebody was there, and to ask again. A lender's own: as
 * long as a mail can be answered that asks whose address it is; who gave up connecting knows that they did.
 */
const keptDays = { borrower: 30, lender: 2 } as const;

export type BeganBy = keyof typeof keptDays;

/** Collections that were begun before, and came to nothing, are gone by now. */
export const abandonedBefore = (now: Date, beganBy: BeganBy): Date =>
  new Date(now.getTime() - keptDays[beganBy] * 86_400_000);
