import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accessOf, keptOf, receiptReference } from "./receipt.ts";

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
