import type { Account, Classification } from "../ledger/ledger.ts";
import type { Layout, LayoutNode, StatementType } from "../statement/layout.ts";
import { standardLayout } from "../statement/standard-layout.ts";
import type { NumberStyle } from "../statement/statement.ts";
import type { Adjustment, OwnAccount } from "./adjustment.ts";

/** Both statements of one financial record, as they are laid out. Figures are never part of it. */
export interface Spread {
  /** Raised whenever what's stored changes its form; older ones are upgraded when they're read. */
  readonly format: 1;
  readonly layouts: Readonly<Record<StatementType, readonly LayoutNode[]>>;
  readonly numberStyle: NumberStyle;
  /** What a person said an account is, where the package didn't say it itself. */
  readonly classifications: Readonly<Record<string, Classification>>;
  /** Accounts that the books don't have. Each has its line in a layout. */
  readonly ownAccounts: readonly OwnAccount[];
  /** Entries beside the books, by day. */
  readonly adjustments: readonly Adjustment[];
}

export const statementTypes: readonly StatementType[] = ["BalanceSheet", "IncomeStatement"];

/**
 * The spread that follows from the accounts' classifications: version 1 of every record. Each account
 * stands in exactly one section of exactly one statement, by number and then by name. All standard
 * sections are there, empty ones too, so that accounts can be moved into them.
 */
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

/** How one of the statements is laid out. */
export function layoutOf({ layouts }: Spread, type: StatementType): Layout {
  return { type, nodes: layouts[type] };
}

/**
 * A spread as text that is equal where spreads are: keys in order, nothing that isn't set. What is hashed,
 * and what "unsaved edits" compares.
 */
export function canonicalText(spread: unknown): string {
  return JSON.stringify(spread, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
