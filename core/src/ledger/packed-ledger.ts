import { type Minor, toMinor } from "../money/money.ts";
import type { Account, Basis, Ledger, Movement, OpeningBalance } from "./ledger.ts";
import { rollForward } from "./roll-forward.ts";

/** A ledger's balances in a tenth of the room: what was there at first and what was posted, by the places of accounts and cuts. */
export interface PackedBalances {
  readonly basis: Basis;
  /** Account, amount; account, amount; … */
  readonly openings: readonly number[];
  /** Account, cut, debit, credit; … */
  readonly movements: readonly number[];
}

/** What the ledgers of all bases have in common. */
export type LedgerFrame = Omit<Ledger, "basis" | "months">;

/** The parts of a ledger that packing needs. Packed numbers refer to accounts and cuts by index. */
export type PackableLedger = Pick<Ledger, "basis" | "accounts" | "cuts" | "months">;

/**
 * A ledger's balances, packed.
 *
 * @throws RangeError if a month's account or cut isn't in the ledger
 */
export function packBalances({ basis, accounts, cuts, months }: PackableLedger): PackedBalances {
  const places = new Map(accounts.map(({ id }, place) => [id, place]));
  const cutPlaces = new Map(cuts.map((cut, place) => [cut, place]));
  const openings: number[] = [];
  const movements: number[] = [];
  for (const { accountId, end, opening, debit, credit } of months) {
    const account = placeIn(places, accountId);
    const cut = placeIn(cutPlaces, end);
    if (cut === 0 && opening !== 0) openings.push(account, opening);
    if (debit !== 0 || credit !== 0) movements.push(account, cut, debit, credit);
  }
  return { basis, openings, movements };
}

/**
 * The ledger that was packed, its balances rolled forward again.
 *
 * @throws RangeError where a place isn't one of the frame's
 */
export function unpackLedger(frame: LedgerFrame, packed: PackedBalances): Ledger {
  const { basis } = packed;
  const openings: OpeningBalance[] = [];
  for (let i = 0; i < packed.openings.length; i += 2) {
    openings.push({
      accountId: accountAt(frame.accounts, packed.openings[i]).id,
      amount: amountAt(packed.openings, i + 1),
    });
  }
  const movements: Movement[] = [];
  for (let i = 0; i < packed.movements.length; i += 4) {
    const end = frame.cuts[packed.movements[i + 1] ?? -1];
    if (end === undefined) throw new RangeError("A movement is of no cut");
    movements.push({
      accountId: accountAt(frame.accounts, packed.movements[i]).id,
      end,
      debit: amountAt(packed.movements, i + 2),
      credit: amountAt(packed.movements, i + 3),
    });
  }
  return { ...frame, basis, months: rollForward({ ...frame, openings, movements }) };
}

function accountAt(accounts: readonly Account[], place: number | undefined): Account {
  const account = accounts[place ?? -1];
  if (!account) throw new RangeError(`The ledger has no account ${place}`);
  return account;
}

function amountAt(amounts: readonly number[], place: number): Minor {
  return toMinor(amounts[place] ?? Number.NaN);
}

function placeIn<Key>(places: ReadonlyMap<Key, number>, key: Key): number {
  const place = places.get(key);
  if (place === undefined) throw new RangeError(`The ledger has no ${String(key)}`);
  return place;
}
