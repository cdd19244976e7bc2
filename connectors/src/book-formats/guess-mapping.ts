import { december } from "@tieout/core/book-mapping/books-answers";
import { type DayOrderVerdict, dayOrderOf } from "@tieout/core/book-mapping/day-text";
import {
  type ColumnUse,
  type Field,
  headingsOf,
  type Mapping,
  type MappingFault,
  mappingFaults,
  type TableKind,
} from "@tieout/core/book-mapping/mapping";
import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import { addDays, type Day } from "@tieout/core/calendar/day";
import type { FiscalYearEnd } from "@tieout/core/calendar/fiscal-year";
import { accountOfText } from "./account-text.ts";
import { chainedColumns, monthMovements, withoutDifferences } from "./column-arithmetic.ts";
import { type ColumnEvidence, columnEvidence } from "./column-evidence.ts";
import { datevHeader } from "./datev-batch.ts";
import { withHeadedEntries } from "./headed-entries.ts";
import { type ColumnHeading, findHeadings, type Headings } from "./heading-row.ts";
import { columnTexts, decimalMarkOf, figureFields } from "./kept-mapping.ts";
import { asMonthBalances } from "./month-balances.ts";
import { balanceFields } from "./period-figures.ts";
import { dayNamed, spanBefore, titleYearOf, yearEndNamed, yearEndOn } from "./period-heading.ts";
import {
  fieldOfColumn,
  saysToDate,
  withBarePeriods,
  withoutPartners,
  withoutWorksheet,
  withRivals,
} from "./rival-columns.ts";
import { headingColumn, isInParts, settledColumns } from "./settled-columns.ts";
import { isAmounts, isFigures, kindOf, onlyDay } from "./table-kind.ts";
import { balancedAmong, meantAmong } from "./unnamed-figures.ts";

export interface MappingGuess {
  readonly mapping: Mapping;
  readonly faults: readonly MappingFault[];
  /** `decimal` and `day-order` where values read both ways, `as-of` where no day is named. */
  readonly asks: readonly ("decimal" | "day-order" | "mixed-days" | "as-of")[];
  readonly asOf?: Day;
  /** As its title says. */
  readonly fiscalYearEnd?: FiscalYearEnd;
}

export interface GuessOptions {
  /** Of the currency. */
  readonly digits: number;
  /** Other places that may name the books' days: the sheet's name, the file's. */
  readonly titles?: readonly string[];
}

/** Looks at the first rows of a sheet; a few hundred are enough. */
export function guessMapping(rows: readonly SheetRow[], options: GuessOptions): MappingGuess {
  const found = findHeadings(rows);
  const yearEnd = yearEndNamed(rows, found.row);
  const headings = {
    ...found,
    columns: withBarePeriods(found.columns, {
      ...titleYearOf(rows, found.row, options.titles),
      yearEnd: yearEnd ?? december,
    }),
  };
  const body = rows.filter(({ number }) => number > headings.last);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const evidence = Array.from({ length: width }, (_, column) => columnEvidence(body, column));

  const dated = namedColumns(headings.columns, evidence);
  const { isBatch = false, yearStart, batch } = datevHeader(rows) ?? {};
  const kind = isBatch ? "general-ledger" : kindOf(dated, evidence, body);
  const isBalances = kind === "trial-balance";
  const titled = isBalances ? dayNamed(rows, headings.row, options.titles) : undefined;
  const oneDay = isBalances ? dayOfOnePeriod(dated, titled) : undefined;
  const asOf = titled ?? oneDay ?? (isBalances ? onlyDay(dated, body) : undefined);
  // A ledger's rows have days, so a day above its headings is the report's.
  const isUndated = !isBalances || oneDay !== undefined;
  const named = isUndated ? namedColumns(undated(headings), evidence) : dated;
  const settled = withUnnamed(settledColumns(named, kind, body), kind, evidence, {
    body,
    digits: options.digits,
  });
  const rivals = withRivals(settled, withoutWorksheet(headings.columns), body);
  const uses = kind === "trial-balance" ? withBalancesAround(rivals) : rivals;
  const decimal = decimalMarkOf(columnTexts(body, uses, figureFields), options.digits);
  const style = { decimal: decimal.decimal, digits: options.digits };
  const meant = isBalances ? withoutDifferences(uses, body, style) : uses;
  const beside = asOf === undefined ? meant : besideDated(meant, asOf);
  const added = isBalances ? monthMovements(beside, body, style) : undefined;
  const isDoubled = mappingFaults({ kind, columns: beside }).some(
    ({ fault }) => fault === "two-columns",
  );
  const chained =
    isBalances && isDoubled ? chainedColumns(headings.columns, beside, body, style) : undefined;
  const columns = added ?? chained ?? (isBalances ? asMonthBalances(beside, body, style) : beside);
  const days = dayOrderOf(columnTexts(body, columns, new Set<Field>(["date"])));
  // An opening of the year is of its eve, whatever period the title names.
  const isOfYear = chained?.every(({ field }) => !movementFields.includes(field)) === true;
  const periodStart = isOfYear ? undefined : asOf && spanBefore(rows, headings.row, asOf);
  const heading = rows.find(({ number }) => number === headings.row);
  const mapping: Mapping = {
    kind,
    headingRow: headings.row,
    headings: heading ? headingsOf(heading) : [],
    columns,
    decimal: decimal.decimal,
    dayOrder: days.result === "settled" ? days.order : "mdy",
    figures: added ? "movements" : figuresOf(headings, columns),
    ...(isBatch && batch && { batch, ...(yearStart !== undefined && { yearStart }) }),
    ...(periodStart !== undefined && { periodStart }),
  };
  const fiscalYearEnd = yearStart ? yearEndOn(addDays(yearStart, -1)) : yearEnd;
  const faults = mappingFaults(mapping);
  const asks = asked(mapping, decimal.ambiguous, days, asOf);
  return {
    mapping: withHeadedEntries(mapping, rows, options.digits),
    faults,
    asks,
    ...(asOf !== undefined && { asOf }),
    ...(fiscalYearEnd && { fiscalYearEnd }),
  };
}

