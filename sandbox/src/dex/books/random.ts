/** Seeded random numbers. */
export interface Random {
  /** From 0 up to, but excluding, 1. */
  readonly next: () => number;
  /** An integer, both ends included. */
  readonly between: (low: number, high: number) => number;
  readonly happens: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Cents around `median` cents, mostly within a factor of e^spread. */
  readonly cents: (median: number, spread: number) => number;
}

/** A stream per set of keys, so any day can be made without the days before it. */
export function randomOf(...keys: readonly number[]): Random {
  let state = keys.reduce(mix, 0x9e3779b9);
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));

  return {
    next,
    between,
    happens: (probability) => next() < probability,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError("There is nothing to pick from");
      return item;
    },
    cents: (median, spread) => {
      // The sum of three uniform numbers approximates a bell curve without long tails.
      const bell = (next() + next() + next()) / 1.5 - 1;
      return Math.max(100, Math.round(median * Math.exp(bell * spread * 1.7)));
    },
  };
}

/** One round of murmur3. */
function mix(hash: number, key: number): number {
  let word = Math.imul(key | 0, 0xcc9e2d51);
  word = Math.imul((word << 15) | (word >>> 17), 0x1b873593);
  const mixed = hash ^ word;
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}
