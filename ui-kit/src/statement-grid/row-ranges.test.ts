import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GridRow } from "./grid-model.ts";
import { allAround, rangeBetween } from "./row-ranges.ts";

const everything = () => true;

describe("rangeBetween", () => {
  it("takes selectable rows in either direction, and says how many lines it left out (S-U90)", () => {
    const range = { rowIds: ["inventory", "deposits"], leftOut: 1 };

    expect(rangeBetween(rows, everything, "checking", "deposits")).toEqual(range);
    expect(rangeBetween(rows, everything, "deposits", "checking")).toEqual(range);
  });

  it("leaves out what is folded away", () => {
    const isVisible = (id: string) => id !== "inventory";

    expect(rangeBetween(rows, isVisible, "inventory", "deposits")).toEqual({
      rowIds: ["deposits"],
      leftOut: 1,
    });
  });

  it("takes each line or leaves it out, whatever the range", () => {
    const ids = fc.constantFrom(...rows.map(({ id }) => id));
    fc.assert(
      fc.property(ids, ids, fc.subarray(rows.map(({ id }) => id)), (from, to, visible) => {
        const places = [from, to].map((id) => rows.findIndex((row) => row.id === id));
        const between = rows.slice(Math.min(...places), Math.max(...places) + 1);
        const { rowIds, leftOut } = rangeBetween(rows, (id) => visible.includes(id), from, to);

        expect(rowIds.length + leftOut).toBe(between.filter(({ kind }) => kind === "line").length);
        expect(rowIds.every((id) => visible.includes(id))).toBe(true);
      }),
    );
  });
});

describe("allAround", () => {
  it("takes the nearest section, and once it's selected all there are", () => {
    const inSection = allAround(rows, everything, "inventory", new Set());
    expect(inSection).toEqual({ rowIds: ["inventory", "deposits"], leftOut: 1 });

    expect(allAround(rows, everything, "inventory", new Set(inSection.rowIds)).rowIds).toEqual([
      "inventory",
      "deposits",
      "loan",
    ]);
  });

  it("goes outward from a section in which nothing can be selected", () => {
    expect(allAround(rows, everything, "checking", new Set()).rowIds).toEqual([
      "inventory",
      "deposits",
    ]);
  });

  it("starts from a header's and a footer's own section", () => {
    for (const id of ["liabilities", "total liabilities"]) {
      expect(allAround(rows, everything, id, new Set()).rowIds).toEqual(["loan"]);
    }
  });
});

const row = (id: string, level: number, kind: GridRow["kind"]): GridRow => ({
  id,
  caption: id,
  level,
  kind,
  selectable: kind === "line",
  cells: [],
});
const rows: GridRow[] = [
  row("assets", 1, "header"),
  row("cash", 2, "header"),
  { ...row("checking", 3, "line"), locked: "Cash can't be moved" },
  row("total cash", 2, "footer"),
  row("inventory", 2, "line"),
  row("deposits", 2, "line"),
  row("total assets", 1, "footer"),
  row("liabilities", 1, "header"),
  row("loan", 2, "line"),
  row("total liabilities", 1, "footer"),
];
