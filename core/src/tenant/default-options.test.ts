import { describe, expect, it } from "vitest";
import { defaultSubmissionOptions } from "../submission-request/options.ts";
import { anonymousOptions, readDefaultOptions } from "./default-options.ts";

describe("readDefaultOptions", () => {
  it("starts from the product's own", () => {
    expect(readDefaultOptions({})).toEqual({ options: defaultSubmissionOptions, faults: [] });
  });

  it("reads every option in the contract's names (P-E70, P-E71)", () => {
    const configured = {
      accountingCollectionGroups: ["accounts-receivable", "transactions"],
      basisOfAccountingPreference: "CashAndAccrual",
      fullFiscalYearsToCollect: 3,
      endOfImport: "Today",
      mostRecentPeriodYear: 2026,
      mostRecentPeriodMonth: 2,
      mostRecentPeriodDay: 28,
      anonymizeCustomersAndVendors: true,
      provideUserCopy: true,
      allowUserUpload: true,
    };

    expect(readDefaultOptions(configured)).toEqual({
      options: {
        groups: ["accounts-receivable", "transactions"],
        basis: "CashAndAccrual",
        fullFiscalYears: 3,
        endOfImport: "Today",
        mostRecentDay: "2026-02-28",
        anonymizeCustomersAndVendors: true,
        provideUserCopy: true,
        allowUserUpload: true,
      },
      faults: [],
    });
  });

  it("keeps ours in place of what can't be used, and names it", () => {
    const configured = {
      accountingCollectionGroups: [],
      basisOfAccountingPreference: "Barter",
      fullFiscalYearsToCollect: -1,
      mostRecentPeriodYear: 2026,
      colour: "red",
    };

    expect(readDefaultOptions(configured)).toEqual({
      options: defaultSubmissionOptions,
      faults: [
        "mostRecentPeriodYear",
        "accountingCollectionGroups",
        "basisOfAccountingPreference",
        "fullFiscalYearsToCollect",
        "colour",
      ],
    });
  });
});

describe("anonymousOptions", () => {
  it("codes names, and gives no copy and takes no uploads, unless the tenant says so (S-E54)", () => {
    const codes = { anonymizeCustomersAndVendors: true };
    const none = { provideUserCopy: false, allowUserUpload: false };

    expect(anonymousOptions({})).toEqual({ ...defaultSubmissionOptions, ...codes, ...none });
    expect(anonymousOptions({ provideUserCopy: true })).toMatchObject({
      ...codes,
      provideUserCopy: true,
      allowUserUpload: false,
    });
  });
});
