import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import { defaultSubmissionOptions, lastDayCollected, planImport } from "./options.ts";
import {
  accept,
  type Circumstances,
  groupChoices,
  modesOffered,
  optionsForMode,
  type SharedLink,
  type SubmissionRequest,
} from "./submission-request.ts";

describe("accept", () => {
  it("takes a borrower in up to the last instant of the link", () => {
    expect(accept(aLink(), at("2026-03-15T11:59:59.999Z"))).toEqual({ result: "accepted" });
  });

  it("refuses from the very instant the link expires", () => {
    expect(accept(aLink(), at("2026-03-15T12:00:00Z"))).toEqual({ result: "link-expired" });
  });

  it("says that a link was withdrawn before it says anything else", () => {
    const link = aLink({ deletedAt: new Date("2026-03-01T00:00:00Z") });

    expect(accept(link, { ...at("2027-01-01T00:00:00Z"), collectionsLeft: 0 })).toEqual({
      result: "link-deleted",
    });
  });

  it("refuses while the lender takes nobody in, and when the contract is used up", () => {
    const now = at("2026-03-15T09:00:00Z");

    expect(accept(aLink(), { ...now, borrowerFlowDisabled: true })).toEqual({
      result: "lender-disabled",
    });
    expect(accept(aLink(), { ...now, collectionsLeft: 0 })).toEqual({ result: "limit-reached" });
  });

  it("refuses what was collected before, where once is all that's wanted", () => {
    const circumstances = { ...at("2026-03-15T09:00:00Z"), alreadyCollected: true };

    expect(accept(aLink(), circumstances)).toEqual({ result: "already-collected" });
  });

  it("lets a borrower try again on what was reserved already", () => {
    const now = at("2026-03-15T09:00:00Z");

    expect(accept(aLink(), { ...now, collectionsLeft: 0, alreadyReserved: true })).toEqual({
      result: "accepted",
    });
  });
});

const at = (instant: string): Circumstances => ({
  now: new Date(instant),
  borrowerFlowDisabled: false,
  alreadyCollected: false,
  collectionsLeft: Number.POSITIVE_INFINITY,
  alreadyReserved: false,
});

const aLink = (over: Partial<SharedLink> = {}): SharedLink => ({
  expiresAt: new Date("2026-03-15T12:00:00Z"),
  ...over,
});

describe("modesOffered", () => {
  it("leaves out what the tenant has turned off (S-C13, S-C14)", () => {
    const all = { disableDirectLinking: false, allowExcelFileUpload: true };
    const one = { disableDirectLinking: true, allowExcelFileUpload: false };

    expect(modesOffered(all)).toEqual(["shareable", "direct", "excel"]);
    expect(modesOffered(one)).toEqual(["shareable"]);
  });
});

describe("another mode", () => {
  const options = {
    ...defaultSubmissionOptions,
    groups: ["financial-statements", "transactions"] as const,
    allowUserUpload: true,
    provideUserCopy: true,
  };

  it("clears uploads and copies (S-U10)", () => {
    expect(optionsForMode(options, "direct")).toEqual({
      ...options,
      allowUserUpload: false,
      provideUserCopy: false,
    });
  });

  it("leaves a file with statements alone, and no choice (S-U9, S-E23)", () => {
    expect(optionsForMode(options, "excel").groups).toEqual(["financial-statements"]);
    expect(groupChoices(options.groups, "excel")).toEqual([
      {
        id: "financial-statements",
        selected: true,
        readOnly: true,
        hidden: false,
        collect: true,
      },
      ...(["accounts-receivable", "accounts-payable", "transactions"] as const).map((id) => ({
        id,
        selected: false,
        readOnly: true,
        hidden: true,
        collect: false,
      })),
    ]);
  });

  it("leaves the groups to be chosen otherwise (S-E22, S-E23, S-G9)", () => {
    expect(groupChoices(options.groups, "shareable")).toEqual(
      [
        ["financial-statements", true],
        ["accounts-receivable", false],
        ["accounts-payable", false],
        ["transactions", true],
      ].map(([id, selected]) => ({
        id,
        selected,
        collect: selected,
        readOnly: false,
        hidden: false,
      })),
    );
  });
});

describe("planImport", () => {
  it("reads the full fiscal years and the current one, up to the last full month", () => {
    const request = aRequest({ fullFiscalYears: 2, endOfImport: "LastFullMonth" });

    expect(planImport(request, "2026-03-15" as Day, { month: 6, day: 31 })).toEqual({
      from: "2023-07-01",
      upTo: "2026-02-28",
      bases: ["accrual"],
      groups: ["financial-statements"],
      anonymize: true,
    });
  });

  it("counts years from the last day collected, which may lie in the fiscal year before today's", () => {
    const request = aRequest({ fullFiscalYears: 0, endOfImport: "LastFullMonth" });

    const plan = planImport(request, "2026-01-10" as Day, { month: 12, day: 31 });

    expect([plan.from, plan.upTo]).toEqual(["2025-01-01", "2025-12-31"]);
  });

  it("reads two complete sets for both bases", () => {
    const plan = planImport(aRequest({ basis: "CashAndAccrual" }), "2026-01-10" as Day, yearEnd);

    expect(plan.bases).toEqual(["accrual", "cash"]);
  });
});

describe("lastDayCollected", () => {
  it("takes the lender's day, but never one that hasn't come", () => {
    const upTo = (mostRecentDay: string) =>
      lastDayCollected(
        { endOfImport: "Today", mostRecentDay: mostRecentDay as Day },
        "2026-03-15" as Day,
      );

    expect([upTo("2025-09-30"), upTo("2026-12-31")]).toEqual(["2025-09-30", "2026-03-15"]);
  });
});

const yearEnd = { month: 12, day: 31 };

const aRequest = (over: Partial<SubmissionRequest> = {}): SubmissionRequest => ({
  id: 1,
  groups: ["financial-statements"],
  basis: "Accrual",
  fullFiscalYears: 2,
  endOfImport: "Today",
  anonymizeCustomersAndVendors: true,
  provideUserCopy: false,
  allowUserUpload: false,
  ...over,
});
