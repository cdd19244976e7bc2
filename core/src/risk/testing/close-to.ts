import { expect } from "vitest";

/** Expects each figure within a relative difference of one in ten million. */
export function expectClose(figures: readonly number[], expected: readonly number[]): void {
  expect(figures).toHaveLength(expected.length);
  expected.forEach((wanted, i) => {
    const figure = figures[i] ?? Number.NaN;
    expect(Math.abs(figure - wanted), `${figure} for ${wanted}`).toBeLessThanOrEqual(
      1e-7 * Math.abs(wanted),
    );
  });
}
