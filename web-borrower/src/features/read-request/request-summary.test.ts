import { parseDay } from "@tieout/core/calendar/day";
import { describe, expect, it } from "vitest";
import type { Asked } from "../../api/request.ts";
import { lastDayAsked } from "./request-summary.tsx";

const today = parseDay("2026-03-15");

describe("lastDayAsked", () => {
  it.each<{ what: string; asked: Partial<Asked>; day: string }>([
    { what: "today", asked: { endOfImport: "Today" }, day: "2026-03-15" },
    { what: "the end of the last full month", asked: {}, day: "2026-02-28" },
    {
      what: "the day that the lender chose",
      asked: { mostRecentPeriodYear: 2025, mostRecentPeriodMonth: 9, mostRecentPeriodDay: 12 },
      day: "2025-09-12",
    },
    {
      what: "the end of a month that the lender chose",
      asked: { mostRecentPeriodYear: 2024, mostRecentPeriodMonth: 2 },
      day: "2024-02-29",
    },
  ])("is $what", ({ asked, day }) => {
    if (!today) throw new Error("the test's own day is none");

    expect(lastDayAsked(asAsked(asked), today)).toBe(day);
  });
});

const asAsked = (asked: Partial<Asked>): Asked => ({
  accountingCollectionGroups: ["financial-statements"],
  basisOfAccountingPreference: "Accrual",
  fullFiscalYearsToCollect: 3,
  endOfImport: "LastFullMonth",
  anonymizeCustomersAndVendors: false,
  provideUserCopy: false,
  allowUserUpload: false,
  hasShareableLink: true,
  ...asked,
});
