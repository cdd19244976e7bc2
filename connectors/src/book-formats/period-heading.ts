import { type DayOrder, readDay } from "@tieout/core/book-mapping/day-text";
import { monthOf } from "@tieout/core/book-mapping/month-words";
import { isProse } from "@tieout/core/book-mapping/prose";
import { type SheetCell, textOf } from "@tieout/core/book-mapping/sheet-row";
import { type Day, dayInMonth } from "@tieout/core/calendar";

export interface PeriodHeading {
  readonly end: Day;
  /** What the heading says beside its day: `Debit`. */
  readonly rest: string;
}

/** The last day that a heading names: "Jan 2025", "As of 31.12.2025", "2025-03 Debit". */
export function periodOfHeading(
  cell: SheetCell | undefined,
  order: DayOrder = "mdy",
): PeriodHeading | undefined {
  if (cell?.kind === "day") return { end: cell.day, rest: "" };
  const text = textOf(cell).trim();
  if (isProse(text)) return undefined;
  for (const { pattern, end } of forms) {
    const match = pattern.exec(text);
    const day = match ? end(match, order) : undefined;
    if (match && day) {
      const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
      return {
        end: day,
        rest: rest
          .replace(introduction, " ")
          .replace(/[\s–—-]+/g, " ")
          .trim(),
      };
    }
  }
  return undefined;
}

const introduction =
  /(?<!\p{L})(as of|as at|at|on|month ended|period ended|ended|ending|through|au|al|a|zum|per|pr|till og med)(?!\p{L})/giu;

interface Form {
  readonly pattern: RegExp;
  readonly end: (match: RegExpExecArray, order: DayOrder) => Day | undefined;
}

const forms: readonly Form[] = [
  {
    pattern: /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([-/.])\d{1,2}\1\d{2,4}/,
    end: ([text], order) => dayOf(text, order),
  },
  {
    // "December 31, 2025", "31 de diciembre de 2025": a month's word with figures on both sides, or after.
    pattern:
      /(?:\d{1,2}\.?[\s-]+(?:de )?)?(?<!\p{L})\p{L}{3,}\.?[\s-]+\d{1,2},?[\s-]+\d{4}|(?<!\p{L})\p{L}{3,}\.? \d{1,2}, \d{2}(?!\d)|\d{1,2}-\p{L}{3,}\.?-\d{2}(?!\d)|(?<!\d)\d{1,2}\.?[\s-]+(?:de )?\p{L}{3,}\.?[\s-]+(?:de )?\d{4}/u,
    end: ([text], order) => dayOf(text, order),
  },
  {
    pattern: /(?<!\p{L})(\p{L}{3,})\.?[\s-]*(?:de |')?(\d{4}|\d{2})(?!\d)/u,
    end: ([, word = "", year = ""]) => endOfMonthNamed(monthOf(word), year),
  },
  {
    pattern: /(?<!\d)((?:19|20)\d{2})[-/.]?(0[1-9]|1[0-2])(?!\d)/,
    end: ([, year = "", month]) => endOfMonthNamed(Number(month), year),
  },
  {
    pattern: /(?<!\d)(0[1-9]|1[0-2])[-/.]((?:19|20)\d{2})(?!\d)/,
    end: ([, month, year = ""]) => endOfMonthNamed(Number(month), year),
  },
];

function dayOf(text: string, order: DayOrder): Day | undefined {
  const either = [order, order === "mdy" ? "dmy" : "mdy"] as const;
  for (const one of either) {
    const reading = readDay(text, one);
    if (reading.result === "read") return reading.value;
  }
  return undefined;
}

function endOfMonthNamed(month: number | undefined, year: string): Day | undefined {
  if (month === undefined) return undefined;
  return dayInMonth(year.length === 2 ? 2000 + Number(year) : Number(year), month, 31);
}
