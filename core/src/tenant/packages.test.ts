import { describe, expect, it } from "vitest";
import {
  accountingPackages,
  fileUpload,
  isOffered,
  offeredPackages,
  packageName,
} from "./packages.ts";

describe("offeredPackages", () => {
  it("are all but the demonstration system where a tenant says nothing", () => {
    const offered = offeredPackages({ accountingPkgBlackList: [] }).map(({ id }) => id);

    expect(offered).toHaveLength(accountingPackages.length - 1);
    expect(offered).not.toContain("example");
  });

  it("are those that a tenant lists, less those that it refuses, case aside (P-G18, P-G19, S-G8)", () => {
    const settings = {
      accountingPackages: ["Example", "XERO", "QuickBooksOnline"],
      accountingPkgBlackList: ["Xero"],
    };

    expect(offeredPackages(settings).map(({ id }) => id)).toEqual(["quickbooksonline", "example"]);
  });

  it("have files among them where a tenant asks for them, and nowhere else (P-G16)", () => {
    const asked = { accountingPackages: ["fileupload", "example"], accountingPkgBlackList: [] };

    expect(offeredPackages(asked).map(({ id }) => id)).toEqual(["example", "fileupload"]);
    expect(isOffered(asked, "FileUpload")).toBe(true);
    expect(isOffered({ accountingPkgBlackList: [] }, "fileupload")).toBe(false);
  });
});

describe("accountingPackages", () => {
  it("have the contract's identifiers, and their own names (P-G7, P-G8, P-G9, P-G10, P-G11, P-G14, P-G15, P-G16, S-G7, X-14)", () => {
    const names = Object.fromEntries(
      [...accountingPackages, fileUpload].map((one) => [one.id, one.name]),
    );

    expect(names).toEqual({
      quickbooksonline: "QuickBooks Online",
      quickbooksdesktop: "QuickBooks Desktop",
      sageintacct: "Sage Intacct",
      xero: "Xero",
      netsuite: "NetSuite",
      myobbusiness: "MYOB Business",
      businesscentral: "Business Central",
      example: "DEX",
      freeagent: "FreeAgent",
      reckon: "Reckon",
      fileupload: "File upload",
    });
  });

  it("are beta where they are (P-G12, P-G13)", () => {
    const betas = accountingPackages.filter(({ beta }) => beta).map(({ id }) => id);

    expect(betas).toEqual(["myobbusiness", "businesscentral"]);
  });
});

describe("isOffered", () => {
  it("is no for a package that is only shown (P-G17)", () => {
    const settings = { accountingPkgBlackList: [] };

    expect(isOffered(settings, "Xero")).toBe(true);
    expect(isOffered(settings, "reckon")).toBe(false);
    expect(isOffered(settings, "sageone")).toBe(false);
  });
});

describe("packageName", () => {
  it("knows files too, and falls back to what it was given", () => {
    const named = ["FileUpload", "myobbusiness", "ledgerly"].map((id) => packageName(id));

    expect(named).toEqual(["File upload", "MYOB Business", "ledgerly"]);
  });

  it("says a file in the reader's language, and leaves packages their own names (P-U14)", () => {
    const named = ["fileupload", "xero"].map((id) => packageName(id, "fr"));

    expect(named).toEqual(["Fichier importé", "Xero"]);
  });
});
