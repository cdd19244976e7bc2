/** Three to six round ticks from 0 to at least `most`, which must be finite. Zero or less counts as 1. */
export function ticksTo(most: number): readonly number[] {
  const top = most > 0 ? most : 1;
  const magnitude = 10 ** Math.floor(Math.log10(top / 4));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((each) => top / each <= 5) ?? top;
  const count = Math.ceil(top / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Spreads labels at least `gap` apart, in the same order and within `most`. */
export function apart(places: readonly number[], gap: number, most: number): readonly number[] {
  const order = places.map((_, index) => index).toSorted((a, b) => at(places, a) - at(places, b));
  const moved = [...places];
  for (const [rank, index] of order.entries()) {
    const before = order[rank - 1];
    if (before !== undefined) moved[index] = Math.max(at(moved, index), at(moved, before) + gap);
  }
  let limit = most;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(at(moved, index), limit);
    limit = at(moved, index) - gap;
  }
  return moved;
}

const at = (places: readonly number[], index: number) => places[index] ?? 0;
