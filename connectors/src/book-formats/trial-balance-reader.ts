import { type BooksAnswers, december } from "@tieout/core/book-mapping/books-answers";
import type { BooksIntake, FileFiscalYear, OwnTotal } from "@tieout/core/book-mapping/file-books";
import type { Mapping } from "@tieout/core/book-mapping/mapping";
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
import { columnSums } from "./column-sums.ts";
import { departments } from "./departments.ts";
import { lengthFault } from "./field-lengths.ts";
import { gathering } from "./gathering.ts";
import { isHeadingToo } from "./heading-row.ts";
import { rowWordOf } from "./ledger-rows.ts";
import { depthOf } from "./nested-parts.ts";
import { rowsInOwnDirection, turnedBalances } from "./own-directions.ts";
import { isFooter, pageHeaders } from "./page-headers.ts";
import { balanceFields, type PeriodFigures, periodFigures } from "./period-figures.ts";
import { fileAccount, leftOut, overlongCell, type RowValues, rowValues } from "./row-values.ts";
import { type StatedRows, statedRows } from "./stated-rows.ts";
import { type SummingRow, type Sums, summingRows } from "./summing-rows.ts";

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
      const turned = rowsInOwnDirection(first.said, first.accounts());
      const pass = turned.size === 0 ? first : again({ turned });
      // A row of net income adds up others too, but says more.
      const named = pass.stated.resultRow(new Set());
      const sums = summingRows(pass.rows.filter(({ row }) => row !== named));
      const result = named ?? pass.stated.resultRow(sums.rows);
      if (sums.rows.size === 0 && result === undefined) return pass.books();
      return again({ sums, result, turned }).books();
    },
  };

  function again(known: Known): Pass {
    const pass = onePass(mapping, answers, known);
    for (const row of held) pass.take(row);
    return pass;
  }
}

const noSums: Sums = { rows: new Set(), inside: new Set() };

interface Pass extends BooksIntake<SheetRow> {
  readonly rows: readonly SummingRow[];
  readonly stated: StatedRows;
  readonly said: readonly AccountFigures[];
  readonly accounts: () => readonly VendorAccount[];
}

/** Rows that aren't accounts, though they look like them. */
interface Known {
  readonly sums?: Sums;
  /** The one of net income. */
  readonly result?: number | undefined;
  /** Those whose balances are positive where their accounts grow by credits. */
  readonly turned?: ReadonlySet<number>;
}

function onePass(
  mapping: Mapping,
  answers: BooksAnswers,
  { sums: { rows: parents, inside } = noSums, result, turned }: Known,
): Pass {
  const rows: SummingRow[] = [];
  const gathered = gathering("trial-balance", false);
  const periods = periodsOf(mapping, answers);
  const sums = columnSums(mapping);
  const outermost = columnSums(mapping);
  const said: AccountFigures[] = [];
  const stated = statedRows();
  const titles = pageHeaders();
  const parted = departments(mapping);
  const figuresOf = (values: RowValues) =>
    periods.map((period) => periodFigures(values, mapping, period.column));

  function take(row: SheetRow): readonly [] {
    if (isBlank(row)) return [];
    if (row.number <= mapping.headingRow) {
      titles.title(row);
      return [];
    }
    if (repeatsHeadings(row, mapping.headings) || titles.repeats(row)) return [];
    if (row.number === mapping.headingRow + 1 && isHeadingToo(row)) return [];
    const overlong = overlongCell(row, mapping);
    if (overlong) {
      gathered.leaveOut(leftOut(row, overlong.fault, overlong));
      return [];
    }
    const values = rowValues(row, mapping, answers.digits);
    const account = values.account() ?? indentedAccount(row, mapping);
    const name = account?.name ?? firstText(row);
    const word = rowWordOf(name) ?? rowWordOf(account?.number ?? "");
    if (word === "grand-total")
      for (const total of totalsOf(row.number, values)) gathered.total(total);
    if (word === "grand-total" || word === "total") {
      stated.total({ name, figures: figuresOf(values).map(netOf) });
      gathered.leaveOut(leftOut(row, "total"));
      return [];
    }
    if (!inside.has(row.number)) outermost.add(values);
    if (parents.has(row.number)) {
      gathered.leaveOut(leftOut(row, "total", { account, column: figureColumn(row, mapping) }));
      return [];
    }

    const isTurned = turned?.has(row.number) === true;
    const figures = figuresOf(values).map((of) => (isTurned ? turnedBalances(of) : of));
    const refusal = figures.find((of) => of.refusal !== undefined)?.refusal;
    if (refusal && isFooter(row)) gathered.leaveOut(leftOut(row, "no-figures"));
    else if (refusal) gathered.leaveOut(leftOut(row, refusal.fault, { ...refusal, account }));
    else if (!account)
      gathered.leaveOut(leftOut(row, isUnnamedTotal(row.number, values) ? "total" : "no-account"));
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
      const isNew = gathered.account(account);
      if (!parted.isFurther(row, account.id) && !isNew) gathered.twice(account.id);
      sums.add(values);
      if (rows.length <= mostHeld) {
        const { number } = account;
        const numbered = number === undefined ? {} : { account: number };
        rows.push({ row: row.number, depth: depthOf(row), figures: nets, ...numbered });
      }
      for (const [i, period] of periods.entries()) {
        said.push({ row: row.number, accountId: account.id, period, figures: figures[i] ?? {} });
      }
    }
    return [];
  }

  /** The last row of many a workbook: what its columns come to, in all of them. */
  function isUnnamedTotal(row: number, values: RowValues): boolean {
    const totals = totalsOf(row, values);
    const isTotal = totals.length > 1 && totals.every(({ said, added }) => said === added);
    if (isTotal) for (const total of totals) gathered.total(total);
    return isTotal;
  }

  /** Beside accounts, or beside the rows that stand in no group, whose debits and credits are net. */
  function totalsOf(row: number, values: RowValues): OwnTotal[] {
    const ofGroups = outermost.against(row, values);
    return ofGroups.every(({ said, added }) => said === added)
      ? ofGroups
      : sums.against(row, values);
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
    rows,
    stated,
    said,
    accounts: gathered.accounts,
    books: () => {
      const isStartSaid = mapping.periodStart !== undefined;
      const opened = periods.length === 1 ? withUnsaidOpenings(said, isStartSaid) : said;
      for (const one of opened) save(one);
      const statedTotals = stated.totals(result);
      return {
        ...gathered.books({ company: {}, fiscalYears: fiscalYearsOf(periods, answers) }),
        ...(statedTotals && { statedTotals }),
      };
    },
  };
}

interface AccountFigures {
  readonly row: number;
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
