import { type AccountClass, sideOf } from "@tieout/core/account-types/account-class";
import type { ReportedAccount, StatementTypes } from "@tieout/core/book-mapping/reported-statement";
import { isBlank, type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import type { Minor } from "@tieout/core/money";
import { accountOfText, isAccountNumber } from "./account-text.ts";
import { columnEvidence } from "./column-evidence.ts";
import { columnTexts, decimalMarkOf } from "./kept-mapping.ts";
import { rowValues } from "./row-values.ts";
import { sumsThatDiffer } from "./section-sums.ts";
import { type StatementPeriod, statementPeriod } from "./statement-period.ts";
import { lineNamed, netIncomeNamed, sectionNamed, totalAssetsNamed } from "./statement-words.ts";

/** A statement's row, in the order of the page. */
interface StatementRow {
  readonly label: string;
  /** As printed; absent for headings. */
  readonly amount?: Minor;
}

/**
 * Reads a profit and loss or a balance sheet: its period, net income or total assets, and each account with its figure and the section
 * that it's in, which tells its type. Undefined where no account is in a section that we know.
 *
 * @param digits of the currency
 */
export function reportOfTypes(
  sheet: readonly SheetRow[],
  { digits }: { readonly digits: number },
): StatementTypes | undefined {
  const { rows, period } = statementRows(sheet, digits);
  const ends = endsOf(rows);
  const accounts: ReportedAccount[] = [];
  const totals: { netIncome?: Minor; totalAssets?: Minor } = {};
  let open: OpenPart[] = [];

  for (const [i, { label, amount }] of rows.entries()) {
    open = open.filter(({ end }) => end > i);
    const section = sectionNamed(label);
    const end = ends.get(i);
    const isHeading = amount === undefined;
    if (isHeading && section !== undefined) {
      // A section without a total goes on to the next one, or to a line that adds up those before it.
      if (end === undefined) open = open.filter(isTotalled);
      open.push({ label, classes: section, isSection: true, end: end ?? endless });
      continue;
    }
    const { number, name } = accountOfText(label);
    if (amount !== undefined && netIncomeNamed(name)) totals.netIncome ??= amount;
    // British statements call it total assets what's left once liabilities are taken off.
    const isOwed = accounts.some(({ classes: [usual] }) => usual && sideOf(usual) === "liability");
    if (amount !== undefined && totalAssetsNamed(label) && !isOwed) totals.totalAssets ??= amount;
    if (isTotal(label)) continue;
    if (lineNamed(label) || (number !== undefined && netIncomeNamed(name))) {
      open = open.filter(isTotalled);
      continue;
    }
    const classes = open.findLast((one) => one.classes.length > 0)?.classes;
    const parents = open.filter((one) => !one.isSection);
    if (end !== undefined) {
      const own = isHeading ? classesOfParent(name, classes) : [];
      open.push({ label, classes: own, isSection: false, end });
    }
    if (isHeading || !classes) continue;
    const at = placeBelow(
      parents.map((one) => one.label),
      label,
    );
    accounts.push({ ...(number !== undefined && { number }), ...at, classes, amount });
  }
  if (accounts.length === 0) return undefined;
  const kind = accounts.some(isOfResult) ? "profit-and-loss" : "balance-sheet";
  const { from, to } = period;
  const unit = isWhole(accounts, digits) ? 10 ** digits : undefined;
  const sums = sumsThatDiffer(rows, ends, unit ?? 1);
  return {
    kind,
    ...(from !== undefined && kind === "profit-and-loss" && { from }),
    ...(to !== undefined && { to }),
    accounts,
    ...totals,
    ...(unit !== undefined && { unit }),
    ...(sums.length > 0 && { sums }),
  };
}

/** A few may be whole by chance. */
const isWhole = (accounts: readonly ReportedAccount[], digits: number): boolean =>
  digits > 0 && accounts.length > 4 && accounts.every(({ amount }) => amount % 10 ** digits === 0);

function isOfResult({ classes: [usual] }: ReportedAccount): boolean {
  const side = usual && sideOf(usual);
  return side === "income" || side === "expense";
}

type Classes = readonly AccountClass[];

/** A section, or a parent of accounts, whose rows go on. */
interface OpenPart {
  readonly label: string;
  /** None where it says no more than the part around it. */
  readonly classes: Classes;
  readonly isSection: boolean;
  /** The row of its total. */
  readonly end: number;
}

const endless = Number.POSITIVE_INFINITY;

const isTotalled = ({ end }: OpenPart): boolean => end !== endless;

/** A parent with a number may be called as a section is: "2-1000 Current Liabilities". Its side is that of the part around it. */
function classesOfParent(name: string, around: Classes | undefined): Classes {
  const named = sectionNamed(name) ?? [];
  const [usual, other] = [named[0], around?.[0]];
  return usual && other && sideOf(usual) === sideOf(other) ? named : [];
}

/** A parent's own postings have a row below it, called "Utilities - Other" or as the parent itself. */
function placeBelow(
  parents: readonly string[],
  label: string,
): Pick<ReportedAccount, "name" | "under"> {
  const under = parents.map((parent) => accountOfText(parent).name);
  const { name } = accountOfText(label);
  const parent = under.at(-1);
  const isOwn = parents.at(-1) === label || name === `${parent} - Other`;
  return isOwn && parent !== undefined
    ? { name: parent, under: under.slice(0, -1) }
    : { name, under };
}

/** Statements have hundreds of rows. */
const mostRows = 5_000;

function statementRows(
  sheet: readonly SheetRow[],
  digits: number,
): { readonly rows: readonly StatementRow[]; readonly period: StatementPeriod } {
  const rows = sheet.slice(0, mostRows).filter((row) => !isBlank(row));
  const [column, ...beside] = figureColumns(rows);
  if (column === undefined) return { rows: [], period: {} };
  const use = { column, field: "amount", why: "matched" } as const;
  const texts = columnTexts(rows, [use], new Set([use.field]));
  const mapping = {
    kind: "trial-balance",
    headingRow: 0,
    headings: [],
    columns: [use],
    decimal: decimalMarkOf(texts, digits).decimal,
    dayOrder: "mdy",
    figures: "balances",
  } as const;
  const first = rows.findIndex((row) => sectionNamed(labelOf(row, column)) !== undefined);
  return {
    period: statementPeriod(rows.slice(0, Math.max(first, 0)), column),
    rows: rows.flatMap((row) => {
      const label = labelOf(row, column);
      const { figureAt } = rowValues(row, mapping, digits);
      const own = figureAt(column);
      if (own.result === "refused" || label === "") return [];
      const figures = isTotal(label) ? [own, ...beside.map(figureAt)] : [own];
      const amount = figures.find(({ result }) => result === "read");
      return [{ label, ...(amount?.result === "read" && { amount: amount.value }) }];
    }),
  };
}

/** The first text before its figure, with the account number that a column before it may have. */
function labelOf(row: SheetRow, column: number): string {
  const [first = "", name = ""] = row.cells
    .slice(0, column)
    .map((cell) => textOf(cell).trim())
    .filter((part) => part !== "");
  return name !== "" && isAccountNumber(first) && !isAccountNumber(name)
    ? `${first} ${name}`
    : first;
}

/**
 * The column headed "Total" or "Year to date", where there are several of figures: a month each, or this year and last; and then those
 * to the right of it, in which totals may be alone.
 */
function figureColumns(rows: readonly SheetRow[]): readonly number[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => {
    const { figures, filled } = columnEvidence(rows, column);
    // Its heading, and the year in it, aren't figures of accounts.
    return column > 0 && filled > 2 && figures > 0 && figures * filled >= filled - 3;
  });
  const isOfWhole = (column: number) =>
    rows.some(({ cells }) => wholeColumn.test(textOf(cells[column]).trim()));
  const counted = columns.findIndex(isOfWhole);
  return columns.slice(Math.max(counted, 0));
}

