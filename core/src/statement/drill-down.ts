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

/** What an account adds to a cell, debit positive. */
export interface AccountShare {
  readonly accountId: string;
  readonly captionText: string;
  readonly amount: Minor;
}

/**
 * The accounts behind a cell. Their amounts add up to what the cell says. Nothing for a line or a
 * column that isn't there, and for headers.
 */
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

/**
 * How many accounts of a cell are listed one by one. A cell of more names the largest, and each of the
 * others can be opened at its own line of the statement.
 */
export const listedAccountsLimit = 200;

/** A cell opened to its accounts, and each account to its months; debit positive. */
export interface StatementDrillDown {
  readonly line: LineItem;
  readonly column: PeriodColumn;
  readonly amount: Minor;
  /** The captions of the sections around the line, from the outermost on. */
  readonly path: readonly string[];
  readonly accounts: readonly DrillDownAccount[];
  /** What is left once the largest accounts are listed. */
  readonly others?: { readonly count: number; readonly amount: Minor };
  /** Whether the accounts add up to the cell. */
  readonly checked: boolean;
}

export interface DrillDownAccount extends AccountShare {
  /** Undefined for current earnings, which are no account of the books. */
  readonly account: Account | undefined;
  /** Of balances alone: what the account held on the eve of the column. */
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
 * Opens a cell of a statement. Reads the months of the listed accounts and of no others, so that the
 * cost follows from what is shown. Nothing for a line or column that isn't there, and for headers.
 *
 * @param ledger the one that the statement was built from
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

/** The accounts with the largest amounts on either side, in the statement's order, and the rest as a sum. */
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
  // The last cut before the column; undefined where the books begin with it.
  const eve = ledger.cuts.findLast((cut) => cut < start);
  const cuts = ledger.cuts.filter((cut) => cut >= start && cut <= end);
  const periods = cuts.map((cut, i) => {
    const before = i === 0 ? eve : cuts[i - 1];
    return { start: before === undefined ? ledger.from : addDays(before, 1), end: cut };
  });

  return (share) => {
    const account = index.account(share.accountId);
    // Current earnings are the running year's result, made of many accounts and none of its own.
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

/** The periods in which the account held, moved or took in something. */
function openMonths(
  rows: ReadonlyMap<Day, LedgerMonth>,
  periods: readonly { readonly start: Day; readonly end: Day }[],
  opening: Minor,
): DrillDownMonth[] {
  const months: DrillDownMonth[] = [];
  let held = opening;
  for (const { start, end } of periods) {
    // Without a row the account holds nothing, also where a new year has just brought it to zero.
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
