import { describe, expect, it } from "vitest";
import { connectionStatus, relinkOf, standingOf, worstFirst } from "./connection.ts";

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

describe("connectionStatus", () => {
  it("is disconnected only where a consent could still be read under", () => {
    const of = (consent?: Parameters<typeof connectionStatus>[1]) =>
      connectionStatus({ state: "Disconnected" }, consent, now);

    expect([of(), of("live"), of("agreed")]).toEqual(Array(3).fill("disconnected"));
    expect([of("used"), of("expired"), of("ended")]).toEqual(["used", "expired", "ended"]);
    expect([of("superseded"), of("paused")]).toEqual(["ended", "paused"]);
  });

  it("waits where access was lost and somebody has signed in anew", () => {
    const access = { state: "Disconnected", awaitsConfirmation: true } as const;
    const of = (consent?: Parameters<typeof connectionStatus>[1]) =>
      connectionStatus(access, consent, now);

    expect([of("live"), of("agreed")]).toEqual(["waiting", "waiting"]);
    expect([of("used"), of("paused")]).toEqual(["used", "paused"]);
  });

  it("waits for a company to be confirmed, and then follows the package's access", () => {
    const soon = {
      state: "Connected",
      consentExpiresAt: new Date("2026-03-20T09:00:00Z"),
    } as const;

    expect(connectionStatus(soon, "agreed", now)).toBe("waiting");
    expect(connectionStatus(soon, "live", now)).toBe("expires-soon");
    expect(connectionStatus({ state: "Connected" }, "live", now)).toBe("connected");
  });
});

describe("worstFirst", () => {
  it("puts what needs action first and what is over last, and leaves the rest in order", () => {
    const connections = [
      { name: "a", status: "used" },
      { name: "b", status: "connected" },
      { name: "c", status: "expires-soon" },
      { name: "d", status: "disconnected" },
      { name: "e", status: "connected" },
    ] as const;

    expect(worstFirst(connections).map(({ name }) => name)).toEqual(["d", "c", "b", "e", "a"]);
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
