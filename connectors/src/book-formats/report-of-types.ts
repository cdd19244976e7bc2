import { type AccountClass, sideOf } from "@tieout/core/account-types/account-class";
import type { ReportedAccount, StatementTypes } from "@tieout/core/book-mapping/reported-statement";
import { firstText, isBlank, type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import type { Minor } from "@tieout/core/money";
import { accountOfText, isAccountNumber } from "./account-text.ts";
import { columnEvidence } from "./column-evidence.ts";
import { columnTexts, decimalMarkOf } from "./kept-mapping.ts";
import { rowValues } from "./row-values.ts";
import { type StatementPeriod, statementPeriod } from "./statement-period.ts";
import { lineNamed, netIncomeNamed, sectionNamed, totalAssetsNamed } from "./statement-words.ts";

/** A statement's row, in the order of the page. */
interface StatementRow {
  readonly label: string;
  /** As printed; absent for headings. */
  readonly amount?: Minor;
}

/**
 * What a profit and loss or a balance sheet says: its days, its accounts with their sections and figures, the result of its period,
 * and total assets. Undefined where no row stands in a section that's known.
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
  let open: { readonly end: number; readonly label: string; readonly classes?: Classes }[] = [];

  for (const [i, { label, amount }] of rows.entries()) {
    open = open.filter(({ end }) => end > i);
    const section = sectionNamed(label);
    const end = ends.get(i);
    const isHeading = amount === undefined;
    if (isHeading && section !== undefined) {
      // A section without a total goes on to the next one.
      if (end === undefined) open = open.filter((one) => one.end !== Number.POSITIVE_INFINITY);
      open.push({ label, classes: section, end: end ?? Number.POSITIVE_INFINITY });
      continue;
    }
    if (amount !== undefined && netIncomeNamed(label)) totals.netIncome ??= amount;
    if (amount !== undefined && totalAssetsNamed(label)) totals.totalAssets ??= amount;
    if (isTotal(label) || lineNamed(label)) continue;
    const classes = open.findLast((one) => one.classes && one.classes.length > 0)?.classes;
    const under = open.flatMap((one) => (one.classes ? [] : [accountOfText(one.label).name]));
    if (end !== undefined) open.push({ label, end });
    if (isHeading || !classes) continue;
    const { number, name } = accountOfText(label);
    const own = ownPostings(name, under.at(-1));
    const at = own === undefined ? { name, under } : { name: own, under: under.slice(0, -1) };
    accounts.push({ ...(number !== undefined && { number }), ...at, classes, amount });
  }
  if (accounts.length === 0) return undefined;
  const kind = accounts.some(isOfResult) ? "profit-and-loss" : "balance-sheet";
  const { from, to } = period;
  return {
    kind,
    ...(from !== undefined && kind === "profit-and-loss" && { from }),
    ...(to !== undefined && { to }),
    accounts,
    ...totals,
  };
}

function isOfResult({ classes: [usual] }: ReportedAccount): boolean {
  const side = usual && sideOf(usual);
  return side === "income" || side === "expense";
}

type Classes = readonly AccountClass[];

/** "Utilities - Other" below Utilities: what was posted to the parent itself. */
const ownPostings = (name: string, parent: string | undefined): string | undefined =>
  parent !== undefined && name === `${parent} - Other` ? parent : undefined;

/** Statements have hundreds of rows. */
const mostRows = 5_000;

function statementRows(
  sheet: readonly SheetRow[],
  digits: number,
): { readonly rows: readonly StatementRow[]; readonly period: StatementPeriod } {
  const rows = sheet.slice(0, mostRows).filter((row) => !isBlank(row));
  const column = figureColumn(rows);
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
  const first = rows.findIndex((row) => sectionNamed(firstText(row)) !== undefined);
  return {
    period: statementPeriod(rows.slice(0, Math.max(first, 0)), column),
    rows: rows.flatMap((row) => {
      const label = labelOf(row, column);
      const amount = rowValues(row, mapping, digits).figure("amount");
      if (amount.result === "refused" || label === "") return [];
      return [{ label, ...(amount.result === "read" && { amount: amount.value }) }];
    }),
  };
}

/** Its first text, with the account number that a column before it may have. */
function labelOf(row: SheetRow, column: number): string {
  const text = firstText(row).trim();
  const [number = "", name = ""] = row.cells
    .slice(0, column)
    .map((cell) => textOf(cell).trim())
    .filter((part) => part !== "");
  return name !== "" && isAccountNumber(number) && !isAccountNumber(name)
    ? `${number} ${name}`
    : text;
}

/** The column headed "Total" or "Year to date", where there are several of figures: a month each, or this year and last. */
function figureColumn(rows: readonly SheetRow[]): number | undefined {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => {
    const { figures, filled } = columnEvidence(rows, column);
    // Its heading, and the year in it, aren't figures of accounts.
    return column > 0 && filled > 2 && figures * filled >= filled - 3;
  });
  const isTotalled = (column: number) =>
    rows.some(({ cells }) => wholeColumn.test(textOf(cells[column]).trim()));
  return columns.length > 1 ? (columns.find(isTotalled) ?? columns[0]) : columns[0];
}

const wholeColumn = /^(?:total|year to date|ytd|cumulative|acumulado|cumul)$/i;

const isTotal = (label: string) => /^(sub ?)?totals?\b/i.test(label.trim());

/** Of each heading or parent, the row of its total: the nearest below that names it, and no other before. */
function endsOf(rows: readonly StatementRow[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: { readonly at: number; readonly name: string }[] = [];
  for (const [i, { label }] of rows.entries()) {
    if (!isTotal(label)) {
      open.push({ at: i, name: comparable(label) });
      continue;
    }
    const name = comparable(label.replace(/^(sub ?)?totals?( for)? /i, ""));
    const found = open.findLastIndex((one) => one.name === name);
    const closed = open[found];
    if (!closed) continue;
    ends.set(closed.at, i);
    open.splice(found);
  }
  return ends;
}

const comparable = (label: string) =>
  label
    .trim()
    .toLowerCase()
    .replace(/^cogs$/, "cost of goods sold");