const wholeColumn = /^(?:total|year to date|ytd|cumulative|acumulado|cumul)$/i;

const isTotal = (label: string) => /^(sub ?)?totals?\b/i.test(label.trim());

/**
 * Of each heading or parent, the row of its total: the nearest below that names it, and no other before. Where a heading and an account
 * share a name and there is one total, it's the heading's. A whole label goes before a name without its number.
 */
function endsOf(rows: readonly StatementRow[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: (StatementRow & { readonly at: number })[] = [];
  for (const [at, row] of rows.entries()) {
    if (!isTotal(row.label)) {
      open.push({ ...row, at });
      continue;
    }
    const of = totalled(row.label);
    const isWhole = ({ label }: StatementRow) => comparable(label) === of;
    const isNamed = ({ label }: StatementRow) => comparable(accountOfText(label).name) === of;
    const isHeading = ({ amount }: StatementRow) => amount === undefined;
    const left = rows.slice(at).filter(({ label }) => isTotal(label) && totalled(label) === of);
    const isShared = open.filter(isWhole).length > left.length;
    const [found = -1] = [
      isShared ? open.findLastIndex((one) => isWhole(one) && isHeading(one)) : -1,
      open.findLastIndex(isWhole),
      open.findLastIndex((one) => isNamed(one) && isHeading(one)),
    ].filter((one) => one >= 0);
    const closed = open[found];
    if (!closed) continue;
    ends.set(closed.at, at);
    open.splice(found);
  }
  return ends;
}

/** The label without its words for a total: "Income" of "Total for Income", "4000 - Sales" of "Total - 4000 - Sales". */
const totalled = (label: string) => comparable(label.replace(/^(sub ?)?totals?( for| -)? /i, ""));

const comparable = (label: string) =>
  label
    .trim()
    .toLowerCase()
    .replace(/^cogs$/, "cost of goods sold");
