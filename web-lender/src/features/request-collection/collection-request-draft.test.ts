import { type Day, parseDay } from "@tieout/core/calendar/day";
import { describe, expect, it } from "vitest";
import {
  byMethod,
  groupsOf,
  lastDayOf,
  methodsOf,
  type NewSubmissionRequest,
  pathTo,
  requestOf,
  stepsOf,
  usualDraft,
} from "./collection-request-draft.ts";

describe("usualDraft", () => {
  it("takes the tenant's usual options (S-E13, S-E14, S-E16, S-E17)", () => {
    expect(requestOf(usualDraft(usual(), "shareable", allowing()))).toEqual(usual());
  });

  it("keeps the years within 1 and what the tenant allows (S-V11, X-3)", () => {
    const none = usualDraft(usual({ fullFiscalYearsToCollect: 0 }), "shareable", allowing());
    const many = usualDraft(usual({ fullFiscalYearsToCollect: 9 }), "shareable", allowing());

    expect([none.fullYears, many.fullYears]).toEqual([1, 5]);
  });

  it("leaves out what the tenant has switched off", () => {
    const draft = usualDraft(usual({ anonymizeCustomersAndVendors: true }), "shareable", {
      maxFullYears: 5,
      disabled: {
        disableAdditionalDocUpload: true,
        disableProvideUserCopy: true,
        disableAnonymizeResults: true,
        disableAnonymousDocUpload: false,
        disableBasisOfAccounting: false,
      },
    });

    expect([draft.anonymize, draft.allowUpload, draft.provideCopy]).toEqual([false, false, false]);
  });

  it("asks for nothing of the borrower when the lender connects", () => {
    const draft = usualDraft(usual(), "direct", allowing());

    expect([draft.allowUpload, draft.provideCopy]).toEqual([false, false]);
    expect(requestOf(draft).hasShareableLink).toBe(false);
  });
});

describe("byMethod", () => {
  it("clears upload and copy when the method changes, and only then (S-U10)", () => {
    const draft = usualDraft(usual(), "shareable", allowing());

    expect(byMethod(draft, "shareable").allowUpload).toBe(true);
    expect(byMethod(byMethod(draft, "direct"), "shareable").allowUpload).toBe(false);
  });
});

describe("requestOf", () => {
  it("carries a chosen day in its parts (S-E15)", () => {
    const draft = usualDraft(usual(), "shareable", allowing());
    const chosen = requestOf({ ...draft, period: { end: "Chosen", day: day("2025-02-28") } });

    expect(chosen).toMatchObject({
      mostRecentPeriodYear: 2025,
      mostRecentPeriodMonth: 2,
      mostRecentPeriodDay: 28,
    });
    expect(usualDraft(chosen, "shareable", allowing()).period).toEqual({
      end: "Chosen",
      day: "2025-02-28",
    });
  });
});

describe("pathTo", () => {
  it("wants a workspace (S-V9, S-M46)", () => {
    expect(() => pathTo("")).toThrow("entityId required");
  });
});

describe("groupsOf", () => {
  it("are statements alone where a file holds them, and what was chosen is kept (S-U9)", () => {
    const draft = usualDraft(usual(), "shareable", allowing());
    const byFile = byMethod(draft, "excel");

    expect(groupsOf(byFile)).toEqual(["financial-statements"]);
    expect(groupsOf(byMethod(byFile, "shareable"))).toEqual(draft.groups);
  });
});

describe("lastDayOf", () => {
  it.each([
    { period: { end: "Today" as const }, last: "2025-10-14" },
    { period: { end: "LastFullMonth" as const }, last: "2025-09-30" },
    { period: { end: "Chosen" as const, day: day("2025-03-31") }, last: "2025-03-31" },
  ])("is $last for $period.end", ({ period, last }) => {
    expect(lastDayOf(period, day("2025-10-14"))).toBe(last);
  });
});

function day(text: string): Day {
  const parsed = parseDay(text);
  if (!parsed) throw new Error(`${text} is no day`);
  return parsed;
}

const usual = (over: Partial<NewSubmissionRequest> = {}): NewSubmissionRequest => ({
  accountingCollectionGroups: ["financial-statements", "accounts-receivable"],
  basisOfAccountingPreference: "Accrual",
  fullFiscalYearsToCollect: 3,
  endOfImport: "LastFullMonth",
  anonymizeCustomersAndVendors: false,
  provideUserCopy: true,
  allowUserUpload: true,
  hasShareableLink: true,
  ...over,
});

const allowing = () => ({
  maxFullYears: 5,
  disabled: {
    disableAdditionalDocUpload: false,
    disableProvideUserCopy: false,
    disableAnonymizeResults: false,
    disableAnonymousDocUpload: false,
    disableBasisOfAccounting: false,
  },
});

const { disabled } = allowing();
const nothingOff = { disableDirectLinking: false, allowExcelFileUpload: false };

describe("stepsOf", () => {
  it("asks for the method where there are two (S-U2, S-U3)", () => {
    expect(stepsOf(methodsOf(nothingOff, true), "shareable", disabled)).toEqual([
      "method",
      "options",
      "data",
    ]);
  });

  it("skips the method where only the link is left (S-U4, X-6)", () => {
    expect(
      stepsOf(
        methodsOf({ ...nothingOff, disableDirectLinking: true }, true),
        "shareable",
        disabled,
      ),
    ).toEqual(["options", "data"]);
  });

  it("connects at the end of the direct way", () => {
    expect(stepsOf(methodsOf(nothingOff, true), "direct", disabled)).toEqual([
      "method",
      "options",
      "data",
      "connect",
    ]);
  });

  it("asks where files are left beside the link (S-G5, S-U4, S-C13, X-6)", () => {
    const filesToo = { disableDirectLinking: true, allowExcelFileUpload: true };

    expect(stepsOf(methodsOf(filesToo, true), "excel", disabled)).toEqual([
      "method",
      "options",
      "data",
    ]);
    expect(methodsOf(filesToo, false)).toEqual(["shareable"]);
  });
});
