import { addDays, type Day } from "../calendar/day.ts";
import type { PeriodColumn } from "../calendar/fiscal-year.ts";
import type { Account, Ledger, LedgerMonth } from "../ledger/ledger.ts";
import { ledgerIndex } from "../ledger/ledger-balances.ts";
import { type Minor, sum, toMinor } from "../money/money.ts";
import { allAccountIds, type CaptionedNode, formulasIn } from "./layout.ts";
import { proveAccounts, proveMonths } from "./line-proof.ts";
import { placedSections, sectionPath } from "./section-tree.ts";
import { currentEarningsId } from "./standard-layout.ts";
import type { LineItem, Statement } from "./statement.ts";

/** Debit positive. */
export interface AccountShare {
  readonly accountId: string;
  readonly captionText: string;
  readonly amount: Minor;
}

/** The accounts behind a cell, which sum to it. Undefined for headers and missing lines or columns. */
export function accountsOfLine(
  statement: Statement,
  lineId: string,
  reportingPeriodId: string,
): AccountShare[] {
  const line = statement.lineItems.find(({ id }) => id === lineId);
  const column = statement.columns.findIndex(
    (candidate) => candidate.reportingPeriodId === reportingPeriodId,
  );
  if (!line || column < 0) return [];

  const wanted = accountIdsOf(statement, line);
  return statement.lineItems.flatMap(({ accountId, captionText, amounts }) =>
    accountId !== undefined && wanted.has(accountId)
      ? [{ accountId, captionText, amount: amounts?.[column] ?? toMinor(0) }]
      : [],
  );
}

function accountIdsOf({ layout }: Statement, line: LineItem): ReadonlySet<string> {
  switch (line.lineItemType) {
    case "SectionHeader":
      return new Set();
    case "DetailAccount":
      return new Set(line.accountId === undefined ? [] : [line.accountId]);
    case "SectionFooter":
      return new Set(accountIdsIn(layout.nodes, new Set([line.sectionId])));
    case "Formula": {
      const formula = formulasIn(layout.nodes).find(({ id }) => id === line.formulaId);
      return new Set(accountIdsIn(layout.nodes, new Set(formula?.sectionIds)));
    }
  }
}

/** The accounts of the sections that are asked for, wherever they stand. */
function accountIdsIn(nodes: readonly CaptionedNode[], wanted: ReadonlySet<string>): string[] {
  return nodes.flatMap((node) => {
    if (node.node !== "section") return [];
    return wanted.has(node.id) ? allAccountIds(node) : accountIdsIn(node.children, wanted);
  });
}

/** How many accounts of a cell are listed: the largest. Others open at their own line. */
export const listedAccountsLimit = 200;

/** A cell by accounts and months; debit positive. */
export interface StatementDrillDown {
  readonly line: LineItem;
  readonly column: PeriodColumn;
  readonly amount: Minor;
  /** Section captions from the outermost on. */
  readonly path: readonly string[];
  readonly accounts: readonly DrillDownAccount[];
  /** The accounts that aren't listed. */
  readonly others?: { readonly count: number; readonly amount: Minor };
  /** Whether the accounts add up to the cell. */
  readonly checked: boolean;
}

export interface DrillDownAccount extends AccountShare {
  /** Undefined for current earnings, which have no account. */
  readonly account: Account | undefined;
  /** Balance sheet only: the balance on the column's eve. */
  readonly opening?: Minor;
  readonly months: readonly DrillDownMonth[];
  /** Whether opening and months add up to the account. */
  readonly checked: boolean;
}

export interface DrillDownMonth extends Pick<LedgerMonth, "end" | "debit" | "credit" | "closing"> {
  readonly start: Day;
  readonly earningsRolled?: Minor;
}

/**
 * Reads only the listed accounts' months, so that cost follows what is shown. `ledger` is the one the statement was
 * built from. Undefined for headers and missing lines or columns.
 */
