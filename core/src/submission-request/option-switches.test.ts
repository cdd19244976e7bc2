import { describe, expect, it } from "vitest";
import { switchedOff } from "./submission-request.ts";

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
