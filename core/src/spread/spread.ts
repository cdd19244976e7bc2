import type { Account, Classification } from "../ledger/ledger.ts";
import type { Layout, LayoutNode, StatementType } from "../statement/layout.ts";
import { standardLayout } from "../statement/standard-layout.ts";
import type { NumberStyle } from "../statement/statement.ts";
import type { Adjustment, OwnAccount } from "./adjustment.ts";

/** Layouts of both statements, without figures. */
export interface Spread {
  /** Raised when the stored form changes; older ones are upgraded on read. */
  readonly format: 1;
  readonly layouts: Readonly<Record<StatementType, readonly LayoutNode[]>>;
  readonly numberStyle: NumberStyle;
  /** A person's classifications, where the package gave none. */
  readonly classifications: Readonly<Record<string, Classification>>;
  /** Each has its line in a layout. */
  readonly ownAccounts: readonly OwnAccount[];
  /** By day; the books don't change. */
  readonly adjustments: readonly Adjustment[];
}

export const statementTypes: readonly StatementType[] = ["BalanceSheet", "IncomeStatement"];

/** Whether this version of the program can read a stored spread; a later version may have written another format. */
export const isReadable = ({ format }: { readonly format: number }): boolean => format === 1;

/** Version 1: each account in one section, by number then name; empty standard sections stay as targets. */
export function standardSpread(accounts: readonly Account[]): Spread {
  return {
    format: 1,
    layouts: {
      BalanceSheet: standardLayout("BalanceSheet", accounts).nodes,
      IncomeStatement: standardLayout("IncomeStatement", accounts).nodes,
    },
    numberStyle: "Actuals",
    classifications: {},
    ownAccounts: [],
    adjustments: [],
  };
}

export function layoutOf({ layouts }: Spread, type: StatementType): Layout {
  return { type, nodes: layouts[type] };
}

/** Keys sorted, unset ones dropped; hashed and compared for "unsaved edits". */
export function canonicalText(value: unknown): string {
  if (typeof value !== "object" || value === null) return textOf(value);
  const known = texts.get(value) ?? textOf(value);
  texts.set(value, known);
  return known;
}

/** Safe because spreads and commands are immutable; a saved spread is compared after each edit. */
const texts = new WeakMap<object, string>();

function textOf(value: unknown): string {
  return JSON.stringify(value, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
