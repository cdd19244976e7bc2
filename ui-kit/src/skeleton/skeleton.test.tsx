import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSkeleton } from "./skeleton.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it("shows nothing for what is done within a second", () => {
  const { result, rerender } = renderHook(useSkeleton, { initialProps: true });
  wait(900);
  rerender(false);
  wait(2000);
  expect(result.current).toBe(false);
});

it("shows after a second, and stays for 300 ms at least", () => {
  const { result, rerender } = renderHook(useSkeleton, { initialProps: true });
  wait(1000);
  expect(result.current).toBe(true);

  rerender(false);
  wait(200);
  expect(result.current).toBe(true);
  wait(100);
  expect(result.current).toBe(false);
});
