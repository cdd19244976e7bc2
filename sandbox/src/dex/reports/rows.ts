import type { Account, AccountType } from "../books/books.ts";
import { fullyQualifiedName } from "../books/chart.ts";
import { formatAmount } from "../books/dollars.ts";
import type { Balances } from "./balances.ts";

/** `ReportRow` of `dex.yaml`. */
export interface ReportRow {
  readonly kind: "section" | "account" | "total";
  readonly depth: number;
  readonly group: string;
  readonly label: string;
  readonly accountId: string | null;
  readonly amounts: readonly string[];
}

/** A group of accounts of a type, as a package's report shows it. */
export interface Section {
  readonly group: string;
  readonly label: string;
  readonly type: AccountType;
  /** 1 shows debits as positive, -1 credits. */
  readonly sign: 1 | -1;
}

/** Rows and, for each column, what they come to in cents. */
export interface Block {
  readonly rows: readonly ReportRow[];
  readonly totals: readonly number[];
}

export interface Columns {
  readonly accounts: readonly Account[];
  readonly balances: readonly Balances[];
}

/** A heading, its accounts that have an amount in any column, and its total; nothing when none has. */
export function sectionBlock(
  { group, label, type, sign }: Section,
  { accounts, balances }: Columns,
  depth: number,
): Block {
  const lines = accounts
    .filter((account) => account.type === type)
    .map((account) => ({
      account,
      cents: balances.map((column) => sign * (column.get(account.number) ?? 0)),
    }))
    .filter(({ cents }) => cents.some((amount) => amount !== 0));
  const rows = lines.map(({ account, cents }) =>
    accountRow(
      group,
      `${account.number} ${fullyQualifiedName(account, accounts)}`,
      account.id,
      cents,
      depth + 1,
    ),
  );

  return enclose(group, label, depth, {
    rows,
    totals: addUp(
      lines.map(({ cents }) => cents),
      balances.length,
    ),
  });
}

/** Puts a heading above and a total below, unless there is nothing between. */
export function enclose(group: string, label: string, depth: number, inner: Block): Block {
  if (inner.rows.length === 0) return inner;
  const heading: ReportRow = {
    kind: "section",
    depth,
    group,
    label,
    accountId: null,
    amounts: [],
  };
  return {
    rows: [heading, ...inner.rows, totalRow(group, `Total ${label}`, inner.totals, depth)],
    totals: inner.totals,
  };
}

export function together(blocks: readonly Block[], columns: number): Block {
  return {
    rows: blocks.flatMap(({ rows }) => rows),
    totals: addUp(
      blocks.map(({ totals }) => totals),
      columns,
    ),
  };
}

export function accountRow(
  group: string,
  label: string,
  accountId: string | null,
  cents: readonly number[],
  depth: number,
): ReportRow {
  return { kind: "account", depth, group, label, accountId, amounts: cents.map(formatAmount) };
}

export function totalRow(
  group: string,
  label: string,
  cents: readonly number[],
  depth: number,
): ReportRow {
  return { kind: "total", depth, group, label, accountId: null, amounts: cents.map(formatAmount) };
}

function addUp(rows: readonly (readonly number[])[], columns: number): number[] {
  return Array.from({ length: columns }, (_, column) =>
    rows.reduce((total, row) => total + (row[column] ?? 0), 0),
  );
}
