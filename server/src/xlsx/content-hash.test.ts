import type { Day } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";
import type { Cell, Row, Value } from "@tieout/core/workbook/cell";
import fc from "fast-check";
import { expect, it } from "vitest";
import { contentHash } from "./content-hash.ts";

it("is equal for rows that say the same, and for no others", () => {
  fc.assert(
    fc.property(someRows, someRows, (one, other) => {
      const isSame = JSON.stringify(one.map(valuesOf)) === JSON.stringify(other.map(valuesOf));

      expect(hashOf(one) === hashOf(other)).toBe(isSame);
      expect(hashOf(one.map(restyled))).toBe(hashOf(one));
    }),
    { numRuns: 2_000 },
  );
});

it("is of the whole of a text, however long", () => {
  const longText = "€".repeat(100_000);
  const texts = [longText, `${longText}.`, `${longText.slice(1)}$`];

  const hashes = texts.map((text) =>
    hashOf([{ cells: [{ kind: "text", text: "A", style: {} }] }, textRow(text), textRow("B")]),
  );

  expect(new Set(hashes).size).toBe(texts.length);
});

// Few values, so that equal rows and values that look like others come often.
const someValue: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom("", "1", "a1", "t").map((text) => ({ kind: "text", text }) as const),
  fc.constantFrom(0, 1, 0.5).map((number) => ({ kind: "number", number }) as const),
  fc.constantFrom(0, 1).map((amount) => ({ kind: "amount", amount: toMinor(amount) }) as const),
  fc.constantFrom("2025-12-31").map((day) => ({ kind: "day", day: day as Day }) as const),
);
const someCell: fc.Arbitrary<Cell | undefined> = fc.oneof(
  someValue.map((value) => ({ ...value, style: {} })),
  someValue.map((result) => ({ kind: "formula", formula: "A1", result, style: {} }) as const),
  fc.constantFrom(undefined, { kind: "blank", style: {} } as const),
);
const someRow = fc.array(someCell, { maxLength: 2 }).map((cells): Row => ({ cells }));
const someRows = fc.array(someRow, { maxLength: 2 });

/** With their columns; a formula says its result. */
const valuesOf = ({ cells }: Row) =>
  cells.flatMap((cell, column) => {
    if (cell === undefined || cell.kind === "blank") return [];
    const { style: _, ...value } = cell;
    return [[column, value.kind === "formula" ? sorted(value.result) : sorted(value)]];
  });

const sorted = (value: object) => Object.entries(value).toSorted();

const restyled = ({ cells }: Row): Row => ({
  height: 20,
  cells: cells.map((cell) => cell && { ...cell, style: { bold: true } }),
});

const textRow = (text: string): Row => ({ cells: [{ kind: "text", text, style: {} }] });

function hashOf(rows: readonly Row[]): string {
  const content = contentHash();
  for (const row of rows) content.row(row);
  return content.digest();
}