export function drillDown(
  statement: Statement,
  ledger: Ledger,
  lineItemId: string,
  reportingPeriodId: string,
): StatementDrillDown | undefined {
  const index = statement.columns.findIndex((one) => one.reportingPeriodId === reportingPeriodId);
  const column = statement.columns[index];
  const line = statement.lineItems.find(({ id }) => id === lineItemId);
  const amount = line?.amounts?.[index];
  if (!line || !column || amount === undefined) return undefined;

  const shares = accountsOfLine(statement, lineItemId, reportingPeriodId);
  const { listed, others } = largest(shares);
  const openAccount = accountOpener(ledger, column, statement.type === "BalanceSheet");
  return {
    line,
    column,
    amount,
    path: sectionPath(line, placedSections(statement.layout).get(line.sectionId)),
    accounts: listed.map(openAccount),
    ...(others && { others }),
    checked: proveAccounts({ amount, accounts: shares }).holds,
  };
}

/** The largest on either side, in statement order, and the sum of the rest. */
function largest(shares: readonly AccountShare[]): {
  readonly listed: readonly AccountShare[];
  readonly others?: StatementDrillDown["others"];
} {
  if (shares.length <= listedAccountsLimit) return { listed: shares };
  const bySize = shares.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  const chosen = new Set(bySize.slice(0, listedAccountsLimit));
  const rest = bySize.slice(listedAccountsLimit);
  return {
    listed: shares.filter((share) => chosen.has(share)),
    others: { count: rest.length, amount: sum(rest.map(({ amount }) => amount)) },
  };
}

function accountOpener(
  ledger: Ledger,
  { start, end }: PeriodColumn,
  asBalance: boolean,
): (share: AccountShare) => DrillDownAccount {
  const index = ledgerIndex(ledger);
  // Undefined where the books begin with the column.
  const eve = ledger.cuts.findLast((cut) => cut < start);
  const cuts = ledger.cuts.filter((cut) => cut >= start && cut <= end);
  const periods = cuts.map((cut, i) => {
    const before = i === 0 ? eve : cuts[i - 1];
    return { start: before === undefined ? ledger.from : addDays(before, 1), end: cut };
  });

  return (share) => {
    const account = index.account(share.accountId);
    // Current earnings sum many accounts and have none.
    if (share.accountId === currentEarningsId) {
      return { ...share, account, months: [], checked: true };
    }
    const rows = new Map<Day, LedgerMonth>();
    for (const row of index.months(share.accountId)) {
      if (row.end <= end && row.end >= (eve ?? start)) rows.set(row.end, row);
    }
    const [first] = cuts;
    const opening = eve === undefined ? first && rows.get(first)?.opening : rows.get(eve)?.closing;
    const opened = {
      ...share,
      account,
      ...(asBalance && { opening: opening ?? toMinor(0) }),
      months: openMonths(rows, periods, opening ?? toMinor(0)),
    };
    return { ...opened, checked: proveMonths(opened).holds };
  };
}

function openMonths(
  rows: ReadonlyMap<Day, LedgerMonth>,
  periods: readonly { readonly start: Day; readonly end: Day }[],
  opening: Minor,
): DrillDownMonth[] {
  const months: DrillDownMonth[] = [];
  let held = opening;
  for (const { start, end } of periods) {
    // No row means zero, also right after a year end.
    const row = rows.get(end) ?? { opening: toMinor(0), ...nothingPosted };
    const { debit, credit, closing } = row;
    const earningsRolled = toMinor(row.opening - held);
    if (rows.has(end) || earningsRolled !== 0) {
      const rolled = earningsRolled === 0 ? {} : { earningsRolled };
      months.push({ start, end, debit, credit, closing, ...rolled });
    }
    held = closing;
  }
  return months;
}

const nothingPosted = { debit: toMinor(0), credit: toMinor(0), closing: toMinor(0) };
