import { type BooksAnswers, december } from "@tieout/core/book-mapping/books-answers";
import type { BooksIntake, FileFiscalYear, OwnTotal } from "@tieout/core/book-mapping/file-books";
import type { Field, Mapping } from "@tieout/core/book-mapping/mapping";
import {
  firstText,
  isBlank,
  repeatsHeadings,
  type SheetRow,
  textOf,
} from "@tieout/core/book-mapping/sheet-row";
import { addDays, type Day, startOfMonth } from "@tieout/core/calendar/day";
import { fiscalYearOf } from "@tieout/core/calendar/fiscal-year";
import type { VendorAccount } from "@tieout/core/ledger/ledger";
import { toMinor } from "@tieout/core/money";
import { accountOfText } from "./account-text.ts";
import { lengthFault } from "./field-lengths.ts";
import { gathering } from "./gathering.ts";
import { isHeadingToo } from "./heading-row.ts";
import { rowWordOf } from "./ledger-rows.ts";
import { type NumberedRow, parentRows } from "./nested-parts.ts";
import { balanceFields, type PeriodFigures, periodFigures } from "./period-figures.ts";
import {
  amountOrZero,
  fileAccount,
  leftOut,
  overlongCell,
  type RowValues,
  rowValues,
} from "./row-values.ts";
import { type StatedRows, statedRows } from "./stated-rows.ts";

/** No chart of several levels has more accounts; beyond this, rows aren't held for a second pass. */
const mostHeld = 5_000;

/**
 * Reads a trial balance. Parent accounts, and a row of net income, show only at the end and take a second pass. @throws without a
 * period or `asOf`.
 */
export function trialBalanceReader(mapping: Mapping, answers: BooksAnswers): BooksIntake<SheetRow> {
  const first = onePass(mapping, answers, {});
  const held: SheetRow[] = [];

  return {
    take: (row) => {
      if (held.length <= mostHeld) held.push(row);
      return first.take(row);
    },
    books: () => {
      if (held.length > mostHeld) return first.books();
      const parents = parentRows(first.numbered);
      const result = first.stated.resultRow(parents);
      if (parents.size === 0 && result === undefined) return first.books();
      const second = onePass(mapping, answers, { parents, result });
      for (const row of held) second.take(row);
      return second.books();
    },
  };
}

interface Pass extends BooksIntake<SheetRow> {
  readonly numbered: readonly NumberedRow[];
  readonly stated: StatedRows;
}

/** Rows that aren't accounts, though they look like them. */
interface Known {
  /** Those that add up others. */
  readonly parents?: ReadonlySet<number>;
  /** The one of net income. */
  readonly result?: number | undefined;
}

function onePass(
  mapping: Mapping,
  answers: BooksAnswers,
  { parents = new Set(), result }: Known,
): Pass {
  const numbered: NumberedRow[] = [];
  const gathered = gathering("trial-balance", false);
  const periods = periodsOf(mapping, answers);
  const sums = columnSums(mapping);
  const said: AccountFigures[] = [];
  const stated = statedRows();
  const figuresOf = (values: RowValues) =>
    periods.map((period) => periodFigures(values, mapping, period.column));

  function take(row: SheetRow): readonly [] {
    if (row.number <= mapping.headingRow || isBlank(row)) return [];
    if (repeatsHeadings(row, mapping.headings)) return [];
    if (row.number === mapping.headingRow + 1 && isHeadingToo(row)) return [];
    const overlong = overlongCell(row, mapping);
    if (overlong) {
      gathered.leaveOut(leftOut(row, overlong.fault, overlong));
      return [];
    }
    const values = rowValues(row, mapping, answers.digits);
    const account = values.account() ?? indentedAccount(row, mapping);
    const name = account?.name ?? firstText(row);
    const word = rowWordOf(name);
    if (word === "grand-total")
      for (const total of sums.against(row.number, values)) gathered.total(total);
    if (word === "grand-total" || word === "total") {
      stated.total({ name, figures: figuresOf(values).map(netOf) });
      gathered.leaveOut(leftOut(row, "total"));
      return [];
    }
    if (parents.has(row.number)) {
      gathered.leaveOut(leftOut(row, "total", { account, column: figureColumn(row, mapping) }));
      return [];
    }

    const figures = figuresOf(values);
    const refusal = figures.find((of) => of.refusal !== undefined)?.refusal;
    if (refusal) gathered.leaveOut(leftOut(row, refusal.fault, { ...refusal, account }));
    else if (!account) gathered.leaveOut(leftOut(row, "no-account"));
    else if (account.number === undefined && figures.every(saysNothing)) {
      gathered.leaveOut(leftOut(row, "no-figures"));
    } else {
      const nets = figures.map(netOf);
      const isNumbered = account.number !== undefined;
      stated.account({ row: row.number, name: account.name, isNumbered, figures: nets });
      if (row.number === result) {
        gathered.leaveOut(leftOut(row, "total"));
        return [];
      }
      if (!gathered.account(account)) gathered.twice(account.id);
      sums.add(values);
      if (account.number !== undefined && numbered.length <= mostHeld) {
        numbered.push({ row: row.number, account: account.number, figures: nets });
      }
      for (const [i, period] of periods.entries()) {
        said.push({ accountId: account.id, period, figures: figures[i] ?? {} });
      }
    }
    return [];
  }

  function save({ accountId, period: { end, start }, figures }: AccountFigures): void {
    const { opening, closing, movement } = figures;
    if (opening !== undefined) {
      gathered.opening({ accountId, on: addDays(start, -1), amount: opening });
    }
    if (closing !== undefined) gathered.closing({ accountId, on: end, amount: closing });
    if (movement) gathered.movement({ accountId, end, ...movement });
  }

  return {
    take,
    numbered,
    stated,
    books: () => {
      const isStartSaid = mapping.periodStart !== undefined;
      const rows = periods.length === 1 ? withUnsaidOpenings(said, isStartSaid) : said;
      for (const row of rows) save(row);
      const statedTotals = stated.totals(result);
      return {
        ...gathered.books({ company: {}, fiscalYears: fiscalYearsOf(periods, answers) }),
        ...(statedTotals && { statedTotals }),
      };
    },
  };
}

