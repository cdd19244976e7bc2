import { describe, expect, it } from "vitest";
import { isNaicsCode } from "./industry.ts";

describe("isNaicsCode", () => {
  it("takes exactly six digits (S-V20, S-K21)", () => {
    expect(["722511", "000000"].every(isNaicsCode)).toBe(true);
    const others = [
      "",
      "72251",
      "7225110",
      "72251a",
      " 722511",
      "722511\n",
      "７２２５１１",
      "722-511",
    ];
    expect(others.filter(isNaicsCode)).toEqual([]);
  });
});
