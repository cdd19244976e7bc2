import type { ColumnUse, Field } from "@tieout/core/book-mapping/mapping";
import { monthOf, plainWord } from "@tieout/core/book-mapping/month-words";
import { isProse } from "@tieout/core/book-mapping/prose";
import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import { type Day, dayInMonth } from "@tieout/core/calendar/day";
import type { FiscalYearEnd } from "@tieout/core/calendar/fiscal-year";
import type { ColumnHeading } from "./heading-row.ts";
import { fieldOfHeading, isToDate, namesCurrency } from "./heading-words.ts";
import { figureFields } from "./kept-mapping.ts";
import { periodOfHeading } from "./period-heading.ts";

/** Marks rival columns (unknown group, other currency) for a person to choose; year-to-date or home currency wins. */
export function withRivals(
  uses: readonly ColumnUse[],
  headings: readonly ColumnHeading[],
  body: readonly SheetRow[],
): readonly ColumnUse[] {
  const columns = [...uses];
  for (const rival of headings) {
    const field = fieldOfColumn(rival);
    const end = rival.period?.end;
    if (!field || !figureFields.has(field)) continue;
    if (columns.some(({ column }) => column === rival.column)) continue;
    const at = columns.findIndex((use) => use.field === field && use.end === end);
    const used = headings.find(({ column }) => column === columns[at]?.column);
    if (!used || saysToDate(used)) continue;

    const use: ColumnUse = { column: rival.column, field, why: "matched", ...(end && { end }) };
    if (areGroups(used, rival)) columns.push(use);
    else if (namesCurrency(rival.text) && !namesCurrency(used.text)) columns.splice(at, 1, use);
    else if (namesCurrency(used.text) && !namesCurrency(rival.text)) continue;
    else if (differ(body, used.column, rival.column)) columns.push(use);
  }
  return columns.sort((one, another) => one.column - another.column);
}

export const saysToDate = ({ text, group }: ColumnHeading): boolean => isToDate(`${group} ${text}`);

const areGroups = (one: ColumnHeading, another: ColumnHeading): boolean =>
  one.group !== another.group &&
  [one, another].every(({ group }) => group !== "" && fieldOfHeading(group) === undefined);

function differ(body: readonly SheetRow[], one: number, another: number): boolean {
  return body.some(({ cells }) => {
    const [first, second] = [textOf(cells[one]).trim(), textOf(cells[another]).trim()];
    return first !== "" && second !== "" && first !== second;
  });
}

/** Dates headings without a full date: months ascend and the last falls in the title's year. */
export function withBarePeriods(
  columns: readonly ColumnHeading[],
  { titleYear, yearEnd }: { readonly titleYear?: number; readonly yearEnd: FiscalYearEnd },
): readonly ColumnHeading[] {
  const months = columns.flatMap((heading) => {
    const month = heading.period ? undefined : monthAlone(heading.text);
    return month === undefined ? [] : [{ column: heading.column, month }];
  });
  const years = columns.flatMap((heading) => {
    const year = heading.period ? undefined : (yearAlone(heading.text) ?? yearAlone(heading.group));
    return year === undefined ? [] : [{ column: heading.column, year }];
  });
  const ends = new Map<number, Day>();
  if (months.length > 2 && titleYear !== undefined) {
    let year = titleYear;
    for (const [i, { column, month }] of [...months.entries()].reverse()) {
      if (month > (months[i + 1]?.month ?? 12)) year--;
      ends.set(column, dayInMonth(year, month, 31));
    }
  } else if (new Set(years.map(({ year }) => year)).size > 1) {
    for (const { column, year } of years) {
      ends.set(column, dayInMonth(year, yearEnd.month, yearEnd.day));
    }
  }
  return columns.map((heading) => {
    const end = ends.get(heading.column);
    return end === undefined ? heading : { ...heading, period: { end, rest: "" } };
  });
}

const monthAlone = (text: string) =>
  /^\p{L}{3,}\.?$/u.test(text) ? monthOf(text.replace(".", "")) : undefined;

