import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Language } from "../language/language.ts";
import { toMinor } from "../money/money.ts";
import {
  asReported,
  currencyAndScalingLabel,
  excelNumberFormat,
  formatAmount,
  roundingNote,
} from "./number-style.ts";
import type { NumberStyle } from "./statement.ts";

const numberStyles: readonly NumberStyle[] = [
  "Thousands",
  "ActualsDisplayedAsWholeNumber",
  "Actuals",
];

describe("formatAmount", () => {
  it("writes dollars in each style, negatives in parentheses, nothing as a dash (S-U83, S-U84, S-U85)", () => {
    const write = (amount: number) =>
      numberStyles.map((style) => formatAmount(toMinor(amount), { style, currency: "USD" }));

    expect(write(1_234_567_89)).toEqual(["1,235", "1,234,568", "1,234,567.89"]);
    expect(write(-50_000)).toEqual(["(1)", "(500)", "(500.00)"]);
    expect(write(49_999)).toEqual(["0", "500", "499.99"]);
    expect(write(5)).toEqual(["0", "0", "0.05"]);
    expect(write(0)).toEqual(["—", "—", "—"]);
  });

  it("follows the currency's digits and the reader's language (X-26)", () => {
    const write = (currency: string, language: Language = "en") =>
      formatAmount(toMinor(1_234_567), { style: "Actuals", currency, language });

    expect([write("JPY"), write("KWD"), write("EUR", "es"), write("EUR", "fr")]).toEqual([
      "1,234,567",
      "1,234.567",
      "12.345,67",
      "12\u202f345,67",
    ]);
  });

  it("rounds half away from zero, alike on both sides, up to the largest amount", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...numberStyles), (amount, style) => {
        fc.pre(amount !== 0);
        const format = { style, currency: "USD" };
        const text = formatAmount(toMinor(Math.abs(amount)), format);
        const divisor = { Thousands: 100_000n, ActualsDisplayedAsWholeNumber: 100n, Actuals: 1n };
        const read = BigInt(text.replace(/[,.]/g, ""));
        const error = read * divisor[style] - BigInt(Math.abs(amount));

        expect(2n * error <= divisor[style] && 2n * error > -divisor[style]).toBe(true);
        expect(formatAmount(toMinor(-Math.abs(amount)), format)).toBe(`(${text})`);
      }),
    );
  });
});

describe("a statement's scale", () => {
  it("is said in words, with a note where figures are rounded", () => {
    const format = { style: "Thousands", currency: "USD" } as const;

    expect(currencyAndScalingLabel(format)).toBe("Thousands, US dollars");
    expect(currencyAndScalingLabel({ style: "Actuals", currency: "XYZW" })).toBe("Actuals, XYZW");
    expect(roundingNote(format)).toBe("Figures may not add due to rounding");
    expect(roundingNote({ ...format, style: "Actuals" })).toBeUndefined();
  });

  it("is a number format in a workbook, never a rounded value", () => {
    expect(numberStyles.map((style) => excelNumberFormat({ style, currency: "USD" }))).toEqual([
      '#,##0,_);(#,##0,);"—"_)',
      '#,##0_);(#,##0);"—"_)',
      '#,##0.00_);(#,##0.00);"—"_)',
    ]);
  });
});

describe("asReported", () => {
  it("turns a credit into a plain number in a section that reads as credits", () => {
    expect([asReported(toMinor(-5), "Credit"), asReported(toMinor(-5), "Debit")]).toEqual([5, -5]);
  });
});
