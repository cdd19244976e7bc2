import { describe, expect, it } from "vitest";
import { held } from "./replies.ts";

describe("held", () => {
  it("takes fields that are as long as they may be, and none that is longer", () => {
    const lines = (changed: Record<string, string>) => ({
      lines: [{ ...line, ...changed }],
      nextCursor: null,
    });

    for (const [field, most] of [
      ["accountId", 512],
      ["transactionId", 512],
      ["memo", 4_000],
    ] as const) {
      const whole = lines({ [field]: "1".repeat(most) });

      expect(held("lines", whole)).toBe(whole);
      expect(() => held("lines", lines({ [field]: "1".repeat(most + 1) }))).toThrow(
        `/lines/0/${field} must NOT have more than ${most} characters`,
      );
    }
  });
});

const line = {
  transactionId: "t",
  transactionType: "Invoice",
  lineNo: 1,
  date: "2026-01-31",
  accountId: "a",
  debit: "5.00",
  credit: "0.00",
  memo: null,
  docNumber: null,
  refNumber: null,
  partyId: null,
  createdAt: "2026-01-31T00:00:00Z",
  modifiedAt: "2026-01-31T00:00:00Z",
};
