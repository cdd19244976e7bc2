import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/index.ts";
import {
  daysOfRange,
  defaultHistoryFilter,
  defaultHistoryRanges,
  deletionNotice,
  historyRanges,
  type SubmissionFacts,
  submissionLabel,
  submissionStatus,
} from "./submission.ts";

describe("submissionStatus", () => {
  it("is complete only with a record that has an id and a time (S-T1, S-T2, S-T3, S-T5)", () => {
    expect(said({})).toEqual(["complete", "Valid"]);
    expect(said({ financialRecordStatus: "ImportError" })).toEqual(["incomplete", "ImportError"]);
    expect(said({ financialRecordStatus: "Importing" })).toEqual(["incomplete", "Empty"]);
    expect(said({ deleted: true })).toEqual(["deleted", "Deleted"]);
    expect(said({ financialRecordStatus: "Deleted" })).toEqual(["deleted", "Deleted"]);
  });

  it("is unknown before anything was heard of the record (S-T5)", () => {
    const { financialRecordStatus: _, ...submission } = aSubmission();

    expect(submissionStatus(submission)).toBe("incomplete");
    expect(submissionLabel(submission)).toBe("Unknown");
  });
});

describe("deletionNotice", () => {
  it("warns when fewer than seven days remain", () => {
    const at = new Date("2026-03-15T00:00:00Z");
    const notice = (now: string, isDeleted = false) =>
      deletionNotice({ autoDeleteAt: at, isDeleted }, new Date(now)).notice;

    expect(notice("2026-03-08T00:00:00Z")).toBe("scheduled");
    expect(notice("2026-03-08T00:00:01Z")).toBe("soon");
    expect(notice("2026-03-20T00:00:00Z", true)).toBe("deleted");
    expect(deletionNotice({ isDeleted: false }, at)).toEqual({ notice: "none" });
  });
});

describe("a history to begin with", () => {
  it("has complete and incomplete ones of every source, but none that are deleted (S-U37, S-U38, S-U39)", () => {
    expect(defaultHistoryFilter).toEqual({
      statuses: ["complete", "incomplete"],
      sources: ["secure-link", "direct", "anonymous"],
    });
  });

  it("is a workspace's whole one, and the tenant's of this month (S-U41, S-U42)", () => {
    expect(defaultHistoryRanges).toEqual({ workspace: "allrange", global: "currentmonthrange" });
  });
});

describe("daysOfRange", () => {
  it("gives the days of every range (S-U35)", () => {
    const days = historyRanges.map((range) =>
      daysOfRange(range, "2026-02-10" as Day, {
        start: "2026-02-05" as Day,
        end: "2026-02-01" as Day,
      }),
    );

    expect(days).toEqual([
      {},
      { start: "2026-02-01", end: "2026-02-05" },
      { start: "2026-01-01", end: "2026-01-31" },
      { start: "2026-02-01", end: "2026-02-28" },
      { start: "2026-01-01", end: "2026-02-10" },
    ]);
  });
});

const said = (over: Partial<SubmissionFacts>) => {
  const submission = aSubmission(over);
  return [submissionStatus(submission), submissionLabel(submission)];
};

const aSubmission = (over: Partial<SubmissionFacts> = {}): SubmissionFacts => ({
  financialRecordStatus: "Created",
  financialRecordId: "record",
  financialRecordCreated: new Date("2026-03-15T00:00:00Z"),
  deleted: false,
  portalStatus: "Normal",
  ...over,
});
