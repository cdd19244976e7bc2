import type { Ledger } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";
import { type Minor, toMinor } from "../money/money.ts";
import { buildStatement, type StatementRequest } from "../statement/build-statement.ts";
import type { LineItem, Statement } from "../statement/statement.ts";
import { adjustedLedger, classifiedLedger, countedAdjustments } from "./adjusted-ledger.ts";
import type { Adjustment } from "./adjustment.ts";
import type { Spread } from "./spread.ts";

/** `ledger` is as collected. */
export interface AdjustedStatementRequest extends Omit<StatementRequest, "shownAccounts"> {
  readonly spread: Spread;
}

/** One view as reported and as adjusted, with the same lines. Only the reported one claims to tie out. */
export interface AdjustedStatement {
  readonly reported: Statement;
  readonly adjusted: Statement;
  readonly lines: readonly AdjustedLine[];
}

export interface AdjustedLine {
  readonly item: LineItem;
  /** One per column; none in headers. */
  readonly cells: readonly AdjustedCell[];
}

/** Exact, debit positive: `reported + adjustments = adjusted`. */
export interface AdjustedCell {
  readonly reported: Minor;
  readonly adjustments: Minor;
  readonly adjusted: Minor;
  /** The entries that move this cell, in the spread's order; their effects sum to `adjustments`. */
  readonly adjustmentIds: readonly string[];
}

/**
 * Both statements are built from whole ledgers, and adjustments are the difference between them: the year's turn and
 * year-to-date figures follow by themselves. Lines stand where either ledger uses them.
 */
export function adjustedStatement({
  spread,
  ...view
}: AdjustedStatementRequest): AdjustedStatement {
  const before = classifiedLedger(view.ledger, spread);
  const after = adjustedLedger(view.ledger, spread);
  const balances = [before, after].map(ledgerBalances);
  const used = before.accounts.filter(({ id }) => balances.some((one) => one.used(id)));
  const shownAccounts = new Set(used.map(({ id }) => id));
  const reported = buildStatement({ ...view, ledger: before, shownAccounts });
  const adjusted = buildStatement({
    ...view,
    ledger: after,
    layout: reported.layout,
    shownAccounts,
  });
  const entries = entriesByCell({ ...view, layout: reported.layout, spread });

  return {
    reported,
    adjusted,
    lines: adjusted.lineItems.map((item, line) => ({
      item,
      cells: (item.amounts ?? []).map((amount, column) => {
        const was = reported.lineItems[line]?.amounts?.[column] ?? toMinor(0);
        return {
          reported: was,
          adjustments: toMinor(amount - was),
          adjusted: amount,
          adjustmentIds: entries.get(item.id)?.get(column) ?? [],
        };
      }),
    })),
  };
}

type EntriesByCell = ReadonlyMap<string, ReadonlyMap<number, readonly string[]>>;

/** By line and column: the entries that move it on their own, though two may cancel each other. */
function entriesByCell({ spread, ...view }: AdjustedStatementRequest): EntriesByCell {
  const found = new Map<string, Map<number, string[]>>();
  for (const adjustment of countedAdjustments(view.ledger, spread)) {
    const ledger = ledgerOfOne(adjustment, view.ledger, spread);
    for (const { id, amounts = [] } of buildStatement({ ...view, ledger }).lineItems) {
      for (const [column, amount] of amounts.entries()) {
        if (amount === 0) continue;
        const ofLine = found.get(id) ?? new Map<number, string[]>();
        const ofCell = ofLine.get(column) ?? [];
        ofCell.push(adjustment.id);
        found.set(id, ofLine.set(column, ofCell));
      }
    }
  }
  return found;
}

/** Books that hold nothing but one entry, and no account that it can't reach. */
function ledgerOfOne(adjustment: Adjustment, ledger: Ledger, spread: Spread): Ledger {
  const posted = new Set(adjustment.lines.map(({ accountId }) => accountId));
  const accounts = ledger.accounts.filter(
    ({ id }) => posted.has(id) || id === ledger.retainedEarningsId,
  );
  return adjustedLedger(
    { ...ledger, accounts, months: [] },
    { ...spread, adjustments: [adjustment] },
  );
}
