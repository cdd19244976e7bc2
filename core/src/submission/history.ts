import {
  type Day,
  dayInMonth,
  endOfLastFullMonth,
  endOfMonth,
  partsOf,
  startOfMonth,
} from "../calendar/index.ts";
import type { SubmissionSource, SubmissionStatus } from "./submission.ts";

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
