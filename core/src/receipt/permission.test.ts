import { describe, expect, it } from "vitest";
import { type Permission, presentPermission } from "./permission.ts";
import { permission } from "./testing/a-receipt.ts";

const twoFiles: Permission["files"] = [
  { role: "books", name: "Ledger.csv" },
  { role: "openings", name: "Balances.xlsx" },
];

describe("a permission", () => {
  const told = (over: Partial<Permission>) =>
    presentPermission(
      { ...permission, ...over },
      { lender: "Copperfield", locale: "en", timeZone: "UTC", dayZone: "UTC" },
    );

  it.each<[string, Partial<Permission>]>([
    [
      "Copperfield can read these records once. Access ends when they arrive, or on Nov 13, 2025.",
      { state: "live", endTime: "2025-11-13T13:40:00Z" },
    ],
    ["The access you gave ended when your records arrived.", { state: "used" }],
    [
      "Copperfield can update these records until Mar 4, 2027. Last read Jun 2, 2026.",
      { state: "live", untilDay: "2027-03-04", lastReadTime: "2026-06-02T15:00:00Z" },
    ],
    [
      "Copperfield can update these records until Mar 4, 2027.",
      { state: "live", untilDay: "2027-03-04" },
    ],
    ["Paused. Copperfield can read nothing for now.", { state: "paused" }],
    ["The access you gave ended on Oct 14, 2025.", { state: "expired" }],
    [
      "The access you gave ended on Mar 4, 2027.",
      { state: "expired", untilDay: "2027-03-04", endTime: "2027-03-05T12:00:00Z" },
    ],
    ["Access ended on Oct 14, 2025.", { state: "ended" }],
    ["A newer permission replaced this one on Oct 14, 2025.", { state: "superseded" }],
    [
      "You sent a file. There is no access to end.",
      { state: "used", datasourceNameId: "fileupload" },
    ],
    [
      "You sent 2 files. There is no access to end.",
      { state: "used", datasourceNameId: "fileupload", files: twoFiles },
    ],
  ])("says: %s", (term, over) => {
    expect(told(over).term).toBe(term);
  });

  it("names the files that were sent", () => {
    expect(told({ datasourceNameId: "fileupload", files: twoFiles }).agreed[1]).toBe(
      "Files: Ledger.csv; Balances.xlsx.",
    );
  });

  it("says what is left to do where the package didn't confirm that our access is gone", () => {
    expect(told({ revoked: true }).advice).toBeUndefined();
    expect(told({}).advice).toBeUndefined();
    expect(told({ revoked: false }).advice).toBe(
      "We deleted our access. QuickBooks Online didn’t confirm; remove us there too. In QuickBooks: Apps, My apps, Disconnect.",
    );
    expect(told({ revoked: false, datasourceNameId: "freeagent" }).advice).toBe(
      "We deleted our access. FreeAgent didn’t confirm; remove us there too.",
    );
  });

  it("says whose books, what, which days and when", () => {
    const { title, agreed } = told({});

    expect(title).toBe("Tidewater Marine Supply, Inc. (Tidewater Marine), QuickBooks Online");
    expect(agreed.map((line) => line.replaceAll("\u202f", " "))).toEqual([
      "Financial statements, with the general ledger; Open customer invoices",
      "Jan 1, 2022 – Sep 30, 2025. Names replaced with codes.",
      "Agreed Oct 14, 2025, 1:40 PM UTC.",
    ]);
    expect(told({ datasourceNameId: "fileupload", hasEntries: false }).agreed[0]).toBe(
      "Financial statements; Open customer invoices",
    );
    const { from: _, ...unread } = permission;
    const reader = {
      lender: "Copperfield",
      locale: "en",
      timeZone: "UTC",
      dayZone: "UTC",
    } as const;
    expect(presentPermission(unread, reader).agreed[1]).toMatch(/^Through Sep 30, 2025\./);
  });
});