function yearAlone(text: string): number | undefined {
  const bare = text.replace(/^actuals? (?=\D{0,3}20\d\d$)|(?<=20\d\d) actuals?$/i, "");
  const [, year] = /^(?:FY|CY|YE)? ?'?((?:20)?\d{2})$/i.exec(bare) ?? [];
  if (year === undefined || (year.length === 2 && !/^[A-Z]/i.test(text))) return undefined;
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}

export function fieldOfColumn({ text, group, period }: ColumnHeading): Field | undefined {
  const said = period && periodOfHeading({ kind: "text", text }) ? period.rest : text;
  const own = fieldOfHeading(said);
  if (own === undefined) return fieldInOne(said) ?? (period ? "amount" : undefined);
  return besideGroup(period ? undefined : fieldOfHeading(group), own);
}

/**
 * Without accounts that aren't the ledger's: where Sage has a column of nominal codes, "Account" is a customer's or a supplier's,
 * and "No" counts transactions.
 */
export function withoutPartners(columns: readonly ColumnHeading[]): readonly ColumnHeading[] {
  if (!columns.some(isNominal)) return columns;
  return columns.filter((column) => {
    const field = fieldOfColumn(column);
    return isNominal(column) || (field !== "account" && field !== "accountNumber");
  });
}

/**
 * A worksheet's trial balance alone: without its columns of the income statement and the balance sheet, which say the same again,
 * and without what stood before its adjustments, or the funds and departments that it adds up.
 */
export function withoutWorksheet(columns: readonly ColumnHeading[]): readonly ColumnHeading[] {
  const isAdjusted = columns.some((heading) => adjusted.test(wordsOf(heading)));
  const groups = new Set(columns.map(({ group }) => plainWord(group).trim()));
  const isTotalled = [...groups].some((group) => ofAll.test(group)) && groups.size > 3;
  const rest = columns.filter((heading) => {
    const plain = plainWord(heading.group).trim();
    if (isTotalled && plain !== "" && !ofAll.test(plain)) return false;
    return !ofStatements.test(plain) && !(isAdjusted && beforeAdjusted.test(wordsOf(heading)));
  });
  const isAnyLeft = rest.some((heading) => heading.group !== "" || adjusted.test(wordsOf(heading)));
  return isAnyLeft ? rest : columns;
}

const wordsOf = ({ group, text }: ColumnHeading) => plainWord(`${group} ${text}`).trim();

const ofStatements =
  /^(income statement|profit (and|&) loss|p ?& ?l|balance sheet|winst-? ?(&|en) ?verlies(rekening)?|verlies-? ?(&|en) ?winst(rekening)?|balans|bilan|bilanz|guv|compte de resultat|balance de situacion|perdidas y ganancias)$/;
const ofAll = /^(totals?|all (funds|classes|departments|locations)|consolidated)$/;
const adjusted = /^adjusted/;
const beforeAdjusted = /^(unadjusted|adjust(ments?|ing entries)|trial balance)/;

const isNominal = ({ text }: ColumnHeading): boolean => /^(nominal|n\/c)\b/i.test(text);

function fieldInOne(text: string): Field | undefined {
  if (isProse(text)) return undefined;
  const words = text.trim().split(/[\s:-]+/);
  const ways = [
    [words.slice(0, -1), words.slice(-1)],
    [words.slice(1), words.slice(0, 1)],
  ];
  for (const [group = [], side = []] of ways) {
    const [of, own] = [fieldOfHeading(group.join(" ")), fieldOfHeading(side.join(" "))];
    if (of && isFigure(of) && (own === "debit" || own === "credit")) return besideGroup(of, own);
  }
  return undefined;
}

const isFigure = (group: Field): boolean =>
  group === "opening" || group === "closing" || group === "balance" || group === "amount";

function besideGroup(group: Field | undefined, own: Field): Field {
  const ends = group === "closing" || group === "balance";
  if (own === "debit" && group === "opening") return "openingDebit";
  if (own === "credit" && group === "opening") return "openingCredit";
  if (own === "debit" && ends) return "closingDebit";
  if (own === "credit" && ends) return "closingCredit";
  return own;
}
