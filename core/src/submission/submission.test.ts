import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/index.ts";
import { daysOfRange, defaultHistoryFilter, historyRanges, passesFilter } from "./history.ts";
import {
  deletionNotice,
  needsIntervention,
  type SubmissionFacts,
  submissionLabel,
  submissionSource,
  submissionStatus,
} from "./submission.ts";

describe("submissionStatus", () => {
  it("is complete only with a record that has an id and a time", () => {
    expect(said({})).toEqual(["complete", "Valid"]);
    expect(said({ financialRecordStatus: "ImportError" })).toEqual(["incomplete", "ImportError"]);
    expect(said({ financialRecordStatus: "Importing" })).toEqual(["incomplete", "Empty"]);
    expect(said({ deleted: true })).toEqual(["deleted", "Deleted"]);
    expect(said({ financialRecordStatus: "Deleted" })).toEqual(["deleted", "Deleted"]);
  });

  it("is unknown before anything was heard of the record", () => {
    const { financialRecordStatus: _, ...submission } = aSubmission();

    expect(submissionStatus(submission)).toBe("incomplete");
    expect(submissionLabel(submission)).toBe("Unknown");
  });
});

describe("submissionSource", () => {
  it("is how the borrower came", () => {
    expect([
      submissionSource({ id: 7, hasShareableLink: true }),
      submissionSource({ id: 7, hasShareableLink: false }),
      submissionSource({ id: -1, hasShareableLink: true }),
    ]).toEqual(["shareable-link", "direct", "anonymous"]);
  });
});

describe("needsIntervention", () => {
  it("is over once it is hidden, or deleted", () => {
    const waiting = aSubmission({ portalStatus: "ConnectionPendingUserIntervention" });

    expect(needsIntervention(waiting)).toBe(true);
    expect(needsIntervention({ ...waiting, portalStatus: "Normal" })).toBe(false);
    expect(needsIntervention({ ...waiting, deleted: true })).toBe(false);
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

describe("passesFilter", () => {
  it("shows deleted rows only when asked for, to those who may see them", () => {
    const row = { status: "deleted", source: "direct" } as const;
    const all = { ...defaultHistoryFilter, statuses: ["complete", "deleted"] as const };

    expect(passesFilter(row, defaultHistoryFilter, { maySeeDeleted: true })).toBe(false);
    expect(passesFilter(row, all, { maySeeDeleted: true })).toBe(true);
    expect(passesFilter(row, all, { maySeeDeleted: false })).toBe(false);
  });
});

describe("daysOfRange", () => {
  it("gives the days of every range", () => {
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