interface AccountFigures {
  readonly accountId: string;
  readonly period: Period;
  readonly figures: PeriodFigures;
}

interface Period {
  readonly start: Day;
  readonly end: Day;
  /** How its columns are marked; absent where there's one period alone. */
  readonly column?: Day;
}

function periodsOf(
  { columns, periodStart }: Mapping,
  { asOf, fiscalYearEnd = december }: BooksAnswers,
): Period[] {
  const ends = [...new Set(columns.flatMap(({ end }) => (end === undefined ? [] : [end])))].sort();
  if (ends.length > 0) {
    return ends.map((end, i) => {
      const before = ends[i - 1];
      return { end, column: end, start: before ? addDays(before, 1) : startOfMonth(end) };
    });
  }
  if (asOf === undefined) throw new RangeError("A trial balance is read as of a day");
  const isSaid = periodStart !== undefined && periodStart < asOf;
  return [{ end: asOf, start: isSaid ? periodStart : fiscalYearOf(asOf, fiscalYearEnd).start }];
}

function fiscalYearsOf(periods: readonly Period[], answers: BooksAnswers): FileFiscalYear[] {
  const said = answers.fiscalYearEnd !== undefined;
  const years = new Map<Day, FileFiscalYear>();
  for (const period of periods) {
    const { start, end } = fiscalYearOf(period.end, answers.fiscalYearEnd ?? december);
    years.set(end, { start, end, said });
  }
  return [...years.values()];
}

/** An account right of the account's heading, under none of its own, as charts are indented. */
function indentedAccount({ cells }: SheetRow, mapping: Mapping): VendorAccount | undefined {
  const figures = mapping.columns.filter(({ field }) => balanceFields.includes(field));
  const found = cells
    .slice(0, Math.min(...figures.map(({ column }) => column)))
    .find((cell, column) => !mapping.headings[column] && textOf(cell).trim() !== "");
  const { number, name, fullName } = accountOfText(textOf(found));
  return name === "" || lengthFault("name", name)
    ? undefined
    : fileAccount(number ?? fullName ?? name, name, "", number, fullName);
}

function figureColumn({ cells }: SheetRow, { columns }: Mapping): number | undefined {
  return columns.find(
    ({ field, column }) => balanceFields.includes(field) && cells[column] !== undefined,
  )?.column;
}

/** What a row comes to, by its balance where it says one. */
function netOf({ closing, movement, opening }: PeriodFigures): number {
  return closing ?? (opening ?? 0) + (movement ? movement.debit - movement.credit : 0);
}

function saysNothing({ opening, closing, movement }: PeriodFigures): boolean {
  return opening === undefined && closing === undefined && movement === undefined;
}

interface ColumnSums {
  readonly add: (values: RowValues) => void;
  /** The file's own total row, beside what its columns come to so far. */
  readonly against: (row: number, values: RowValues) => OwnTotal[];
}

function columnSums({ columns }: Mapping): ColumnSums {
  const uses = columns.filter(({ field }) => balanceFields.includes(field));
  const sums = uses.map(() => 0);
  return {
    add: (values) => {
      for (const [i, { field, end }] of uses.entries()) {
        sums[i] = toMinor((sums[i] ?? 0) + amountOrZero(values.figure(field, end)));
      }
    },
    against: (row, values) =>
      uses.flatMap(({ field, end }, i) => {
        const said = values.figure(field, end);
        if (said.result !== "read") return [];
        const place = { row, ...(end !== undefined && { end }) };
        return [
          { what: kindOfTotal(field), place, said: said.value, added: toMinor(sums[i] ?? 0) },
        ];
      }),
  };
}

function kindOfTotal(field: Field): OwnTotal["what"] {
  if (/debit$/i.test(field)) return "debits";
  return /credit$/i.test(field) ? "credits" : "balance";
}

interface SaidFigures {
  readonly figures: PeriodFigures;
}

/**
 * Derives openings from movements and closings. If all are zero, the sums include the openings and aren't movements;
 * then, or where no start is known, only balances are used.
 */
function withUnsaidOpenings<Row extends SaidFigures>(
  rows: readonly Row[],
  isStartSaid: boolean,
): readonly Row[] {
  const saysBoth = rows.some(({ figures }) => figures.closing !== undefined && figures.movement);
  if (!saysBoth || rows.some(({ figures }) => figures.opening !== undefined)) return rows;

  const opened = rows.map((row) => {
    const { closing = 0, movement } = row.figures;
    const { debit = 0, credit = 0 } = movement ?? {};
    return { ...row, figures: { ...row.figures, opening: toMinor(closing - debit + credit) } };
  });
  const opens = opened.some(({ figures }) => figures.opening !== 0);
  if (opens && isStartSaid) return opened;
  return rows.map((row) => {
    const { movement: _, ...figures } = row.figures;
    return { ...row, figures };
  });
}