/**
 * The day of a month that one group of columns has beside balances of no day: "December 2025" between openings and balances. It's
 * the day of them all.
 */
function dayOfOnePeriod(columns: readonly ColumnUse[], titled: Day | undefined): Day | undefined {
  const ends = new Set(columns.flatMap(({ end }) => end ?? []));
  const [end] = ends;
  const areAround = columns.some((use) => use.end === undefined && isBalance(use));
  return ends.size === 1 && areAround && (titled === undefined || titled === end) ? end : undefined;
}

const movementFields: readonly Field[] = ["amount", "debit", "credit"];

const isBalance = ({ field }: ColumnUse): boolean => /^(opening|closing|balance)/.test(field);

const undated = ({ columns }: Headings) => columns.map(({ period: _, ...heading }) => heading);

function namedColumns(
  columns: readonly ColumnHeading[],
  evidence: readonly ColumnEvidence[],
): ColumnUse[] {
  // Of two equal columns, the year-to-date one is the closing.
  const ordered = [...withoutWorksheet(withoutPartners(columns))].sort(
    (one, another) => Number(saysToDate(another)) - Number(saysToDate(one)),
  );
  return ordered.flatMap((heading) => {
    const field = fieldOfColumn(heading);
    if (!field) return [];
    const seen = evidence[heading.column];
    // Left empty because other columns say the same.
    if (namesAccounts(field) && seen?.filled === 0) return [];
    // A heading of figures over a column without any means something else.
    if (figureFields.has(field) && seen && seen.filled > 0 && seen.figures === 0) return [];
    const end = figureFields.has(field) ? heading.period?.end : undefined;
    return [{ column: heading.column, field, why: "matched", ...(end && { end }) }];
  });
}

const namesAccounts = (field: Field) => field === "account" || field === "accountNumber";

