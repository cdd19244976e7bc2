import type { Books } from "./books.ts";
import type { DayNumber } from "./calendar.ts";
import { bluestem } from "./companies/bluestem.ts";
import { halloran } from "./companies/halloran.ts";
import { kestrel } from "./companies/kestrel.ts";
import { ortega } from "./companies/ortega.ts";
import { tidewater } from "./companies/tidewater.ts";

/** DEX's default seed. */
export const standardSeed = 20_261_121;

export function companies(last: DayNumber, seed: number): ReadonlyMap<string, Books> {
  const all = [
    tidewater(last, seed),
    bluestem(last, seed + 100),
    ortega(last, seed + 200),
    halloran(last, seed + 400),
    kestrel(last, seed + 300, 100_000),
    kestrel(last, seed + 300, 1_000_000),
  ];
  return new Map(all.map((books) => [books.company.id, books]));
}
