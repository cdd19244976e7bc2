import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/index.ts";
import {
  defaultSubmissionOptions,
  goesBeyond,
  type ImportParameters,
  parameterFaults,
  type ReportPeriod,
  withParameters,
} from "./options.ts";
import type { SubmissionOptions } from "./submission-request.ts";

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

    expect(faults([aPeriod({ fiscalYears: 5 })])).toEqual([]);
    expect(faults([aPeriod({ fiscalYears: 6 })])).toEqual(["fiscal-years-out-of-range"]);
    expect(faults([aPeriod({ fiscalYears: 2 }), ledger])).toEqual(["periods-differ"]);
    expect(faults([aPeriod({ basis: "Cash" }), { ...ledger, basis: "Accrual" }])).toEqual([
      "bases-differ",
    ]);
    expect(faults([], { mostRecentDay: "2026-03-16" as Day })).toEqual(["day-out-of-range"]);
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

const faults = (periods: readonly ReportPeriod[], over: Partial<ImportParameters> = {}) =>
  parameterFaults(asked, { ...over, periods }, { today, maximumFullFiscalYears: 5, anyDay: false });
