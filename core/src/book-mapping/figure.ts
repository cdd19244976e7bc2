import { type Minor, toMinor } from "../money/money.ts";
import { isProse } from "./prose.ts";
import { blank, type Reading, type Refused, read, refused } from "./reading.ts";

export type DecimalMark = "." | ",";

export interface FigureStyle {
  readonly decimal: DecimalMark;
  /** Of the currency, as `currencyDigits` gives them. */
  readonly digits: number;
}

/**
 * Reads an amount as people write it: with either decimal mark, thousands separated by spaces, apostrophes, commas or
 * points, negative in parentheses or angle brackets, with a sign or side before or after, with a currency. Exact, or
 * refused with the faulty span. A lone dash is zero, as spreadsheets show it with or without a currency; several are a line.
 */
export function readFigure(text: string, style: FigureStyle): Reading<Minor> {
  if (isProse(text)) return refused("not-a-number", 0, text.length);
  const trimmed = text.trim();
  if (/^(?:[-–—−]{2,}|\p{Sc}|)$/u.test(trimmed)) return blank;
  if (zeroAsDash.test(trimmed)) return read(toMinor(0));
  if (trimmed.startsWith("#")) return refused("formula-error", 0, text.length);

  const peeled = peel(text);
  if (peeled.result === "refused") return peeled;
  const { start, end, credit } = peeled.value;
  const body = text.slice(start, end);
  if (!/\d/.test(body)) return refused("not-a-number", 0, text.length);

  const stranger = /[^\d.,'’\s]+/u.exec(body);
  if (stranger) {
    const at = start + stranger.index;
    const fault = /^\p{L}/u.test(stranger[0]) ? "letter" : "character";
    return refused(fault, at, at + stranger[0].length);
  }
  return readBody(body, start, style, credit);
}

const zeroAsDash =
  /^\(?(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3})?\s*[-–—−]\s*(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3})?\)?$/u;

interface Peeled {
  readonly start: number;
  readonly end: number;
  readonly credit: boolean;
}

const before = /^(?:(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}|[Kk]r\.?|Fr\.|zł)(?=[\s\d(+−-])|\s)+/u;
const after = /(?<=[\s\d)−-])(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}|[Kk]r\.?|Fr\.|zł)$/u;
const side = /(?<=[\s\d)])(?:(cr?|h|hab)|(dr?|s|soll))\.?$/i;

function peel(text: string): { readonly result: "read"; readonly value: Peeled } | Refused {
  let start = 0;
  let end = text.length;
  let credit: boolean | undefined;

  for (;;) {
    const rest = text.slice(start, end);
    const outer = before.exec(rest)?.[0].length ?? 0;
    const inner = lengthBehind(rest.slice(outer));
    if (outer + inner > 0) {
      start += outer;
      end -= inner;
      continue;
    }
    const sign = signOf(rest);
    if (!sign) return read({ start, end, credit: credit ?? false });
    if (credit !== undefined) {
      const at = sign.fromStart > 0 ? start : end - sign.fromEnd;
      return refused("two-signs", at, at + Math.max(sign.fromStart, sign.fromEnd));
    }
    credit = sign.credit;
    start += sign.fromStart;
    end -= sign.fromEnd;
  }
}

/** How much of a text's end is currency and space. */
function lengthBehind(text: string): number {
  const bare = text.trimEnd();
  const [found = ""] = after.exec(bare) ?? [];
  return text.length - bare.length + found.length;
}

function signOf(
  rest: string,
): { readonly credit: boolean; readonly fromStart: number; readonly fromEnd: number } | undefined {
  if (/^(\(.*\)|<.*>)$/s.test(rest)) return { credit: true, fromStart: 1, fromEnd: 1 };
  if (/^[-−+]/.test(rest)) return { credit: rest[0] !== "+", fromStart: 1, fromEnd: 0 };
  if (/[-−]$/.test(rest)) return { credit: true, fromStart: 0, fromEnd: 1 };
  const found = side.exec(rest);
  return found
    ? { credit: found[1] !== undefined, fromStart: 0, fromEnd: found[0].length }
    : undefined;
}

function readBody(
  body: string,
  offset: number,
  { decimal, digits }: FigureStyle,
  credit: boolean,
): Reading<Minor> {
  const mark = body.lastIndexOf(decimal);
  const whole = mark < 0 ? body : body.slice(0, mark);
  const fraction = mark < 0 ? "" : body.slice(mark + 1);
  if (!grouped(whole, decimal) || !/^\d*$/.test(fraction)) {
    return refused("grouping", offset, offset + body.length);
  }
  const surplus = fraction.slice(digits).search(/[1-9]/);
  if (surplus >= 0) {
    return refused("too-many-digits", offset + mark + 1 + digits, offset + body.length);
  }
  const figures = `${whole.replace(/\D/g, "")}${fraction.slice(0, digits).padEnd(digits, "0")}`;
  const amount = Number(figures);
  if (!Number.isSafeInteger(amount)) return refused("too-large", offset, offset + body.length);
  return read(toMinor(credit ? -amount : amount));
}

/** Groups of three by one separator; or as in India, of two but for the last three. */
function grouped(whole: string, decimal: DecimalMark): boolean {
  if (/^\d*$/.test(whole)) return true;
  const separators = new Set(whole.replace(/\d/g, "").replace(/\s/g, " ").replace(/’/g, "'"));
  if (separators.size !== 1 || separators.has(decimal)) return false;
  return /^\d{1,3}(?:\D\d{3})+$/.test(whole) || /^\d{1,2}(?:\D\d{2})+\D\d{3}$/.test(whole);
}
