import { describe, expect, it } from "vitest";
import { accountingPackages, isOffered, offeredPackages, packageName } from "./packages.ts";

describe("offeredPackages", () => {
  it("are all but the demonstration system where a tenant says nothing", () => {
    const offered = offeredPackages({ accountingPkgBlackList: [] }).map(({ id }) => id);

    expect(offered).toHaveLength(accountingPackages.length - 1);
    expect(offered).not.toContain("example");
  });

  it("are those that a tenant lists, less those that it refuses, case aside", () => {
    const settings = {
      accountingPackages: ["Example", "XERO", "QuickBooksOnline"],
      accountingPkgBlackList: ["Xero"],
    };

    expect(offeredPackages(settings).map(({ id }) => id)).toEqual(["quickbooksonline", "example"]);
  });
});

describe("isOffered", () => {
  it("is no for a package that is only shown", () => {
    const settings = { accountingPkgBlackList: [] };

    expect(isOffered(settings, "Xero")).toBe(true);
    expect(isOffered(settings, "reckon")).toBe(false);
    expect(isOffered(settings, "sageone")).toBe(false);
  });
});

describe("packageName", () => {
  it("knows files too, and falls back to what it was given", () => {
    expect(["FileUpload", "myobbusiness", "ledgerly"].map(packageName)).toEqual([
      "File upload",
      "MYOB Business",
      "ledgerly",
    ]);
  });
});
