import type { OwnTotal } from "@tieout/core/book-mapping/file-books";
import type { Reading } from "@tieout/core/book-mapping/reading";
import { type Minor, toMinor } from "@tieout/core/money";

/** Follows the balance that a ledger prints behind each line. */
export interface RunningBalances {
  readonly opening: (accountId: string, amount: Minor) => void;
  readonly line: (row: number, accountId: string, amount: Minor, printed: Reading<Minor>) => void;
  /** What an account opened with, its sign as its lines tell it; nothing where no line follows. */
  readonly opened: (accountId: string) => Minor | undefined;
  /** Whether some account's balance is printed above zero where it's owed. */
  readonly turnsSigns: () => boolean;
  /** What an account must have held before its first line, where the file doesn't say. */
  readonly implied: () => { readonly accountId: string; readonly amount: Minor }[];
  /** One an account: where the printed balance first leaves the lines, or its last. */
  readonly totals: () => OwnTotal[];
}

export function runningBalances(): RunningBalances {
  const accounts = new Map<string, { readonly said: boolean; readonly chains: readonly Chain[] }>();

  return {
    opening: (accountId, amount) => {
      // Packages print balances of what is owed above zero as well; the lines tell which it is.
      const chains = [chain(1, amount), chain(-1, amount), chain(-1, toMinor(-amount))];
      accounts.set(accountId, { said: true, chains });
    },
    line: (row, accountId, amount, printed) => {
      if (printed.result !== "read") return;
      const known = accounts.get(accountId);
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
    totals: () =>
      [...accounts].flatMap(([accountId, { chains }]) => {
        const found = best(chains)?.outcome();
        if (!found) return [];
        const { row, said, added } = found;
        return [{ what: "running-balance" as const, place: { row, accountId }, said, added }];
      }),
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
  readonly breaks: () => number;
  readonly outcome: () => Outcome | undefined;
}

/** One way to take the printed balances: as they are, or with debits below zero. */
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
      // Going on from what is printed, so that one wrong line is one difference.
      held = said;
    },
    breaks: () => breaks,
    outcome: () => broken ?? last,
  };
}

/** The one that breaks least; of these, one that begins at nothing, as accounts do that no opening is told of. */
function best(chains: readonly Chain[]): Chain | undefined {
  const fewest = Math.min(...chains.map((one) => one.breaks()));
  const likely = chains.filter((one) => one.breaks() === fewest);
  return likely.find(({ opening }) => opening === 0) ?? likely[0];
}
