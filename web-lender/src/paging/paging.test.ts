import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useDebouncedTerm } from "./paging.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a term that is searched", () => {
  it("leaves the box with a list that is shown without it, and isn't searched again (P-V14)", () => {
    const onTerm = vi.fn();
    const { result, rerender } = renderHook(({ term }) => useDebouncedTerm(term, onTerm), {
      initialProps: { term: "tide" },
    });

    // A link to the whole list, going back, or "Clear filters".
    rerender({ term: "" });
    act(() => vi.advanceTimersByTime(1_000));

    expect(result.current).toMatchObject({ typed: "", isWaiting: false });
    expect(onTerm).not.toHaveBeenCalled();
  });

  it("leaves what is typed meanwhile as it is", () => {
    const { result, rerender } = renderHook(({ term }) => useDebouncedTerm(term, () => {}), {
      initialProps: { term: "" },
    });

    act(() => result.current.setTyped("tide"));
    rerender({ term: "" });

    expect(result.current).toMatchObject({ typed: "tide", isWaiting: true });
  });
});
