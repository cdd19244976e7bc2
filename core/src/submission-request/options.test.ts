import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import { appSettings } from "../tenant/app-settings.ts";
import {
  capDay,
  defaultSubmissionOptions,
  goesBeyond,
  type ImportParameters,
  type OptionLimits,
  optionFaults,
  optionsWithoutRequest,
  parameterFaults,
  type ReportPeriod,
  withParameters,
  yearsToCollect,
} from "./options.ts";
import { type SubmissionOptions, switchedOff } from "./submission-request.ts";

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

const on = {
  disableAdditionalDocUpload: false,
  disableProvideUserCopy: false,
  disableAnonymizeResults: false,
  disableBasisOfAccounting: false,
};
const off = {
  disableAdditionalDocUpload: true,
  disableProvideUserCopy: true,
  disableAnonymizeResults: true,
  disableBasisOfAccounting: true,
};
const everything = {
  allowUserUpload: true,
  provideUserCopy: true,
  anonymizeCustomersAndVendors: true,
  basis: "Cash",
} as const;
const usual = { basis: "Accrual" } as const;

describe("switchedOff", () => {
  it("finds what was chosen against a switch (S-C15, P-E64, P-E66, P-E67, P-E68)", () => {
    expect(switchedOff(everything, on, usual)).toEqual([]);
    expect(switchedOff(everything, off, usual)).toEqual([
      "allowUserUpload",
      "provideUserCopy",
      "anonymizeCustomersAndVendors",
      "basis",
    ]);
    expect(switchedOff(everything, { ...on, disableProvideUserCopy: true }, usual)).toEqual([
      "provideUserCopy",
    ]);
  });

  it("finds nothing in what wasn't chosen, nor in the usual basis", () => {
    const nothing = { allowUserUpload: false, provideUserCopy: false };

    expect(switchedOff({}, off, usual)).toEqual([]);
    expect(switchedOff({ ...nothing, basis: "Cash" }, off, { basis: "Cash" })).toEqual([]);
  });
});

const asked: SubmissionOptions = {
  ...defaultSubmissionOptions,
  groups: ["financial-statements", "accounts-receivable"],
};
const today = "2026-03-15" as Day;

describe("withParameters", () => {
  it("leaves what isn't said as it was asked (S-E25)", () => {
    const said = { anonymizeCustomersAndVendors: true, mostRecentDay: "2026-01-31" as Day };

    expect(withParameters(asked, { periods: [] })).toEqual(asked);
    expect(withParameters(asked, { ...said, periods: [] })).toEqual({ ...asked, ...said });
  });

  it("reads the reports that have a period, as far back and on the basis said (S-E26, S-E27)", () => {
    const periods = [
      aPeriod({ group: "transactions", fiscalYears: 4 }),
      aPeriod({ fiscalYears: 4, basis: "Cash" }),
    ];

    expect(withParameters(asked, { periods })).toEqual({
      ...asked,
      groups: ["financial-statements", "transactions"],
      fullFiscalYears: 4,
      basis: "Cash",
    });
  });
});

describe("parameterFaults", () => {
  it("takes up to five periods where a tenant says nothing, the same for each report (S-K6, S-E26)", () => {
    const ledger = aPeriod({ group: "transactions" });

    expect(periodFaults([aPeriod({ fiscalYears: 5 })])).toEqual([]);
    expect(periodFaults([aPeriod({ fiscalYears: 6 })])).toEqual(["fiscal-years-out-of-range"]);
    expect(periodFaults([aPeriod({ fiscalYears: 2 }), ledger])).toEqual(["periods-differ"]);
    expect(periodFaults([aPeriod({ basis: "Cash" }), { ...ledger, basis: "Accrual" }])).toEqual([
      "bases-differ",
    ]);
    expect(periodFaults([], { mostRecentDay: "2026-03-16" as Day })).toEqual(["day-out-of-range"]);
  });
});

describe("goesBeyond", () => {
  it.each<[string, Partial<SubmissionOptions>, boolean]>([
    ["the same", {}, false],
    ["less", { groups: ["accounts-receivable"], fullFiscalYears: 0 }, false],
    ["an earlier day", { mostRecentDay: "2026-01-31" as Day }, false],
    ["fewer names", { anonymizeCustomersAndVendors: true }, false],
    ["another report", { groups: ["transactions"] }, true],
    ["more years", { fullFiscalYears: 3 }, true],
    ["later days", { endOfImport: "Today" }, true],
  ])("knows %s from more than was agreed to", (_, over, isMore) => {
    expect(goesBeyond({ ...asked, ...over }, asked, today)).toBe(isMore);
  });

  it("never gives names back that were to be left out", () => {
    const agreed = { ...asked, anonymizeCustomersAndVendors: true };

    expect(goesBeyond(asked, agreed, today)).toBe(true);
  });
});

const aPeriod = (over: Partial<ReportPeriod>): ReportPeriod => ({
  group: "financial-statements",
  fiscalYears: 3,
  ...over,
});

const periodFaults = (periods: readonly ReportPeriod[], over: Partial<ImportParameters> = {}) =>
  parameterFaults(asked, { ...over, periods }, { today, maximumFullFiscalYears: 5, anyDay: false });
