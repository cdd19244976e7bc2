import { type DayOrder, dayOrderOf } from "@tieout/core/book-mapping/day-text";
import { type SheetCell, type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import { type Day, dayInMonth, endOfMonth, partsOf, startOfMonth } from "@tieout/core/calendar/day";
import { isOfPrinting, periodOfHeading, saysMonthAlone, spans } from "./period-heading.ts";

/** A balance sheet has a last day alone, and so has a profit and loss that doesn't say where it begins. */
export interface StatementPeriod {
  readonly from?: Day;
  readonly to?: Day;
}

/**
 * The days of a statement: those in the heading of its figures, or else in its titles.
 *
 * @param above its rows above the first section
 * @param column of the figures
 */
export function statementPeriod(above: readonly SheetRow[], column: number): StatementPeriod {
  const headings = above
    .filter(({ cells }) => !isLabel(textOf(cells[column - 1]).trim()))
    .flatMap(({ cells }) => cells[column] ?? [])
    .toReversed();
  const [headed] = headings.map(periodIn).filter(({ to }) => to !== undefined);
  // A month's heading is a month's, whatever the title says.
  if (headed?.from !== undefined) return headed;

  const titles = above.flatMap(({ cells }) => titlesIn(cells));
  const froms = titles.flatMap(({ from, to }) => (to === undefined && from ? from : []));
  const last =
    headed?.to ?? titles.flatMap(({ to }) => to ?? []).reduce<Day | undefined>(later, undefined);
  if (last === undefined) return {};
  const whole = titles.find(({ from, to }) => from !== undefined && to === last);
  const from = whole?.from ?? froms.find((day) => day < last);
  return { ...(from !== undefined && { from }), to: last };
}

const later = (last: Day | undefined, day: Day | undefined): Day | undefined =>
  last === undefined || (day !== undefined && day > last) ? day : last;

/** The period in each cell of a title, with a label in the cell before it: "Start date: | 01/01/2025". */
function titlesIn(cells: SheetRow["cells"]): StatementPeriod[] {
  return cells.flatMap((cell, column): StatementPeriod[] => {
    if (isOfPrinting(cells, column)) return [];
    const said = periodIn(cell);
    if (said.to === undefined) return [];
    const label = textOf(cells[column - 1]).trim();
    if (startLabel.test(label)) return [{ from: said.from ?? said.to }];
    return endLabel.test(label) ? [{ to: said.to }] : [said];
  });
}

const startLabel =
  /^(?:start|from|since|desde|du|von|date from|period from|start date|from date)\s*:?$/i;

const endLabel = /^(?:end|to|until|hasta|al|au|bis|date to|period to|end date|to date)\s*:?$/i;

const isLabel = (text: string) => startLabel.test(text) || endLabel.test(text);

function periodIn(cell: SheetCell | undefined): StatementPeriod {
  const text = textOf(cell)
    .trim()
    .replace(fiscalPeriod, "")
    .replace(/(?<=\p{L}),(?= ?\d{4})/u, "");
  const order = orderOf(text);
  const end = (part: string) => periodOfHeading({ kind: "text", text: part }, order)?.end;
  // A company's name and the report's may stand before the span: "Larkspur Ltd - Profit and Loss for 1 Jan 2025 to 31 Dec 2025".
  const parts = text.split(spans).flatMap((half) => half.split(joined));
  const last = parts.findLastIndex((part, i) => i > 0 && end(part) !== undefined);
  const until = end(parts[last] ?? "");
  if (until !== undefined && order)
    return { ...startIn(parts[last - 1] ?? "", until, end), to: until };
  const to = cell?.kind === "day" ? cell.day : end(text);
  if (to === undefined || order === undefined) return {};
  const months = lengthIn(text);
  if (months !== undefined) return { from: monthsBefore(to, months), to };
  const isMonth = to === endOfMonth(to) && saysMonthAlone(text) && !asOf.test(text);
  return { ...(isMonth && cell?.kind !== "day" && { from: startOfMonth(to) }), to };
}

/** "Month 12, December 2025": the month is the calendar's. */
const fiscalPeriod = /^(?:month|period) \d{1,2}[,:] (?=\p{L})/iu;

/** "January 1-December 31, 2025". */
const joined = /(?<=\p{L}{3}\.? \d{1,2}|\p{L}{3}|\d{4})[-–—](?=\p{L}{3})/u;

/** Undefined where days and months can't be told apart. */
function orderOf(text: string): DayOrder | undefined {
  const days = text.match(/\d{1,2}([-/.])\d{1,2}\1\d{2,4}/g) ?? [];
  const verdict = dayOrderOf(days);
  return verdict.result === "settled" ? verdict.order : undefined;
}

/** The first day of a span; it may leave out the year, which is then the last day's or the one before. */
function startIn(
  text: string,
  to: Day,
  end: (part: string) => Day | undefined,
): Pick<StatementPeriod, "from"> {
  const hasYear = /\d{4}|[\s/.-]'?\d{2}$/.test(text) && end(text) !== undefined;
  const { year } = partsOf(to);
  const named = hasYear ? end(text) : (end(`${text}, ${year}`) ?? end(`${text} ${year}`));
  if (named === undefined) return {};
  const first = saysMonthAlone(text) ? startOfMonth(named) : named;
  if (first <= to) return { from: first };
  const { month, dayOfMonth } = partsOf(first);
  return hasYear ? {} : { from: dayInMonth(year - 1, month, dayOfMonth) };
}

const asOf = /\b(?:as (?:of|at)|al|au|zum|per|end of)\b/i;

/** "For the year ended", "For the Twelve Months Ending": how many months end on the day. */
function lengthIn(text: string): number | undefined {
  const { number, unit } = lengths.exec(text)?.groups ?? {};
  if (unit === undefined) return exercise.test(text) ? 12 : undefined;
  const each = unitMonths.get(unit.toLowerCase()) ?? 1;
  const said = number?.trim().toLowerCase() ?? "";
  const count = said === "" ? 1 : countWords.indexOf(said) + 1 || Number(said);
  return Number.isInteger(count) && count > 0 ? count * each : undefined;
}

const lengths =
  /(?:\b(?<number>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[\s-]+)?\b(?<unit>years?|months?|quarters?)[\s-]+end(?:ed|ing)\b/i;

const exercise =
  /\b(?:exercice (?:clos|cl[oô]tur[eé]|arr[eê]t[eé])|ejercicio (?:cerrado|terminado|finalizado)|fiscal year|financial year)\b/i;

const unitMonths = new Map([
  ["year", 12],
  ["years", 12],
  ["quarter", 3],
  ["quarters", 3],
]);

const countWords = "one two three four five six seven eight nine ten eleven twelve".split(" ");

function monthsBefore(to: Day, months: number): Day {
  const { year, month } = partsOf(to);
  const first = new Date(Date.UTC(year, month - months, 1));
  return dayInMonth(first.getUTCFullYear(), first.getUTCMonth() + 1, 1);
}
