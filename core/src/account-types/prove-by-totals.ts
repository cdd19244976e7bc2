import { type TotalGroup, totalGroupOf } from "./account-class.ts";
import { totalsOf } from "./control-totals.ts";
import {
  balanceAs,
  type FileAccountTypes,
  type TotalsProof,
  type TypedAccount,
} from "./typed-account.ts";

type Proving = Pick<FileAccountTypes, "known" | "accounts" | "totals" | "digits">;

/**
 * Whether the types make up both control totals, to the cent. Where they don't, up to three of the forty most doubtful accounts
 * may belong to another group: that's proposed if nothing else makes both totals match. Never in books of round amounts, which add
 * up by chance. Totals don't tell income from an expense, or a liability from equity.
 *
 * Looks at no more than 3,160 pairs of moves for a third one, and at each account once for a second.
 */
export function proveByTotals({ known, accounts, totals, digits }: Proving): TotalsProof {
  const { netIncome, totalAssets } = totals ?? {};
  if (netIncome === undefined || totalAssets === undefined) {
    const one = netIncome === undefined ? "total-assets" : "net-income";
    const said = netIncome ?? totalAssets;
    return said !== undefined && isProvenBy(one, said, { known, accounts, digits })
      ? { result: "proven", by: one }
      : { result: "not-searched" };
  }

  const now = totalsOf(known, accounts);
  const missing = {
    netIncome: netIncome - now.netIncome,
    totalAssets: totalAssets - now.totalAssets,
  };
  if (isNothing(missing)) return { result: "proven" };
  if (isRound(accounts, digits)) return { result: "not-searched" };

  const ranked = accounts.toSorted((one, other) => doubtIn(other) - doubtIn(one));
  const doubtful = ranked.slice(0, searchedAtMost).flatMap(movesOf);
  const [found, ...others] = solutions(doubtful, missing, 3);
  if (!found) return { result: "none" };
  const isOnly = others.length === 0 && !hasRival(found, ranked, missing);
  if (!isOnly) return { result: "several" };
  return { result: "proposed", moves: found.map(({ accountId, group }) => ({ accountId, group })) };
}

/** Whether the types make up one total, and no one or two of the doubtful accounts could be elsewhere without changing it. */
function isProvenBy(
  total: NonNullable<TotalsProof["by"]>,
  said: number,
  { known, accounts, digits }: Omit<Proving, "totals">,
): boolean {
  const now = totalsOf(known, accounts);
  const difference = said - (total === "net-income" ? now.netIncome : now.totalAssets);
  if (difference !== 0 || isRound(accounts, digits)) return false;
  const changes = new Set<number>();
  for (const account of accounts) {
    if (account.from !== "guess" || account.sureness === "likely") continue;
    const amount = total === "net-income" ? balanceAs(account, "income") : account.balance;
    const isIn = account.side !== undefined && totalGroupOf(account.side) === total;
    const change = isIn ? amount : -amount;
    if (changes.has(-change)) return false;
    if (change !== 0) changes.add(change);
  }
  return true;
}

const searchedAtMost = 40;

interface Amounts {
  readonly netIncome: number;
  readonly totalAssets: number;
}

/** An account in another group, and by how much that changes the totals. */
interface Move extends Amounts {
  readonly accountId: string;
  readonly group: TotalGroup;
}

const isNothing = ({ netIncome, totalAssets }: Amounts) => netIncome === 0 && totalAssets === 0;

const less = (one: Amounts, other: Amounts): Amounts => ({
  netIncome: one.netIncome - other.netIncome,
  totalAssets: one.totalAssets - other.totalAssets,
});

/** All multiples of a hundred. */
function isRound(accounts: readonly TypedAccount[], digits: number): boolean {
  const unit = 100 * 10 ** digits;
  return accounts.every(
    ({ balance, ofYear = balance }) => balance % unit === 0 && ofYear % unit === 0,
  );
}

/**
 * Higher is more doubtful: unknown types, then unsure guesses, then likely ones, then a person's choice. Among equals, the larger
 * balance is higher.
 */
function doubtIn({ from, sureness, balance }: TypedAccount): number {
  const rank = from !== "guess" ? 0 : sureness === "likely" ? 1 : sureness === "unsure" ? 2 : 3;
  // Balances are below 2^53, so that a size is below one.
  return rank + Math.abs(balance) / 2 ** 53;
}

const groups: readonly TotalGroup[] = ["net-income", "total-assets", "claims"];

/** Without those that change nothing: among claims, an account of unknown type counts as little as before. */
function movesOf(account: TypedAccount): Move[] {
  const { id: accountId, side } = account;
  const before = side === undefined ? "claims" : totalGroupOf(side);
  return groups
    .map((group) => ({
      accountId,
      group,
      ...less(countedIn(account, group), countedIn(account, before)),
    }))
    .filter((move) => !isNothing(move));
}

function countedIn(account: TypedAccount, group: TotalGroup): Amounts {
  const netIncome = group === "net-income" ? -balanceAs(account, "income") : 0;
  return { netIncome, totalAssets: group === "total-assets" ? account.balance : 0 };
}

/** Up to two sets of moves, each of one account, that come to an amount. */
function solutions(moves: readonly Move[], amounts: Amounts, atMost: 2 | 3): (readonly Move[])[] {
  const places = new Map<string, number[]>();
  for (const [i, move] of moves.entries()) {
    const alike = places.get(keyOf(move));
    if (alike) alike.push(i);
    else places.set(keyOf(move), [i]);
  }
  const found: (readonly Move[])[] = [];
  /** Goes on from a move's place, so that no set is found in two orders. */
  const search = (rest: Amounts, taken: readonly Move[], from: number): void => {
    for (const i of places.get(keyOf(rest)) ?? []) {
      const last = moves[i];
      if (last && i >= from && !isTaken(last, taken)) found.push([...taken, last]);
    }
    if (taken.length + 1 === atMost) return;
    for (let i = from; i < moves.length && found.length < 2; i++) {
      const move = moves[i];
      if (move && !isTaken(move, taken)) search(less(rest, move), [...taken, move], i + 1);
    }
  };
  search(amounts, [], 0);
  return found.slice(0, 2);
}

const keyOf = ({ netIncome, totalAssets }: Amounts) => `${netIncome} ${totalAssets}`;

/** The moves of an account stand beside each other, so that the last one taken tells. */
const isTaken = ({ accountId }: Move, taken: readonly Move[]) =>
  taken.at(-1)?.accountId === accountId;

/** Whether one or two moves of any accounts do as well, or another account could stand for one of those found. */
function hasRival(
  found: readonly Move[],
  accounts: readonly TypedAccount[],
  amounts: Amounts,
): boolean {
  const moves = accounts.flatMap(movesOf);
  const keys = new Set(found.map(keyOf));
  const alike = moves.filter((move) => keys.has(keyOf(move)));
  if (alike.length > found.length) return true;
  return solutions(moves, amounts, 2).length > (found.length < 3 ? 1 : 0);
}
