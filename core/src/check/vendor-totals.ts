import type { Day } from "../calendar/index.ts";
import {
  assets,
  type Classification,
  equity,
  type Ledger,
  ledgerBalances,
  liabilities,
  resultToDate,
} from "../ledger/index.ts";
import { type Minor, sum } from "../money/money.ts";
import type { TotalName } from "./check-facts.ts";

const totals: readonly string[] = [
  "NetIncome",
  "GrossProfit",
  "TotalAssets",
  "TotalLiabilities",
  "TotalEquity",
  "RetainedEarnings",
] satisfies readonly TotalName[];

/** Whether it's a total of ours: one by a name that we don't know proves nothing. */
export const isTotal = (name: string): name is TotalName => totals.includes(name);

/**
 * One of our totals; nothing where we have none for that period. Debit positive, so that liabilities, equity and profits are below zero.
 *
 * @param start of the period for a result; without it the fiscal year's to date
 */
export function totalOf(
  ledger: Ledger,
  total: TotalName,
  start: Day | undefined,
  end: Day,
): Minor | undefined {
  const balances = ledgerBalances(ledger);
  const closing = (among: ReadonlySet<Classification>) =>
    sum(
      ledger.accounts
        .filter(({ classification }) => among.has(classification))
        .map(({ id }) => balances.closing(id, end)),
    );

  switch (total) {
    case "NetIncome":
      return start === undefined ? resultToDate(ledger, end) : result(ledger, start, end);
    case "GrossProfit":
      return start === undefined ? undefined : result(ledger, start, end, grossProfit);
    case "TotalAssets":
      return closing(assets);
    case "TotalLiabilities":
      return closing(liabilities);
    case "TotalEquity":
      // Packages count the running year's result among equity.
      return sum([closing(equity), resultToDate(ledger, end)]);
    case "RetainedEarnings":
      return balances.closing(ledger.retainedEarningsId, end);
  }
}

function result(ledger: Ledger, start: Day, end: Day, among?: ReadonlySet<Classification>): Minor {
  const balances = ledgerBalances(ledger);
  return sum(
    ledger.accounts
      .filter(
        ({ kind, classification }) => kind === "Nominal" && (!among || among.has(classification)),
      )
      .map(({ id }) => balances.movement(id, start, end)),
  );
}

const grossProfit: ReadonlySet<Classification> = new Set<Classification>(["revenue", "cogs"]);
