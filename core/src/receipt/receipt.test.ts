import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "../language/language.ts";
import { accessOf, keptOf, presentReceipt, type Receipt, receiptReference } from "./receipt.ts";

const at = (text: string) => new Date(text);

describe("a receipt's reference", () => {
  it("is short, can be said aloud, and tells random bytes apart", () => {
    expect(receiptReference(Uint8Array.of(4, 1, 8, 7, 3, 7, 10, 1, 13))).toBe("41873-7A1E");
    const bytes = fc.uint8Array({ minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(bytes, (random) => {
        expect(receiptReference(random)).toMatch(/^\d{5}-[0-9A-Z]{4}$/);
        expect(receiptReference(random)).not.toMatch(/[BGILOQS]/);
      }),
    );
  });
});

describe("what is kept", () => {
  it("is until a day, without an end, on hold, or deleted, the last first", () => {
    const autoDeleteAt = at("2026-10-14T03:00:00Z");
    const filesDeletedAt = at("2026-09-01T03:00:00Z");

    expect(keptOf({ autoDeleteAt, legalHold: false })).toEqual({
      state: "kept",
      at: "2026-10-14T03:00:00.000Z",
    });
    expect(keptOf({ legalHold: false })).toEqual({ state: "open-ended" });
    expect(keptOf({ autoDeleteAt, legalHold: true })).toEqual({ state: "held" });
    expect(keptOf({ autoDeleteAt, filesDeletedAt, legalHold: false })).toEqual({
      state: "deleted",
      at: "2026-09-01T03:00:00.000Z",
    });
  });
});

describe("access", () => {
  it("is there while the package lets the lender read, and never where books came as a file", () => {
    const endedAt = at("2026-05-01T10:00:00Z");

    expect(accessOf({ isFile: false, connected: true })).toEqual({ state: "connected" });
    expect(accessOf({ isFile: false, connected: false, endedAt })).toEqual({
      state: "ended",
      endedTime: "2026-05-01T10:00:00.000Z",
    });
    expect(accessOf({ isFile: false, connected: false })).toEqual({ state: "ended" });
    expect(accessOf({ isFile: true, connected: true })).toEqual({ state: "none" });
  });
});

describe("a receipt that is told", () => {
  it("says with whom, from where, what and until when, in this order", () => {
    const { rows, shared } = presentReceipt(aReceipt(), "en", "America/New_York");

    // Node and browsers put a narrow space before AM.
    expect(shared.replaceAll("\u202f", " ")).toBe("Oct 14, 2025, 9:42 AM EDT");
    expect(rows.map(({ name, value, items, note }) => [name, value ?? items, note])).toEqual([
      ["Shared with", "Copperfield", "For the loan review, asked by Dana Whitfield"],
      ["From", "Tidewater Marine", "QuickBooks Online, connected by rosa@tidewater.com"],
      ["Period", "January 1, 2022 to September 30, 2025", undefined],
      [
        "What was read",
        [
          { name: "General ledger", count: "41,206 lines" },
          { name: "Accounts receivable", count: "1 open invoice" },
        ],
        "Customer and vendor names were replaced with codes.",
      ],
      [
        "Access now",
        "Connected",
        "Copperfield can read these kinds of records again until access ends.",
      ],
      ["Kept until", "October 14, 2026", "Then it is deleted here by itself."],
    ]);
  });

  it("says what became of it once it was withdrawn, held or deleted", () => {
    const kept = (over: Partial<Receipt>) =>
      presentReceipt(aReceipt(over), "en", "UTC").rows.find(({ id }) => id === "kept")?.value;
    const withdrawn = aReceipt({ withdrawnTime: "2025-11-01T10:00:00Z" });

    expect(kept({ kept: { state: "held" } })).toBe("Kept because the law asks for it");
    expect(kept({ kept: { state: "deleted", at: "2025-12-01T03:00:00Z" } })).toBe(
      "Deleted on December 1, 2025",
    );
    expect(kept({ kept: { state: "open-ended" } })).toBe("No day is set");
    expect(presentReceipt(withdrawn, "en", "UTC").withdrawn).toBe("Withdrawn on November 1, 2025");
    expect(presentReceipt(aReceipt(), "en").withdrawn).toBeUndefined();
    expect(presentReceipt(aReceipt(), "en").shared).toMatch(/[AP]M$/);
  });

  it("names no time that is still to pass where what was withdrawn is held", () => {
    const note = (over: Partial<Receipt>) =>
      presentReceipt(aReceipt({ kept: { state: "held" }, ...over }), "en", "UTC").rows.at(-1)?.note;

    expect(note({})).toBe(
      "It is deleted here once the law no longer asks for it and its time is over.",
    );
    expect(note({ withdrawnTime: "2025-11-01T10:00:00Z" })).toBe(
      "It is deleted here once the law no longer asks for it, as you asked.",
    );
  });

  it("is told whole in every language", () => {
    const told = languages.map((language) => presentReceipt(aReceipt(), language, "UTC"));

    for (const { rows } of told) expect(rows).toHaveLength(6);
    expect(new Set(told.map(({ title }) => title)).size).toBe(languages.length);
    expect(told[1]?.rows[2]?.value).toBe("Del 1 de enero de 2022 al 30 de septiembre de 2025");
    expect(told[2]?.rows[2]?.value).toMatch(/1er janvier 2022/);
  });
});

function aReceipt(over: Partial<Receipt> = {}): Receipt {
  return {
    reference: "41873-7A1E",
    sharedTime: "2025-10-14T13:42:00Z",
    lender: "Copperfield",
    askedBy: "Dana Whitfield",
    business: "Tidewater Marine",
    datasourceNameId: "quickbooksonline",
    connectedBy: "rosa@tidewater.com",
    from: "2022-01-01",
    upTo: "2025-09-30",
    anonymized: true,
    read: [
      { what: "journal-lines", count: 41_206 },
      { what: "receivables", count: 1 },
    ],
    access: { state: "connected" },
    kept: { state: "kept", at: "2026-10-14T13:00:00Z" },
    ...over,
  };
}
