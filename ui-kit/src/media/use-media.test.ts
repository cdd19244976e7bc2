import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useMedia } from "./use-media.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("says whether a media query holds, and again when that changes", () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => media);
  const { result } = renderHook(() => useMedia("(width < 640px)"));
  expect(result.current).toBe(false);

  media.matches = true;
  act(() => media.dispatchEvent(new Event("change")));

  expect(result.current).toBe(true);
});
