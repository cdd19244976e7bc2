import { type DecimalMark, readFigure } from "@tieout/core/book-mapping/figure";
import { toMinor } from "@tieout/core/money";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalMarkOf } from "./kept-mapping.ts";
import { plainNumber, readWrittenNumber } from "./row-values.ts";

describe("readFigure", () => {
  it("reads what people write with a decimal point", () => {
    const texts = {
      "1,234.56": 123456,
      "1 234.56": 123456,
      "1\u00a0234\u00a0567.5": 123456750,
      "1\u2009234.56": 123456,
      "1'234.56": 123456,
      "1’234’567": 123456700,
      "12,34,567.00": 123456700,
      "(1,234.56)": -123456,
      "<1,234.56>": -123456,
      "($1,234.56)": -123456,
      "-1234.56": -123456,
      "−1234.56": -123456,
      "1,234.56-": -123456,
      "$ 1,234.56": 123456,
      "-$5": -500,
      "$-5": -500,
      "USD 12.50": 1250,
      "12.50 EUR": 1250,
      "1 000 kr": 100000,
      "1,234.56 CR": -123456,
      "1,234.56CR": -123456,
      "1,234.56 Dr.": 123456,
      "12.5 H": -1250,
      ".5": 50,
      "7.": 700,
      "0.00": 0,
      "3.1400": 314,
    };

    for (const [text, amount] of Object.entries(texts)) {
      expect([text, readFigure(text, point)]).toEqual([text, { result: "read", value: amount }]);
    }
  });

  it("reads what people write with a decimal comma", () => {
    const texts = {
      "1.234,56": 123456,
      "1 234,5": 123450,
      "-12,00 €": -1200,
      "1.234.567": 123456700,
    };

    for (const [text, amount] of Object.entries(texts)) {
      expect([text, readFigure(text, comma)]).toEqual([text, { result: "read", value: amount }]);
    }
  });

  it("takes a lone dash for zero, with a currency too, and several or nothing for nothing", () => {
    const results = (texts: readonly string[]) => texts.map((text) => readFigure(text, point));
    const zero = { result: "read", value: 0 };

    expect(results(["-", " – ", "—", "$ -", "$-", "(-)", "USD -", "- €"])).toEqual(
      Array.from({ length: 8 }, () => zero),
    );
    expect(results(["", "  ", "-----"]).map(({ result }) => result)).toEqual(
      Array.from({ length: 3 }, () => "blank"),
    );
  });

  it("names the part that is wrong, and why", () => {
    const wrong = (text: string) => {
      const reading = readFigure(text, point);
      if (reading.result !== "refused") return reading;
      return [reading.fault, text.slice(reading.span.start, reading.span.end)];
    };

    expect(wrong("1,24O.00")).toEqual(["letter", "O"]);
    expect(wrong("1,2*4.00")).toEqual(["character", "*"]);
    expect(wrong("-(12)")).toEqual(["two-signs", "("]);
    expect(wrong("-12 CR")).toEqual(["two-signs", " CR".trim()]);
    expect(wrong("1,23.00")).toEqual(["grouping", "1,23.00"]);
    expect(wrong("1.234.567")).toEqual(["grouping", "1.234.567"]);
    expect(wrong("12.345")).toEqual(["too-many-digits", "5"]);
    expect(wrong("90071992547409.93")).toEqual(["too-large", "90071992547409.93"]);
    expect(wrong("n/a")).toEqual(["not-a-number", "n/a"]);
    expect(wrong("#REF!")).toEqual(["formula-error", "#REF!"]);
  });

  it("reads back exactly whatever was written in any style", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), anyWriting, (amount, writing) => {
        const text = written(amount, writing);

        expect([text, readFigure(text, { decimal: writing.decimal, digits: 2 })]).toEqual([
          text,
          { result: "read", value: toMinor(amount) },
        ]);
      }),
    );
  });
});

describe("decimalMarkOf", () => {
  it("is the mark that reads the column", () => {
    expect(decimalMarkOf(["1.234,56", "12"], 2)).toEqual({ decimal: ",", ambiguous: false });
    expect(decimalMarkOf(["1,234", "12"], 2)).toEqual({ decimal: ".", ambiguous: false });
    expect(decimalMarkOf(["12", ""], 2)).toEqual({ decimal: ".", ambiguous: false });
  });

  it("says when a currency of thousandths leaves it open", () => {
    expect(decimalMarkOf(["1,234"], 3)).toEqual({ decimal: ".", ambiguous: true });
  });
});

describe("readWrittenNumber", () => {
  it("takes what a spreadsheet means, without ever calculating with fractions", () => {
    const numbers = ["1234.5", "-0.30000000000000004", "1.5E-2", "123456.78999999999", "1E3", "-0"];

    expect(numbers.map((text) => readWrittenNumber(text, 2))).toEqual(
      [123450, -30, undefined, 12345679, 100000, 0].map((value) =>
        value === undefined
          ? { result: "refused", fault: "too-many-digits", span: { start: 0, end: 6 } }
          : { result: "read", value },
      ),
    );
    expect(plainNumber("1.5E-2")).toBe("0.015");
  });
});

const point = { decimal: ".", digits: 2 } as const;
const comma = { decimal: ",", digits: 2 } as const;

interface Writing {
  readonly decimal: DecimalMark;
  readonly thousands: string;
  readonly sign: "before" | "after" | "parentheses" | "side";
  readonly currency: string;
}

const anyWriting: fc.Arbitrary<Writing> = fc
  .record({
    decimal: fc.constantFrom<DecimalMark>(".", ","),
    thousands: fc.constantFrom("", " ", "\u00a0", "\u2009", "\u202f", "'", "’", "other"),
    sign: fc.constantFrom<Writing["sign"]>("before", "after", "parentheses", "side"),
    currency: fc.constantFrom("", "$", "€ ", "USD ", "kr "),
  })
  .map((writing) =>
    writing.thousands === "other"
      ? { ...writing, thousands: writing.decimal === "." ? "," : "." }
      : writing,
  );

function written(amount: number, { decimal, thousands, sign, currency }: Writing): string {
  const figures = String(Math.abs(amount)).padStart(3, "0");
  const whole = figures.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, thousands);
  const body = `${currency}${whole}${decimal}${figures.slice(-2)}`;
  if (amount >= 0) return body;
  if (sign === "parentheses") return `(${body})`;
  if (sign === "side") return `${body} CR`;
  return sign === "before" ? `-${body}` : `${body}-`;
}
