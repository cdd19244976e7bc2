import { type Account, type AccountType, formatAmount } from "../../dex/books/books.ts";
import type { Balances } from "../../dex/reports/balances.ts";
import type { OpenCompany } from "../company-file/open-company.ts";
import type { Row } from "./report.ts";

/** Rows, and what they come to in each column, cents on the side that the report shows. */
export interface Block {
  readonly rows: readonly Row[];
  readonly totals: readonly number[];
}

export interface Section {
  readonly label: string;
  readonly type: AccountType;
  /** 1 shows debits as positive, -1 credits. */
  readonly sign: 1 | -1;
}

export interface Columns {
  readonly open: OpenCompany;
  readonly balances: readonly Balances[];
  /** Accounts without anything in any column as well. */
  readonly all: boolean;
}

/** `4010 · Bread and pastry`: with account numbers on, QuickBooks puts them in front of names. */
export const labelOf = ({ number, name }: Account): string => `${number} · ${name}`;

export const amounts = (cents: readonly number[]): string[] => cents.map(formatAmount);

/** A heading, its accounts and its total; nothing where it has no account to show. */
export function section({ label, type, sign }: Section, columns: Columns): Block {
  const tops = columns.open.books.accounts.filter(
    (account) => account.type === type && account.parentNumber === undefined,
  );
  return enclosed(
    label,
    together(
      tops.map((top) => accountBlock(top, sign, columns)),
      columns,
    ),
  );
}

/** An account's row; with sub-accounts it's a heading, they, what is its own, and a subtotal. */
function accountBlock(account: Account, sign: 1 | -1, columns: Columns): Block {
  const { open, balances, all } = columns;
  const own = balances.map((column) => sign * (column.get(account.number) ?? 0));
  const children = open.books.accounts.filter(
    ({ parentNumber }) => parentNumber === account.number,
  );
  const about = { type: "account", name: open.fullName(account) } as const;
  const row = (label: string): Block =>
    all || own.some((cents) => cents !== 0)
      ? { rows: [{ kind: "DataRow", about, cells: [label, ...amounts(own)] }], totals: own }
      : nothing(columns);
  const below = children.map((child) => accountBlock(child, sign, columns));
  if (below.every(({ rows }) => rows.length === 0)) return row(labelOf(account));

  const { rows, totals } = together([...below, row(`${labelOf(account)} - Other`)], columns);
  return {
    rows: [
      { kind: "TextRow", text: labelOf(account) },
      ...rows,
      { kind: "SubtotalRow", about, cells: [`Total ${labelOf(account)}`, ...amounts(totals)] },
    ],
    totals,
  };
}

/** Puts a heading above and a total below, unless there is nothing between. */
export function enclosed(
  label: string,
  inner: Block,
  kind: "SubtotalRow" | "TotalRow" = "SubtotalRow",
): Block {
  if (inner.rows.length === 0) return inner;
  const total = kind === "TotalRow" ? `TOTAL ${label}` : `Total ${label}`;
  return {
    rows: [
      { kind: "TextRow", text: label },
      ...inner.rows,
      { kind, cells: [total, ...amounts(inner.totals)] },
    ],
    totals: inner.totals,
  };
}

export function together(blocks: readonly Block[], { balances }: Pick<Columns, "balances">): Block {
  return {
    rows: blocks.flatMap(({ rows }) => rows),
    totals: balances.map((_, column) =>
      blocks.reduce((sum, { totals }) => sum + (totals[column] ?? 0), 0),
    ),
  };
}

const nothing = ({ balances }: Columns): Block => ({ rows: [], totals: balances.map(() => 0) });
