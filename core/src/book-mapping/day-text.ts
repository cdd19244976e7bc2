import { type Day, parseDay } from "../calendar/day.ts";
import { monthOf } from "./month-words.ts";
import { isProse } from "./prose.ts";
import { blank, type Reading, read, refused } from "./reading.ts";

/** Which of `3/4/2026` is the month, where the text doesn't tell. */
export type DayOrder = "dmy" | "mdy";

/** Ignores a time; two-digit years are near today. */
export function readDay(text: string, order: DayOrder): Reading<Day> {
  const trimmed = text.trim();
  if (trimmed === "") return blank;
  const parts = partsOfDay(trimmed);
  const start = text.indexOf(trimmed);
  if (!parts) return refused("not-a-day", start, start + trimmed.length);

  const { year, first, second } = parts;
  const [month, dayOfMonth] = parts.settled || order === "mdy" ? [first, second] : [second, first];
  const day = parseDay(`${pad(fullYear(year), 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}`);
  return day ? read(day) : refused("no-such-day", start, start + trimmed.length);
}

/** `1501` or `105`, day and month, in the fiscal year that begins on a day. */
export function dayInYear(text: string, yearStart: Day): Day | undefined {
  const [, dayOfMonth = "", month] = /^(\d{1,2})(\d{2})$/.exec(text.trim()) ?? [];
  const year = Number(yearStart.slice(0, 4));
  const [early, late] = [year, year + 1].map((of) =>
    parseDay(`${of}-${month}-${pad(Number(dayOfMonth), 2)}`),
  );
  return early !== undefined && early >= yearStart ? early : late;
}

export type DayOrderVerdict =
  /** `asks` when every text reads both ways; `mixed` when no order reads all. */
  | { readonly result: "settled"; readonly order: DayOrder }
  | { readonly result: "asks" }
  | { readonly result: "mixed" };

export function dayOrderOf(samples: Iterable<string>): DayOrderVerdict {
  let dayFirst = false;
  let monthFirst = false;
  let open = false;
  for (const text of samples) {
    const parts = partsOfDay(text.trim());
    if (!parts || parts.settled) continue;
    // Only day-first writers use points.
    if (parts.first > 12 || parts.pointed) dayFirst = true;
    else if (parts.second > 12) monthFirst = true;
    else if (parts.first !== parts.second) open = true;
  }
  if (dayFirst && monthFirst) return { result: "mixed" };
  if (dayFirst) return { result: "settled", order: "dmy" };
  if (monthFirst) return { result: "settled", order: "mdy" };
  return open ? { result: "asks" } : { result: "settled", order: "dmy" };
}

/** Whether the text is a day that reads otherwise in another order: `3/14/2026`, but not `2026-03-14`. */
export function hasDayOrder(text: string): boolean {
  const parts = partsOfDay(text.trim());
  return parts !== undefined && !parts.settled;
}

interface DayParts {
  readonly year: string;
  /** Month and day when settled, else in the text's order. */
  readonly first: number;
  readonly second: number;
  readonly settled?: true;
  readonly pointed?: true;
}

function partsOfDay(written: string): DayParts | undefined {
  if (isProse(written)) return undefined;
  const text = withoutTime(written);
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const iso = yearFirst ?? packed;
  if (iso) return settled(iso[1], Number(iso[2]), Number(iso[3]));

  const figures = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (figures) {
    const [, first, separator, second, year = ""] = figures;
    const parts = { year, first: Number(first), second: Number(second) };
    return separator === "." ? { ...parts, pointed: true } : parts;
  }
  return partsWithWord(text);
}

function partsWithWord(text: string): DayParts | undefined {
  const [first, second, third] = text.split(/[\s,./-]+|(?<=\d)(?:st|nd|rd|th)\b/i).filter(isPart);
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const [early, late] = [monthOf(first), monthOf(second)];
  if (!/^\d{2}(\d{2})?$/.test(third)) return undefined;
  if (early !== undefined && /^\d{1,2}$/.test(second)) return settled(third, early, Number(second));
  if (late !== undefined && /^\d{1,2}$/.test(first)) return settled(third, late, Number(first));
  return undefined;
}

const isPart = (part: string): boolean => part !== "" && !/^(de|of|del|den)$/i.test(part);

function settled(year = "", month: number, dayOfMonth: number): DayParts {
  return { year, first: month, second: dayOfMonth, settled: true };
}

function withoutTime(text: string): string {
  return text.replace(
    /[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*([AaPp]\.?[Mm]\.?|Z|[+-]\d{2}:?\d{2})?$/,
    "",
  );
}

function fullYear(year: string): number {
  const number = Number(year);
  if (year.length === 4) return number;
  return number < 70 ? 2000 + number : 1900 + number;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, "0");
}
