import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencyDigits, formatDecimal, parseDecimal, toMinor } from "./money.ts";

describe("currencyDigits", () => {
  it("knows currencies without cents and with thousandths", () => {
    expect(["USD", "eur", "JPY", "KWD", "CLF", "???"].map(currencyDigits)).toEqual([
      2, 2, 0, 3, 4, 2,
    ]);
  });
});

describe("parseDecimal", () => {
  it("reads what packages write", () => {
    const read = (text: string) => parseDecimal(text, 2);

    expect(["12", "12.5", "-1,234.50", "+.07", "7.", " 3.1400 ", "-0.00"].map(read)).toEqual([
      1200, 1250, -123450, 7, 700, 314, 0,
    ]);
  });

  it("refuses rather than guesses or rounds", () => {
    for (const text of [
      "",
      ".",
      "-",
      "1e3",
      "1,23",
      "12.345",
      "0x10",
      "1 000",
      "90071992547409.93",
    ]) {
      expect(parseDecimal(text, 2)).toBeUndefined();
    }
  });

  it("reads back whatever formatDecimal wrote, for every currency", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(0, 2, 3, 4), (amount, digits) => {
        expect(parseDecimal(formatDecimal(toMinor(amount), digits), digits)).toBe(toMinor(amount));
      }),
    );
  });
});
