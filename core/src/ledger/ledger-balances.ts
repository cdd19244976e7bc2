import type { Day } from "../calendar/day.ts";
import { type Minor, sum, toMinor } from "../money/money.ts";
import type { Account, Classification, Ledger, LedgerMonth } from "./ledger.ts";

/** A ledger's figures by account and cut. What has no row is zero. */
export interface LedgerBalances {
  /** The balance at the end of a cut, debit positive. */
  readonly closing: (accountId: string, end: Day) => Minor;
  /** What was posted between two days, both included, in whole periods; debits less credits. */
  readonly movement: (accountId: string, start: Day, end: Day) => Minor;
  /** Both for many periods at once, which is what statements ask for. */
  readonly over: (periods: readonly { readonly start: Day; readonly end: Day }[]) => PeriodBalances;
  /** Whether the account had a balance or a movement at any cut. */
  readonly used: (accountId: string) => boolean;
}

export interface PeriodBalances {
  /** At the end of each period. */
  readonly closings: (accountId: string) => readonly Minor[];
  /** Over each period. */
  readonly movements: (accountId: string) => readonly Minor[];
}

/** Indexes a ledger once, for many questions; asked again for the same months, it remembers. */
export function ledgerBalances({ months }: Pick<Ledger, "months">): LedgerBalances {
  const known = remembered.get(months) ?? indexed(months);
  remembered.set(months, known);
  return known;
}

/** Months never change, so what follows from them doesn't either. Forgotten together with them. */
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

  function over(periods: readonly { readonly start: Day; readonly end: Day }[]): PeriodBalances {
    const spans = periods.map(({ start, end }) => ({
      at: places.get(end),
      first: ends.findIndex((candidate) => candidate >= start),
      last: ends.findLastIndex((candidate) => candidate <= end),
    }));
    return {
      closings: (accountId) => {
        const closings = accounts.get(accountId)?.closings;
        return spans.map(({ at }) => (at === undefined ? zero : (closings?.[at] ?? zero)));
      },
      movements: (accountId) => {
        const movements = accounts.get(accountId)?.movements;
        return spans.map(({ first, last }) =>
          movements && first >= 0 ? added(movements, first, last) : zero,
        );
      },
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

/** Figures of one account, by the place of their cut. */
interface AccountFigures {
  readonly closings: Minor[];
  readonly movements: Minor[];
}

function added(movements: readonly Minor[], first: number, last: number): Minor {
  let total = zero;
  for (let place = first; place <= last; place++) total = toMinor(total + (movements[place] ?? 0));
  return total;
}

/** A ledger's rows by account, for whoever asks about one account after the other. */
export interface LedgerIndex {
  readonly account: (accountId: string) => Account | undefined;
  /** The account's rows in the order of their cuts; none where it never held or moved anything. */
  readonly months: (accountId: string) => readonly LedgerMonth[];
}

/** Reads the accounts and months once; asked again for the same books, it remembers. */
export function ledgerIndex({
  accounts,
  months,
}: Pick<Ledger, "accounts" | "months">): LedgerIndex {
  return {
    account: (accountId) => accountsById(accounts).get(accountId),
    months: (accountId) => monthsByAccount(months).get(accountId) ?? [],
  };
}

/** The accounts of a chart by id, read once for each chart. */
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

// A ledger never changes, so neither does its index. Both are forgotten together.
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
