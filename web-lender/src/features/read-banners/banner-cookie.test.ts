import { describe, expect, it } from "vitest";
import { hiddenFor } from "./banner-cookie.ts";

describe("hiddenFor", () => {
  it.each([
    { days: 7, means: "7 days", seconds: 604_800 },
    { days: 0, means: "about a month", seconds: 2_592_000 },
    { days: -2, means: "about a month", seconds: 2_592_000 },
    { days: -1, means: "forever, as far as browsers go", seconds: 34_560_000 },
  ])("takes $days as $means (P-K25, S-K8, X-2)", ({ days, seconds }) => {
    expect(hiddenFor(days)).toBe(seconds);
  });
});
