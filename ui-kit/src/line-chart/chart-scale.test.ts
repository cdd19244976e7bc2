import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apart, ticksTo } from "./chart-scale.ts";

describe("ticksTo", () => {
  it("gives round steps", () => {
    expect(ticksTo(0.0497)).toEqual([0, 0.01, 0.02, 0.03, 0.04, 0.05]);
    expect(ticksTo(0.0118)).toEqual([0, 0.0025, 0.005, 0.0075, 0.01, 0.0125]);
    expect(ticksTo(0.6)).toEqual([0, 0.2, 0.4, 0.6]);
    expect(ticksTo(0)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  });

  it("reaches the highest value with three to six ticks", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (most) => {
        const ticks = ticksTo(most);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most * (1 - 1e-8));
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe("apart", () => {
  it("leaves labels with room where they are", () => {
    expect(apart([10, 60], 14, 100)).toEqual([10, 60]);
  });

  it("moves close labels apart without changing their order", () => {
    expect(apart([52, 50], 14, 100)).toEqual([64, 50]);
    expect(apart([98, 99], 14, 100)).toEqual([86, 100]);
  });
});
