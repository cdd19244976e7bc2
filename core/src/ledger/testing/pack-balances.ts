import type { Ledger } from "../ledger.ts";
import type { PackedBalances } from "../packed-ledger.ts";

/** As the database packs them. */
export function packBalances({ basis, accounts, cuts, months }: Ledger): PackedBalances {
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

function placeIn<Key>(places: ReadonlyMap<Key, number>, key: Key): number {
  const place = places.get(key);
  if (place === undefined) throw new RangeError(`The ledger has no ${String(key)}`);
  return place;
}
