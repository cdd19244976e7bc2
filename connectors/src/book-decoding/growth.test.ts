import { describe, expect, it } from "vitest";
import { hostileShapes } from "./testing/hostile-shapes.ts";
import { read } from "./testing/read-any.ts";

/** Three doublings of 2.5 times each: between the 8 of linear growth and the 64 of a square. */
const doublings = 3;
const most = 2.5 ** doublings;

const shapes = Object.entries(hostileShapes);

describe("a file that says one thing again and again", () => {
  it.each(shapes)(
    "takes two and a half times as long at most when it's twice as long: %s",
    async (_, shape) => {
      const growth = await growthOf(shape);

      expect(growth).toBeLessThanOrEqual(most);
    },
  );

  it("is told apart from work that grows with the square of it", async () => {
    const growth = await growthOf(
      (size) => Buffer.alloc(size, "a"),
      async (bytes) => void /a+$/.test(`${bytes.toString("latin1", 0, bytes.length / 8)}b`),
    );

    expect(growth).toBeGreaterThan(most);
  });
});

/** Ratio of time for eight times the input: the minimum of several tries, in processor time, so other load doesn't count. */
async function growthOf(
  shape: (size: number) => Buffer,
  work: (bytes: Buffer) => Promise<unknown> = read,
): Promise<number> {
  const size = await measurableSize(shape, work);
  const [one, two] = [shape(size), shape(size * 2 ** doublings)];
  let [least, longest] = [await processorTime(work, one), await processorTime(work, two)];
  for (let tries = 0; tries < 5 && longest > most * least; tries++) {
    least = Math.min(least, await processorTime(work, one));
    longest = Math.min(longest, await processorTime(work, two));
  }
  return longest / least;
}

/** At least five milliseconds: below that, noise dominates. */
async function measurableSize(
  shape: (size: number) => Buffer,
  work: (bytes: Buffer) => Promise<unknown>,
): Promise<number> {
  let size = 15_000;
  await work(shape(size));
  while (size < 500_000 && (await processorTime(work, shape(size))) < 5_000) size *= 2;
  return size;
}

/** In microseconds. */
async function processorTime(
  work: (bytes: Buffer) => Promise<unknown>,
  bytes: Buffer,
): Promise<number> {
  const before = process.cpuUsage();
  await work(bytes);
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system);
}
