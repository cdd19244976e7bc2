import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GridRow } from "./grid-model.ts";
import { heightOf } from "./grid-model.ts";
import { offsetsOf, rowAtOffset } from "./row-window.ts";

const kinds = fc.constantFrom<GridRow["kind"]>("header", "line", "footer");
const someRows = fc
  .array(kinds, { minLength: 1, maxLength: 60 })
  .map((chosen) =>
    chosen.map(
      (kind, index): GridRow => ({ id: `${index}`, caption: "", level: 2, kind, cells: [] }),
    ),
  );

describe("rowAtOffset", () => {
  it("finds the row that covers an offset", () => {
    fc.assert(
      fc.property(someRows, fc.nat(2000), (rows, offset) => {
        const offsets = offsetsOf(rows);
        const index = rowAtOffset(offsets, offset);
        const start = offsets[index] ?? Number.NaN;

        expect(start).toBeLessThanOrEqual(offset);
        if (index < rows.length - 1) expect(start + heightOf(rows[index])).toBeGreaterThan(offset);
      }),
    );
  });

  it("stays at the ends beyond them", () => {
    const offsets = new Float64Array([0, 27, 54]);
    expect([rowAtOffset(offsets, -100), rowAtOffset(offsets, 1000)]).toEqual([0, 1]);
  });
});
