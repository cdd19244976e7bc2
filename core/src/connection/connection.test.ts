import { describe, expect, it } from "vitest";
import { relinkOf, standingOf, worstFirst } from "./connection.ts";

const now = new Date("2026-03-15T09:00:00Z");

describe("standingOf", () => {
  it("warns in the last 30 days, and ends with the consent", () => {
    const until = (day: string) =>
      standingOf({ state: "Connected", consentExpiresAt: new Date(`${day}T09:00:00Z`) }, now);

    expect(standingOf({ state: "Connected" }, now)).toBe("connected");
    expect(until("2026-04-15")).toBe("connected");
    expect(until("2026-04-14")).toBe("expires-soon");
    expect(until("2026-03-15")).toBe("disconnected");
    expect(standingOf({ state: "Disconnected" }, now)).toBe("disconnected");
  });
});

describe("worstFirst", () => {
  it("leaves those that stand alike in their order", () => {
    const soon = new Date("2026-03-20T09:00:00Z");
    const connections = [
      { name: "a", state: "Connected" },
      { name: "b", state: "Connected", consentExpiresAt: soon },
      { name: "c", state: "Disconnected" },
      { name: "d", state: "Connected" },
    ] as const;

    expect(worstFirst(connections, now).map(({ name }) => name)).toEqual(["c", "b", "a", "d"]);
  });
});

describe("relinkOf", () => {
  const settings = {
    accountingPkgBlackList: [],
    disableDirectLinking: false,
    allowExcelFileUpload: false,
  };

  it("is offered for the packages that know of it, and no others (P-U65, S-K23)", () => {
    const accountingPackages = [
      "quickbooksonline",
      "quickbooksdesktop",
      "sageintacct",
      "xero",
    ].concat(
      ["netsuite", "myobbusiness", "businesscentral", "example", "freeagent", "reckon"],
      "fileupload",
    );
    const offered = accountingPackages.filter(
      (id) => relinkOf(id, { ...settings, accountingPackages }) === "offered",
    );

    expect(offered.toSorted()).toEqual(
      ["freeagent", "quickbooksonline", "xero", "sageintacct", "example", "netsuite"]
        .concat(["businesscentral", "myobbusiness", "fileupload"])
        .toSorted(),
    );
    expect(relinkOf("quickbooksdesktop", settings)).toBe("unsupported");
  });

  it("of a file is another file, where the tenant takes books so (P-U65, X-5)", () => {
    const listed = { ...settings, accountingPackages: ["fileupload"], disableDirectLinking: true };

    expect(relinkOf("fileupload", settings)).toBe("not-offered");
    expect(relinkOf("FileUpload", listed)).toBe("offered");
    expect(relinkOf("fileupload", { ...settings, allowExcelFileUpload: true })).toBe("offered");
  });

  it("isn't where the tenant refuses the package, or connecting directly (P-C16)", () => {
    expect(relinkOf("Xero", { ...settings, accountingPkgBlackList: ["XERO"] })).toBe("not-offered");
    expect(relinkOf("xero", { ...settings, disableDirectLinking: true })).toBe("not-offered");
  });
});
