import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import {
  daysOfRange,
  defaultHistoryFilter,
  defaultHistoryRanges,
  deletionNotice,
  emailConfirmationSeconds,
  emailConfirmationState,
  historyRanges,
  isUserCopyThere,
  offersUserCopy,
  type StatementsRules,
  type SubmissionFacts,
  statementsGate,
  submissionLabel,
  submissionStatus,
  userCopyDownloads,
  userCopySeconds,
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

const askedAt = new Date("2026-03-15T09:00:00Z");
const after = (seconds: number) => new Date(askedAt.getTime() + seconds * 1_000);

describe("emailConfirmationState", () => {
  it("waits for 48 hours, and stays confirmed after that (X-20)", () => {
    const asked = { expiresAt: after(emailConfirmationSeconds) };

    expect(emailConfirmationState(asked, after(172_799))).toBe("asked");
    expect(emailConfirmationState(asked, after(172_800))).toBe("too-old");
    expect(emailConfirmationState({ ...asked, confirmedAt: after(60) }, after(999_999))).toBe(
      "confirmed",
    );
  });
});

const createdAt = new Date("2026-03-15T09:00:00Z");

describe("statementsGate", () => {
  it("is shut where the tenant has no statements (S-U60, S-C11)", () => {
    expect(gate({ financialStatementsEnabled: false })).toBe("switched-off");
  });

  it("opens only to submissions later than the minimum mapping date (S-V27)", () => {
    const from = (day: string, instant = createdAt) =>
      statementsGate({ createdAt: instant }, rules({ minimumMappingDate: day as Day }), []);

    expect(from("2026-03-16")).toBe("mapping-not-enabled");
    expect(from("2026-03-15", new Date("2026-03-15T00:00:00Z"))).toBe("mapping-not-enabled");
    expect(from("2026-03-15")).toBe("open");
  });

  it("is shut until somebody releases them, but for administrators (S-C11, P-E45)", () => {
    const held = { financialStatementsReleaseEnabled: true };

    expect(gate({ financialStatementsReleaseEnabled: false })).toBe("open");
    expect(gate(held)).toBe("not-released");
    expect(statementsGate({ createdAt }, rules(held), ["Administrator"])).toBe("open");
    expect(statementsGate({ createdAt, releasedAt: createdAt }, rules(held), [])).toBe("open");
  });
});

const rules = (over: Partial<StatementsRules> = {}): StatementsRules => ({
  financialStatementsEnabled: true,
  financialStatementsReleaseEnabled: false,
  ...over,
});

const gate = (over: Partial<StatementsRules>) =>
  statementsGate({ createdAt }, rules(over), ["Default User"]);

describe("offersUserCopy", () => {
  it("needs whoever asked for the books, and a tenant that hasn't switched it off (S-C9)", () => {
    const offered = (provideUserCopy: boolean, disableProvideUserCopy: boolean) =>
      offersUserCopy({ provideUserCopy, disableProvideUserCopy });

    expect([offered(true, false), offered(true, true), offered(false, false)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("isUserCopyThere", () => {
  it("is so for three days and five downloads", () => {
    const made = new Date("2026-03-15T09:00:00Z");
    const expiresAt = new Date(made.getTime() + userCopySeconds * 1_000);
    const copy = { expiresAt, downloadsLeft: userCopyDownloads };

    expect(isUserCopyThere(copy, new Date("2026-03-18T08:59:59Z"))).toBe(true);
    expect(isUserCopyThere(copy, new Date("2026-03-18T09:00:00Z"))).toBe(false);
    expect(isUserCopyThere({ ...copy, downloadsLeft: 0 }, made)).toBe(false);
    expect(userCopyDownloads).toBe(5);
  });
});
