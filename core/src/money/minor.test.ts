import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { negate, sum, toMinor } from "./money.ts";

describe("toMinor", () => {
  it("refuses a fraction, infinity and what a double doesn't hold exactly", () => {
    for (const amount of [0.1, Number.POSITIVE_INFINITY, Number.NaN, 2 ** 53]) {
      expect(() => toMinor(amount)).toThrow(RangeError);
    }
  });

  it("knows one zero only", () => {
    expect(Object.is(toMinor(-0), 0)).toBe(true);
    expect(Object.is(negate(toMinor(0)), 0)).toBe(true);
  });
});

describe("sum", () => {
  it("is exact, or refuses: it never rounds", () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeInteger()), (amounts) => {
        const add = () => sum(amounts.map(toMinor));

        if (staysSafe(amounts)) expect(BigInt(add())).toBe(exactly(amounts));
        else expect(add).toThrow(RangeError);
      }),
    );
  });
});

const exactly = (amounts: number[]) =>
  amounts.reduce((total, amount) => total + BigInt(amount), 0n);

const staysSafe = (amounts: number[]) =>
  amounts.every((_, i) => Number.isSafeInteger(Number(exactly(amounts.slice(0, i + 1)))));
