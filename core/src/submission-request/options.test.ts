import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/index.ts";
import { appSettings } from "../tenant/index.ts";
import {
  capDay,
  defaultSubmissionOptions,
  type OptionLimits,
  optionFaults,
  optionsWithoutRequest,
  yearsToCollect,
} from "./options.ts";
import type { SubmissionOptions } from "./submission-request.ts";

describe("years on the wire", () => {
  it("count the current year (S-T13, S-T14, S-K3)", () => {
    expect([0, 2, 5].map(yearsToCollect)).toEqual([1, 3, 6]);
  });
});

describe("optionFaults", () => {
  it("finds nothing in the defaults", () => {
    expect(faults({})).toEqual([]);
  });

  it("wants at least one group, and years from none to the tenant's maximum (S-V11, S-V17, X-3)", () => {
    expect(faults({ groups: [] })).toEqual(["no-accounting-data-selected"]);
    expect(faults({ fullFiscalYears: 0 })).toEqual([]);
    expect(faults({ fullFiscalYears: 6 })).toEqual(["fiscal-years-out-of-range"]);
    expect(faults({ fullFiscalYears: 1.5 })).toEqual(["fiscal-years-out-of-range"]);
  });

  it("wants a day that has come, unless the tenant lifts it (S-V12, S-V14)", () => {
    const mostRecentDay = "2026-04-01" as Day;

    expect(faults({ mostRecentDay })).toEqual(["day-out-of-range"]);
    expect(faults({ mostRecentDay }, { ...limits, anyDay: true })).toEqual([]);
    expect(faults({ mostRecentDay: "1999-12-31" as Day })).toEqual(["day-out-of-range"]);
  });
});

describe("defaultSubmissionOptions", () => {
  it("stay within five years where a tenant says nothing (S-K4)", () => {
    const maximumFullFiscalYears = appSettings.maxYearsInAdditionToFYTDForCollection.usual;
    const within = { ...limits, maximumFullFiscalYears };

    expect(faults({ fullFiscalYears: 5 }, within)).toEqual([]);
    expect(faults({ fullFiscalYears: 6 }, within)).toEqual(["fiscal-years-out-of-range"]);
  });

  it("are two full years of statements, on the accrual basis (S-E13, S-E14, S-K3, S-K7)", () => {
    expect(defaultSubmissionOptions).toMatchObject({
      groups: ["financial-statements"],
      basis: "Accrual",
      fullFiscalYears: 2,
    });
  });
});

describe("capDay", () => {
  it("holds a day to its month, and in this month to today (S-V15)", () => {
    const today = "2026-03-15" as Day;

    expect([
      capDay(2026, 2, 31, today),
      capDay(2026, 3, 31, today),
      capDay(2025, 3, 31, today),
    ]).toEqual(["2026-02-28", "2026-03-15", "2025-03-31"]);
  });
});

describe("optionsWithoutRequest", () => {
  it("protect the borrower most (S-E54)", () => {
    expect(optionsWithoutRequest).toMatchObject({
      anonymizeCustomersAndVendors: true,
      provideUserCopy: false,
      allowUserUpload: false,
    });
  });
});

const limits: OptionLimits = {
  today: "2026-03-15" as Day,
  maximumFullFiscalYears: 5,
  anyDay: false,
};

const faults = (over: Partial<SubmissionOptions>, within = limits) =>
  optionFaults({ ...defaultSubmissionOptions, ...over }, within);
