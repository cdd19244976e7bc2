import { type DayOrder, readDay } from "@tieout/core/book-mapping/day-text";
import { monthOf, plainWord } from "@tieout/core/book-mapping/month-words";
import { isProse } from "@tieout/core/book-mapping/prose";
import { type SheetCell, type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import { type Day, dayInMonth, endOfMonth, partsOf, startOfMonth } from "@tieout/core/calendar/day";
import { type FiscalYearEnd, fiscalYearEndOf } from "@tieout/core/calendar/fiscal-year";

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
  const text = textOf(cell).trim().replace(fiscalPeriod, "");
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

/** "Month 12, December 2025": the number counts from the year's start, the month is the calendar's. */
const fiscalPeriod = /^(?:month|period) \d{1,2}[,:] (?=\p{L})/iu;

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
  if (year.length === 4) return dayInMonth(Number(year), month, 31);
  const end = dayInMonth(2000 + Number(year), month, 31);
  // "September 30" is a day of a year that isn't named.
  return partsOf(end).dayOfMonth === Number(year) ? undefined : end;
}

/** The day in a title, else in what the sheet or the file is called; the last one of a span: "Jan 1 - Dec 31, 2025". */
export function dayNamed(
  rows: readonly SheetRow[],
  headingRow: number,
  titles: readonly string[] = [],
): Day | undefined {
  const titled = rows.filter(({ number }) => number < headingRow);
  const [ofYear, ofPeriod] = [titled.filter(namesYear), titled.filter((row) => !namesYear(row))];
  const days = ofPeriod.flatMap(daysAbove);
  const spanned = latestOf(ofPeriod.flatMap(spanEnds));
  const yearEnd = latestOf(ofYear.flatMap(spanEnds));
  // Within the year that the report names, the other day is the balances'.
  const within = yearEnd === undefined ? [] : days.filter((day) => day < yearEnd);
  return (
    spanned ??
    latestOf(within) ??
    yearEnd ??
    latestOf(titled.flatMap(daysAbove)) ??
    latestOf(titles.map(asText).flatMap(daysIn))
  );
}

/** A row of the fiscal year says which balances, and not of which day: "Räkenskapsår: 2025-01-01 - 2025-12-31". */
const namesYear = ({ cells }: SheetRow): boolean =>
  cells.some((cell) => fiscalYear.test(plainWord(textOf(cell)).trim()));

const fiscalYear =
  /^(fiscal year|financial year|exercice|ejercicio|exercicio|esercizio|geschaftsjahr|wirtschaftsjahr|boekjaar|rakenskapsar|regnskapsar|regnskabsar)\b/;

const unprinted = ({ cells }: SheetRow): SheetCell[] =>
  cells.flatMap((cell, column) => {
    const found = isOfPrinting(cells, column) ? undefined : cell;
    return found ? (withYearBeside(found, cells[column + 1]) ?? []) : [];
  });

const spanEnds = (row: SheetRow): Day[] => [
  ...unprinted(row).flatMap((cell) => endOfSpan(cell) ?? []),
  ...daysSideBySide(row.cells, "mdy").map(([, last]) => last),
];

const daysAbove = (row: SheetRow): Day[] => unprinted(row).flatMap(daysIn);

const latestOf = (days: readonly Day[]): Day | undefined => days.toSorted().at(-1);

function daysIn(cell: SheetCell): Day[] {
  const halves = [cell, ...textOf(cell).split(spans).slice(1).map(asText)];
  return halves.flatMap((half) => periodOfHeading(half)?.end ?? []);
}

/** Of "01/01/2025 - 31/12/2025": a day after it is the one on which the report was made. */
export function endOfSpan(cell: SheetCell): Day | undefined {
  const halves = textOf(cell).split(spans).map(asText);
  const days = halves.flatMap((half) => periodOfHeading(half)?.end ?? []);
  return days.length > 1 ? latestOf(days) : undefined;
}

/** "Date: | 7/1/2024 | 6/30/2025": the first day and the last, in cells of their own. */
function daysSideBySide(cells: SheetRow["cells"], order: DayOrder): (readonly [Day, Day])[] {
  const days = cells.map((cell) => periodOfHeading(cell, order));
  return days.flatMap((first, column) => {
    const last = days[column + 1];
    const areAlone = first?.rest === "" && last?.rest === "";
    return areAlone && first.end < last.end ? [[first.end, last.end] as const] : [];
  });
}

const asText = (text: string): SheetCell => ({ kind: "text", text });

/** "Date: 16/01/2026", "Run | 16/01/2026": the day on which somebody made the report, which isn't one of its balances. */
export function isOfPrinting(cells: SheetRow["cells"], column: number): boolean {
  const before = cells.slice(0, column).map(textOf);
  const label = before.findLast((text) => text.trim() !== "") ?? "";
  // A bare date on the line of the page's number.
  const isBare = !/\p{L}/u.test(textOf(cells[column]));
  if (isBare && cells.some((cell) => pageNumber.test(plainWord(textOf(cell)).trim()))) return true;
  return [textOf(cells[column]), label].some((text) => printing.test(plainWord(text).trim()));
}

