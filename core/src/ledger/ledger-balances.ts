import type { Day } from "../calendar/day.ts";
import { type Minor, sum, toMinor } from "../money/money.ts";
import type { Account, Classification, Ledger, LedgerMonth } from "./ledger.ts";

/** What has no row is zero. */
export interface LedgerBalances {
  /** The balance at the end of a cut, debit positive. */
  readonly closing: (accountId: string, end: Day) => Minor;
  /** Whole periods, both days included; debits less credits. */
  readonly movement: (accountId: string, start: Day, end: Day) => Minor;
  /** The same list of periods gets the same arrays, so what is made of them can be kept. */
  readonly over: (periods: readonly Period[]) => PeriodBalances;
  /** Whether any cut has a balance or movement. */
  readonly used: (accountId: string) => boolean;
}

interface Period {
  readonly start: Day;
  readonly end: Day;
}

export interface PeriodBalances {
  readonly closings: (accountId: string) => readonly Minor[];
  readonly movements: (accountId: string) => readonly Minor[];
}

/** Indexes a ledger once; cached by its months. */
export function ledgerBalances({ months }: Pick<Ledger, "months">): LedgerBalances {
  const known = remembered.get(months) ?? indexed(months);
  remembered.set(months, known);
  return known;
}

/** Safe because months are immutable; collected with them. */
const remembered = new WeakMap<readonly LedgerMonth[], LedgerBalances>();

function indexed(months: readonly LedgerMonth[]): LedgerBalances {
  const ends = [...new Set(months.map(({ end }) => end))].toSorted();
  const places = new Map(ends.map((end, place) => [end, place]));
  const accounts = new Map<string, AccountFigures>();
  for (const { accountId, end, debit, credit, closing } of months) {
    let figures = accounts.get(accountId);
    if (!figures) {
      figures = { closings: Array(ends.length).fill(0), movements: Array(ends.length).fill(0) };
      accounts.set(accountId, figures);
    }
    const place = places.get(end) ?? 0;
    figures.closings[place] = closing;
    figures.movements[place] = toMinor(debit - credit);
  }

  const views = new WeakMap<readonly Period[], PeriodBalances>();
  function over(periods: readonly Period[]): PeriodBalances {
    const known = views.get(periods) ?? overAnew(periods);
    views.set(periods, known);
    return known;
  }

  function overAnew(periods: readonly Period[]): PeriodBalances {
    const spans = periods.map(({ start, end }) => ({
      at: places.get(end),
      first: ends.findIndex((candidate) => candidate >= start),
      last: ends.findLastIndex((candidate) => candidate <= end),
    }));
    return {
      closings: onceEach((accountId) => {
        const closings = accounts.get(accountId)?.closings;
        return spans.map(({ at }) => (at === undefined ? zero : (closings?.[at] ?? zero)));
      }),
      movements: onceEach((accountId) => {
        const movements = accounts.get(accountId)?.movements;
        return spans.map(({ first, last }) =>
          movements && first >= 0 ? added(movements, first, last) : zero,
        );
      }),
    };
  }

  return {
    closing: (accountId, end) => {
      const place = places.get(end);
      return place === undefined ? zero : (accounts.get(accountId)?.closings[place] ?? zero);
    },
    movement: (accountId, start, end) => over([{ start, end }]).movements(accountId)[0] ?? zero,
    over,
    used: (accountId) => accounts.has(accountId),
  };
}

const zero = toMinor(0);

function onceEach(make: (accountId: string) => readonly Minor[]) {
  const made = new Map<string, readonly Minor[]>();
  return (accountId: string): readonly Minor[] => {
    const known = made.get(accountId) ?? make(accountId);
    made.set(accountId, known);
    return known;
  };
}

/** By the place of their cut. */
interface AccountFigures {
  readonly closings: Minor[];
  readonly movements: Minor[];
}

function added(movements: readonly Minor[], first: number, last: number): Minor {
  let total = zero;
  for (let place = first; place <= last; place++) total = toMinor(total + (movements[place] ?? 0));
  return total;
}

export interface LedgerIndex {
  readonly account: (accountId: string) => Account | undefined;
  /** In the order of cuts; empty for unused accounts. */
  readonly months: (accountId: string) => readonly LedgerMonth[];
}

/** Cached by the ledger's accounts and months. */
export function ledgerIndex({
  accounts,
  months,
}: Pick<Ledger, "accounts" | "months">): LedgerIndex {
  return {
    account: (accountId) => accountsById(accounts).get(accountId),
    months: (accountId) => monthsByAccount(months).get(accountId) ?? [],
  };
}

export function accountsById(accounts: readonly Account[]): ReadonlyMap<string, Account> {
  const known = rememberedAccounts.get(accounts);
  if (known) return known;
  const byId = new Map(accounts.map((account) => [account.id, account]));
  rememberedAccounts.set(accounts, byId);
  return byId;
}

function monthsByAccount(months: readonly LedgerMonth[]): MonthsByAccount {
  const known = rememberedMonths.get(months);
  if (known) return known;
  const byAccount = new Map<string, LedgerMonth[]>();
  for (const month of months) {
    const own = byAccount.get(month.accountId);
    if (own) own.push(month);
    else byAccount.set(month.accountId, [month]);
  }
  rememberedMonths.set(months, byAccount);
  return byAccount;
}

type MonthsByAccount = ReadonlyMap<string, readonly LedgerMonth[]>;

// Safe because ledgers are immutable; collected with them.
const rememberedAccounts = new WeakMap<readonly Account[], ReadonlyMap<string, Account>>();
const rememberedMonths = new WeakMap<readonly LedgerMonth[], MonthsByAccount>();

/** The fiscal year's result up to a cut, debit positive: a profit is below zero. */
export function resultToDate(ledger: Ledger, end: Day): Minor {
  const balances = ledgerBalances(ledger);
  return sum(
    ledger.accounts
      .filter(({ kind }) => kind === "Nominal")
      .map(({ id }) => balances.closing(id, end)),
  );
}

/** What a balance sheet adds up to, each in the order of its lines. */
export const assets: ReadonlySet<Classification> = new Set<Classification>([
  "cash",
  "ar",
  "inventory",
  "prepaid",
  "other_current_asset",
  "fixed_asset",
  "accumulated_depreciation",
  "intangible",
  "other_asset",
]);

export const liabilities: ReadonlySet<Classification> = new Set<Classification>([
  "ap",
  "credit_card",
  "accrued_payroll",
  "tax_payable",
  "deferred_revenue",
  "short_term_debt",
  "other_current_liability",
  "long_term_debt",
  "other_liability",
]);

export const equity: ReadonlySet<Classification> = new Set<Classification>([
  "equity",
  "retained_earnings",
]);
