import { describe, expect, it } from "vitest";
import type { GridRow } from "./grid-model.ts";
import { widthsOf } from "./grid-widths.ts";

describe("the caption column", () => {
  it("is as wide as its longest caption and 5 % more, from 200 px to 400 px (S-K25)", () => {
    const needed = widthsOf([row("x".repeat(30))]).caption;
    const longer = widthsOf([row("x".repeat(31))]).caption;

    expect(widthsOf([])).toMatchObject({ caption: 200 });
    expect(widthsOf([row("Cash")])).toMatchObject({ caption: 200 });
    expect(needed).toBe(Math.round((30 * 6.8 + 10 + 60) * 1.05));
    expect(longer).toBeGreaterThan(needed);
    expect(widthsOf([row("x".repeat(500))])).toMatchObject({ caption: 400 });
  });

  it("has 10 px more, and 5 % of them, for each level (S-K25)", () => {
    const [outer, inner] = [1, 3].map((level) => widthsOf([row("x".repeat(30), level)]).caption);

    expect((inner ?? 0) - (outer ?? 0)).toBe(2 * 10 * 1.05);
  });
});

const row = (caption: string, level = 1): GridRow => ({
  id: caption,
  kind: "line",
  caption,
  level,
  cells: [],
});