function withUnnamed(
  named: readonly ColumnUse[],
  kind: TableKind,
  evidence: readonly ColumnEvidence[],
  { body, digits }: { readonly body: readonly SheetRow[]; readonly digits: number },
): ColumnUse[] {
  const columns = [...named];
  const free = () =>
    [...evidence.keys()].filter((column) => columns.every((use) => use.column !== column));
  const has = (...fields: Field[]) => columns.some(({ field }) => fields.includes(field));
  const take = (field: Field, holds: (seen: ColumnEvidence) => boolean) => {
    const column = free().find((one) => isFilled(evidence[one], holds));
    if (column !== undefined) columns.push({ column, field, why: "matched" });
  };

  if (kind === "general-ledger" && !has("date")) take("date", ({ days }) => days > 0.8);
  if (kind === "general-ledger" && !has("account", "accountNumber", "accountName")) {
    const column = isInParts(columns, body) ? headingColumn(columns, body) : undefined;
    if (column !== undefined) columns.push({ column, field: "account", why: "matched" });
  }
  if (kind !== "general-ledger" && !has("account", "accountNumber", "accountName")) {
    take("accountNumber", (seen) => seen.accountNumbers > 0.8 && !isAmounts(seen));
    take("accountName", ({ words }) => words > 0.8);
    const [combined] = columns.filter(({ field }) => field === "accountName");
    const isCombined = (row: SheetRow) =>
      accountOfText(textOf(row.cells[combined?.column ?? -1])).number !== undefined;
    if (combined && !has("accountNumber") && body.filter(isCombined).length > body.length / 2) {
      columns.splice(columns.indexOf(combined), 1, { ...combined, field: "account" });
    }
  } else if (kind !== "general-ledger" && !has("account", "accountName")) {
    take("accountName", ({ words }) => words > 0.8);
  } else if (kind !== "general-ledger" && !has("account", "accountNumber")) {
    // Numbers stand before names, one each; later columns are something else.
    const name = columns.find(({ field }) => field === "accountName")?.column ?? 0;
    const least = (evidence[name]?.filled ?? 0) * 0.8;
    const before = new Set(evidence.slice(0, name));
    take("accountNumber", (seen) => {
      return before.has(seen) && seen.filled >= least && seen.accountNumbers > 0.8;
    });
  }
  if (kind !== "chart" && !has("debit", "credit", "amount", "closing", "closingDebit")) {
    const [one, another, ...more] = free().filter((column) => isFigures(evidence[column]));
    if (
      one !== undefined &&
      another !== undefined &&
      more.length === 0 &&
      areSides(body, one, another)
    ) {
      take("debit", isFigures);
      take("credit", isFigures);
    } else {
      const amounts = free().filter((column) => isFilled(evidence[column], isAmounts));
      // Entries show whether a ledger's amounts are right, balances of another department don't.
      const meant =
        kind === "general-ledger"
          ? balancedAmong(amounts, columns, body, digits)
          : meantAmong(amounts, body, digits);
      for (const column of meant) columns.push({ column, field: "amount", why: "matched" });
      // Whole amounts look like keys and numbers, so they come last.
      if (!has("amount")) take("amount", isFigures);
    }
  }
  if (kind === "general-ledger" && !has("debit") && !has("side")) {
    take("side", ({ sides }) => sides > 0.9);
  }
  return columns.sort((one, another) => one.column - another.column);
}

const isFilled = (
  seen: ColumnEvidence | undefined,
  holds: (seen: ColumnEvidence) => boolean,
): boolean => seen !== undefined && seen.filled > 1 && holds(seen);

/** Next to dated columns, undated ones are of the title's day. */
function besideDated(columns: readonly ColumnUse[], asOf: Day): ColumnUse[] {
  const isFigure = ({ field }: ColumnUse) => balanceFields.includes(field);
  const dated = columns.filter(({ end }) => end !== undefined);
  if (dated.length === 0 || dated.some(({ end }) => end === asOf)) return [...columns];
  return columns.map((use) =>
    isFigure(use) && use.end === undefined ? { ...use, end: asOf } : use,
  );
}

/** Whether at most one of two figures is filled: debit or credit, not this year and last. */
function areSides(body: readonly SheetRow[], one: number, another: number): boolean {
  const says = ({ cells }: SheetRow, column: number) => /[1-9]/.test(textOf(cells[column]));
  return body.filter((row) => says(row, one) && says(row, another)).length * 10 <= body.length;
}

function figuresOf({ columns }: Headings, uses: readonly ColumnUse[]): Mapping["figures"] {
  if (uses.some(({ field }) => field.startsWith("opening"))) return "movements";
  const used = columns.filter(({ column }) => uses.some((use) => use.column === column));
  const said = used.some(({ text, group }) =>
    /net change|movement|activity|mouvement|movimiento|umsatz|rorelse|förändring/i.test(
      `${text} ${group}`,
    ),
  );
  return said ? "movements" : "balances";
}

function asked(
  { kind, columns }: Mapping,
  decimalOpen: boolean,
  days: DayOrderVerdict,
  asOf: Day | undefined,
): MappingGuess["asks"] {
  const single = columns.every(({ end }) => end === undefined);
  return [
    ...(decimalOpen ? (["decimal"] as const) : []),
    ...(kind === "general-ledger" && days.result === "asks" ? (["day-order"] as const) : []),
    ...(kind === "general-ledger" && days.result === "mixed" ? (["mixed-days"] as const) : []),
    ...(kind === "trial-balance" && single && asOf === undefined ? (["as-of"] as const) : []),
  ];
}

/** Undated openings and closings around dated columns belong to the first and the last. */
function withBalancesAround(columns: readonly ColumnUse[]): readonly ColumnUse[] {
  const ends = columns.flatMap(({ end }) => end ?? []).sort();
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined || first === last) return columns;
  return columns.map((use) => {
    if (use.end !== undefined) return use;
    if (use.field.startsWith("opening")) return { ...use, end: first };
    return use.field.startsWith("closing") ? { ...use, end: last } : use;
  });
}
