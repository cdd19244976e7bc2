import { addDays, type Day } from "../src/calendar/day.ts";
import { cutsBetween } from "../src/calendar/fiscal-year.ts";
import { accumulator, type Posting } from "../src/ledger/roll-forward.ts";
import { toMinor } from "../src/money/money.ts";

/* Times adding up a million lines against a single summing pass: `npx tsx bench/accumulate.ts`. Compare the ratio. */

const count = 1_000_000;
const from = "2021-01-01" as Day;
const upTo = "2025-12-31" as Day;
const cuts = cutsBetween(from, upTo, { month: 12, day: 31 });
const accountIds = Array.from({ length: 130 }, (_, i) => String(1000 + i));
const days = Array.from({ length: 1826 }, (_, i) => addDays(from, i));
const lines = Array.from({ length: count }, (_, i) => aLine(i));

const floor = median(() => {
  let total = 0;
  for (const { amount } of lines) total += amount;
  return total;
});
const ours = median(() => {
  const totals = accumulator(accountIds, cuts, from);
  for (const line of lines) totals.add(line);
  return totals.movements();
});
process.stdout.write(
  `${count} lines: ${ours.toFixed(1)} ms, ${(ours / floor).toFixed(1)}x a bare pass (${floor.toFixed(1)} ms)\n`,
);

/** Median milliseconds of 21 runs after 5 warm-ups. */
function median(work: () => unknown): number {
  const times = Array.from({ length: 26 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.slice(5).toSorted((one, other) => one - other)[10] ?? Number.NaN;
}

/** As packages give lines: by day, accounts in no order. Hashed, not random, so that runs compare. */
function aLine(i: number): Posting {
  const hash = Math.imul(i + 1, 2654435761) >>> 0;
  const day = days[Math.floor((i / count) * days.length)] ?? from;
  const accountId = accountIds[hash % accountIds.length] ?? "";
  return { accountId, date: day, amount: toMinor((hash % 2_000_001) - 1_000_000) };
}
