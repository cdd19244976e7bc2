import { describe, expect, it } from "vitest";
import { dropLineOf, dropPlaceAt } from "./drop-place.ts";
import type { GridRow } from "./grid-model.ts";
import { offsetsOf } from "./row-window.ts";

const row = (id: string, kind: GridRow["kind"], level: number): GridRow => ({
  ...{ id, caption: id, kind, level, cells: [] },
});
/** 32, 27, 27, 29 and 29 px high. */
const rows = [
  row("assets", "header", 1),
  row("current", "header", 2),
  row("prepaid", "line", 3),
  row("total current", "footer", 2),
  row("total assets", "footer", 1),
];
const offsets = offsetsOf(rows);
const placeAt = (offset: number, folded: readonly string[] = []) =>
  dropPlaceAt(rows, offsets, new Set(folded), offset);

describe("where a drop goes", () => {
  it("is before or after a line, by its halves", () => {
    expect(placeAt(60)).toEqual({ rowId: "prepaid", at: "before" });
    expect(placeAt(85)).toEqual({ rowId: "prepaid", at: "after" });
  });

  it("is before a section at its header's upper edge, and else its first place", () => {
    expect(placeAt(33)).toEqual({ rowId: "current", at: "before" });
    expect(placeAt(58)).toEqual({ rowId: "current", at: "first" });
  });

  it("is a folded section's last place, or after it", () => {
    expect(placeAt(45, ["current"])).toEqual({ rowId: "current", at: "last" });
    expect(placeAt(58, ["current"])).toEqual({ rowId: "current", at: "after" });
  });

  it("is a section's last place above its total, and after the section below it", () => {
    expect(placeAt(88)).toEqual({ rowId: "total current", at: "last" });
    expect(placeAt(114)).toEqual({ rowId: "total current", at: "after" });
  });

  it("is never beside an outermost section", () => {
    expect(placeAt(1)).toEqual({ rowId: "assets", at: "first" });
    expect(placeAt(143)).toEqual({ rowId: "total assets", at: "last" });
  });

  it("is nowhere outside the rows", () => {
    expect(placeAt(-1)).toBeUndefined();
    expect(placeAt(144)).toBeUndefined();
    expect(dropPlaceAt([], offsetsOf([]), new Set(), 0)).toBeUndefined();
  });
});

describe("the line that shows it", () => {
  const lineOf = (rowId: string, at: "before" | "first" | "last" | "after") =>
    dropLineOf({ rowId, at }, rows, offsets);

  it("is between rows, at the level that what is dropped gets", () => {
    expect(lineOf("prepaid", "before")).toEqual({ offset: 59, level: 3 });
    expect(lineOf("prepaid", "after")).toEqual({ offset: 86, level: 3 });
    expect(lineOf("current", "first")).toEqual({ offset: 59, level: 3 });
    expect(lineOf("total current", "last")).toEqual({ offset: 86, level: 3 });
    expect(lineOf("total current", "after")).toEqual({ offset: 115, level: 2 });
    expect(lineOf("gone", "after")).toBeUndefined();
  });
});
