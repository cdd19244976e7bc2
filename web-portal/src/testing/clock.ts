import { act } from "@testing-library/react";
import { expect, vi } from "vitest";

export const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

/** Advances the clock a millisecond at a time while answers arrive. */
export async function settled(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 5_000 && !isSo(); turn += 1) await pass(0.001);
  expect(isSo()).toBe(true);
}
