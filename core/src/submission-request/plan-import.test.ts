import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/index.ts";
import { lastDayCollected, planImport } from "./options.ts";
import type { SubmissionRequest } from "./submission-request.ts";

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
