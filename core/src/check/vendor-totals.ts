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
import { type Minor, sum } from "../money/index.ts";

/**
 * One of our totals, by the name that connectors give it; nothing for a name that we don't know, which
 * proves nothing. Debit positive, so that liabilities, equity and profits are below zero.
 *
 * @param start of the period for a result; without it the fiscal year's to date
 */
export function totalOf(
  ledger: Ledger,
  total: string,
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
    default:
      return undefined;
  }
}

/** A total in a sentence: "net income". */
export function totalName(total: string): string {
  return total.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
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
