import { describe, expect, it } from "vitest";
import { type appSettings, isAppSettingName } from "./app-settings.ts";
import { readAppSetting } from "./read-app-setting.ts";

describe("readAppSetting", () => {
  it("has the specification's defaults (P-K7, P-K8, P-K23, P-K24, P-M38)", () => {
    const usual = (name: keyof typeof appSettings) => readAppSetting(name, "");

    expect(usual("sessionMaxLifetimeInSeconds")).toEqual({ result: "read", value: 86_400 });
    expect(usual("loginSessionSlidingLifetimeInSeconds")).toEqual({ result: "read", value: 1_800 });
    expect(usual("maxYearsInAdditionToFYTDForCollection")).toEqual({ result: "read", value: 5 });
    expect(usual("numMonthsInImportYTDDropdown")).toEqual({ result: "read", value: 7 });
  });

  it.each([
    ["riskCalcEnabled", "false", false],
    ["numMonthsInImportYTDDropdown", "12", 12],
    ["country", "", "US"],
    ["country", "se", "SE"],
    ["supportEmailAddress", "help@harborstone.com", "help@harborstone.com"],
    ["legalFooter", "Harborstone, 44 Federal Street", "Harborstone, 44 Federal Street"],
    ["helpCenterLink", "https://help.example", "https://help.example"],
    ["analyticsPath", "/events/of-use", "/events/of-use"],
    ["minimumMappingDate", "2024-02-29", "2024-02-29"],
    ["accountingPackages", "Xero, example", ["xero", "example"]],
    ["accountingPackages", "fileupload", ["fileupload"]],
    ["defaultPortalOptions", '{"endOfImport":"Today"}', { endOfImport: "Today" }],
    ["multiTenantSettings", '{"defaultLogin":true}', { defaultLogin: true }],
  ] as const)("reads %s as %s", (name, written, value) => {
    expect(readAppSetting(name, written)).toEqual({ result: "read", value });
  });

  it.each([
    ["riskCalcEnabled", "yes", "true or false"],
    ["numMonthsInImportYTDDropdown", "0", "a number from 1 to 120"],
    ["maxYearsInAdditionToFYTDForCollection", "0", "a number from 1 to 10"],
    ["maxYearsInAdditionToFYTDForCollection", "11", "a number from 1 to 10"],
    ["country", "Sweden", "a country's two letters of ISO 3166, as in US"],
    ["supportEmailAddress", "help", "an e-mail address"],
    ["legalFooter", "<b>Us</b>", "a line of 300 characters at most, without markup"],
    ["helpCenterLink", "http://help.example", "an address that begins with https://"],
    ...["//elsewhere.example", "/\\elsewhere", "https://elsewhere.example", "/"].map(
      (written) =>
        ["analyticsPath", written, "a path on the portal's own host, as in /events"] as const,
    ),
    ["minimumMappingDate", "2026-02-30", "a day, as in 2026-03-31"],
    ["defaultPortalOptions", "[]", "an object in JSON"],
    ["defaultPortalOptions", '{"colour":1}', "an object without these faults: colour"],
    [
      "multiTenantSettings",
      '{"passLoginThrough":false,"defaultLogin":false}',
      "an object without these faults: no-login-offered",
    ],
  ] as const)("refuses %s of %s", (name, written, wanted) => {
    expect(readAppSetting(name, written)).toEqual({ result: "refused", wanted });
  });

  it("knows its names", () => {
    expect(["riskCalcEnabled", "toString", "colour"].filter(isAppSettingName)).toEqual([
      "riskCalcEnabled",
    ]);
  });
});
