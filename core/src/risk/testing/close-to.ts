import { expect } from "vitest";

/** Within a ten millionth of each expected figure, relative to it. */
export function expectClose(figures: readonly number[], expected: readonly number[]): void {
  expect(figures).toHaveLength(expected.length);
  expected.forEach((wanted, i) => {
    const figure = figures[i] ?? Number.NaN;
    expect(Math.abs(figure - wanted), `${figure} for ${wanted}`).toBeLessThanOrEqual(
      1e-7 * Math.abs(wanted),
    );
  });
}
