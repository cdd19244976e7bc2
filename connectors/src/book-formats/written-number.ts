import { readFigure } from "@tieout/core/book-mapping/figure";
import { type Reading, refused } from "@tieout/core/book-mapping/reading";
import type { Minor } from "@tieout/core/money";

/** Spreadsheets calculate with 15 digits; what they keep behind them is noise of binary fractions. */
const kept = 15;

/** An amount from a cell that is a number to its spreadsheet, as the file has it: `1234.5`, `1.5E-2`. */
export function readWrittenNumber(written: string, digits: number): Reading<Minor> {
  const plain = plainNumber(written);
  if (plain === undefined) return refused("not-a-number", 0, written.length);
  const reading = readFigure(plain, { decimal: ".", digits });
  // Offsets into what was made of it would point nowhere in what the file says.
  return reading.result === "refused" ? refused(reading.fault, 0, written.length) : reading;
}

/** Without an exponent, and rounded to what a spreadsheet means; nothing if it isn't a number. */
export function plainNumber(written: string): string | undefined {
  const match = /^(-?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/.exec(written.trim());
  if (!match) return undefined;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = match;
  if (whole + fraction === "") return undefined;

  const figures = `${whole}${fraction}`.replace(/^0+/, "");
  const scale = fraction.length - Number(exponent);
  if (figures === "") return "0";
  if (figures.length <= kept) return sign + placed(figures, scale);
  const rounded = BigInt(figures.slice(0, kept)) + (Number(figures[kept]) >= 5 ? 1n : 0n);
  return sign + placed(String(rounded), scale - (figures.length - kept));
}

function placed(figures: string, scale: number): string {
  if (scale <= 0) return figures + "0".repeat(-scale);
  const padded = figures.padStart(scale + 1, "0");
  const fraction = withoutZerosAtEnd(padded.slice(-scale));
  const whole = padded.slice(0, -scale);
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

function withoutZerosAtEnd(figures: string): string {
  let end = figures.length;
  while (figures[end - 1] === "0") end--;
  return figures.slice(0, end);
}
