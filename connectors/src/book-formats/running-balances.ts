import type { OwnTotal } from "@tieout/core/book-mapping/file-books";
import type { Reading } from "@tieout/core/book-mapping/reading";
import { type Minor, toMinor } from "@tieout/core/money";

/** The balances that a ledger prints beside its lines: what they imply, and where they depart from the lines. */
export interface RunningBalances {
  readonly opening: (accountId: string, amount: Minor) => void;
  readonly line: (row: number, accountId: string, amount: Minor, printed: Reading<Minor>) => void;
  /** An account's opening signed as its lines tell; undefined where none follow. */
  readonly opened: (accountId: string) => Minor | undefined;
  /** Whether some account prints what it owes as a positive balance. */
  readonly turnsSigns: () => boolean;
  /** The opening that running balances imply, where the file has none. */
  readonly implied: () => { readonly accountId: string; readonly amount: Minor }[];
  /** One per account: where the printed balance first departs from the lines, or its last. */
  readonly totals: () => OwnTotal[];
}

export function runningBalances(): RunningBalances {
  // Odoo prints each line's own debit less credit, which is no running balance.
  let repeatsAmounts = true;
  let lines = 0;
  const accounts = new Map<string, { readonly said: boolean; readonly chains: readonly Chain[] }>();

  return {
    opening: (accountId, amount) => {
      // Credit balances may be printed positive; the lines tell which reading fits.
      const chains = [chain(1, amount), chain(-1, amount), chain(-1, toMinor(-amount))];
      accounts.set(accountId, { said: true, chains });
    },
    line: (row, accountId, amount, printed) => {
      const known = accounts.get(accountId);
      if (printed.result !== "read") {
        for (const one of known?.chains ?? []) one.pass(amount);
        return;
      }
      lines++;
      if (printed.value !== amount) repeatsAmounts = false;
      if (!known) {
        const chains = ([1, -1] as const).map((sign) =>
          chain(sign, toMinor(sign * printed.value - amount)),
        );
        accounts.set(accountId, { said: false, chains });
      }
      for (const one of accounts.get(accountId)?.chains ?? []) one.add(row, amount, printed.value);
    },
    opened: (accountId) => {
      const found = best(accounts.get(accountId)?.chains ?? []);
      return found?.outcome() && found.opening;
    },
    turnsSigns: () => [...accounts.values()].some(({ chains }) => best(chains)?.sign === -1),
    implied: () =>
      [...accounts].flatMap(([accountId, { said, chains }]) => {
        const amount = best(chains)?.opening ?? toMinor(0);
        return said || amount === 0 ? [] : [{ accountId, amount }];
      }),
    totals: () => {
      // With one line for each account, an amount and a running balance are the same figure.
      if (repeatsAmounts && lines > accounts.size) return [];
      return [...accounts].flatMap(([accountId, { chains }]) => {
        const found = best(chains)?.outcome();
        if (!found) return [];
        const { row, said, added } = found;
        return [{ what: "running-balance" as const, place: { row, accountId }, said, added }];
      });
    },
  };
}

interface Outcome {
  readonly row: number;
  readonly said: Minor;
  readonly added: Minor;
}

interface Chain {
  readonly sign: 1 | -1;
  readonly opening: Minor;
  readonly add: (row: number, amount: Minor, printed: Minor) => void;
  /** A line without a balance. */
  readonly pass: (amount: Minor) => void;
  readonly breaks: () => number;
  readonly outcome: () => Outcome | undefined;
}

/** One way to read printed balances: as they are (1), or with debits below zero (-1). */
function chain(sign: 1 | -1, opening: Minor): Chain {
  let held = opening;
  let breaks = 0;
  let broken: Outcome | undefined;
  let last: Outcome | undefined;
  return {
    sign,
    opening,
    add: (row, amount, printed) => {
      const said = toMinor(sign * printed);
      last = { row, said, added: toMinor(held + amount) };
      if (last.said !== last.added) {
        breaks++;
        broken ??= last;
      }
      // Resumes from the printed balance so that one wrong line is one difference.
      held = said;
    },
    pass: (amount) => {
      held = toMinor(held + amount);
    },
    breaks: () => breaks,
    outcome: () => broken ?? last,
  };
}

/** The chain with the fewest breaks; among equals, one that starts at zero, like accounts without an opening. */
function best(chains: readonly Chain[]): Chain | undefined {
  const fewest = Math.min(...chains.map((one) => one.breaks()));
  const likely = chains.filter((one) => one.breaks() === fewest);
  return likely.find(({ opening }) => opening === 0) ?? likely[0];
}