const pageNumber = /^(?:page|pagina|seite|sida|side|hoja|blatt):? *(?:no\.? *)?\d+(?:\D+\d+)?$/;

const printing =
  /^(?:(?:date|time|fecha|hora|data|heure|uhrzeit)\s*(?::|$|\d)|(?:run|printed|created|generated|exported|impreso|emitido|generado|impresion|imprime|edite|edition|tirage|genere|gedruckt|druckdatum|erstellt|ausdruck|utskriven|utskrivet|utskrift|udskrevet|udskrift|afgedrukt|afdrukdatum|stampato|stampa|emissione|impresso|emissao|datum utskrift)(?:\s*(?::|$|\d)|\s+(?:on|at|date|time|el|le|la|du|am|den|op|il|em)\b)|(?:run|print|export|user|system) (?:date|time)\b|system\s*:|date d'(?:edition|impression|export)\b|fecha de (?:impresion|emision|generacion)\b)/;

/** A CSV without quotes has "December 31, 2025" in two cells, and the 31 alone would be a year. */
function withYearBeside(cell: SheetCell | undefined, next: SheetCell | undefined) {
  const [text, year] = [textOf(cell).trim(), textOf(next).trim()];
  if (!endsInMonthAndDay.test(text) || !/^(19|20)\d{2}$/.test(year)) return cell;
  return { kind: "text", text: `${text}, ${year}` } as const;
}

const endsInMonthAndDay = /(?<!\p{L})\p{L}{3,}\.? \d{1,2}$/u;

/** A span's first day, if it begins a month: a trial balance's openings are of the eve. Only one day order fits. */
export function spanBefore(
  rows: readonly SheetRow[],
  headingRow: number,
  last: Day,
): Day | undefined {
  const titles = rows.filter(({ number }) => number < headingRow);
  const beside = titles.flatMap(({ cells }) =>
    dayOrders.flatMap((order) => daysSideBySide(cells, order)),
  );
  const [started] = beside.filter(([first, end]) => end === last && first === startOfMonth(first));
  if (started) return started[0];
  for (const text of titles.flatMap(({ cells }) => cells.map(textOf))) {
    const [from = "", ...rest] = text.split(spans);
    const ends = rest.map((half) => periodOfHeading({ kind: "text", text: half })?.end);
    if (!ends.includes(last)) continue;
    const begins = dayOrders.flatMap((order) => {
      const named = periodOfHeading({ kind: "text", text: from }, order)?.end;
      if (named === undefined) return [];
      return [saysMonthAlone(from) ? startOfMonth(named) : named];
    });
    const start = begins.find((day) => day === startOfMonth(day) && day < last);
    if (start !== undefined) return start;
  }
  return undefined;
}

export const saysMonthAlone = (text: string) => !/(?<!\d)\d{1,2}(?!\d)/.test(text);

const dayOrders = ["dmy", "mdy"] as const;

/** What people put between the first day and the last. */
export const spans =
  / [-–—] | (?:to|through|thru|until|au|bis|till|til|tot|t\/m|a|al|hasta):? |\.\.|(?<=\d{4})-(?=\p{L})|(?<=\d{4})[-–—](?=\d{1,2}[./])/iu;

/** The last year that stands above the headings, or in what the sheet and the file are called. */
export function titleYearOf(
  rows: readonly SheetRow[],
  headingRow: number,
  titles: readonly string[] = [],
): { readonly titleYear?: number } {
  const above = rows.filter(({ number }) => number < headingRow).flatMap(({ cells }) => cells);
  const said = [...above.map(textOf), ...titles];
  const years = said.flatMap((text) => text.match(/(?<!\d)20\d{2}(?!\d)/g) ?? []).map(Number);
  return years.length === 0 ? {} : { titleYear: Math.max(...years) };
}

const yearEnded =
  /\b(years? end(ed|ing)|fye|fiscal year end(ed|ing)?|exercice (clos|cl[oô]tur[eé]|arr[eê]t[eé])|ejercicio (cerrado|terminado|finalizado)|gesch[aä]ftsjahr (bis|zum))\b/iu;

/** "For the year ended June 30, 2025". */
export function yearEndNamed(
  rows: readonly SheetRow[],
  headingRow: number,
): FiscalYearEnd | undefined {
  for (const { number, cells } of rows) {
    if (number >= headingRow) return undefined;
    for (const cell of cells) {
      const text = textOf(cell);
      const at = text.search(yearEnded);
      const named = at < 0 ? undefined : periodOfHeading({ kind: "text", text: text.slice(at) });
      if (named) return yearEndOn(named.end);
    }
  }
  return undefined;
}

/** A month's last day stands for the month's end, whatever the year. */
export function yearEndOn(last: Day): FiscalYearEnd {
  const { month, dayOfMonth } = partsOf(last);
  return fiscalYearEndOf(month, endOfMonth(last) === last ? 31 : dayOfMonth);
}
