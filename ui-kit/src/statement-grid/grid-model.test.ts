import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnGroups, type GridRow, headersOver, visibleRows, walk } from "./grid-model.ts";
import { widthsOf } from "./grid-widths.ts";

const row = (id: string, level: number, kind: GridRow["kind"]): GridRow => ({
  id,
  caption: id,
  level,
  kind,
  cells: [],
});
const rows = [
  row("assets", 1, "header"),
  row("cash", 2, "header"),
  row("checking", 3, "line"),
  row("total cash", 2, "footer"),
  row("inventory", 2, "line"),
  row("total assets", 1, "footer"),
];
const ids = (collapsed: string[]) => visibleRows(rows, new Set(collapsed)).map(({ id }) => id);

describe("groups of columns", () => {
  const column = (label: string, group?: string) => ({ id: `${group}${label}`, label, group });

  it("are neighbors with one name over them", () => {
    const [first, second] = ["FY 2024", "FY 2025"];
    const columns = [column("a", first), column("b", first), column("a", second)];

    expect(columnGroups(columns)).toMatchObject([
      { label: "FY 2024", first: 0, count: 2 },
      { label: "FY 2025", first: 2, count: 1 },
    ]);
  });

  it("are none where a column stands by itself", () => {
    expect(columnGroups([column("a", "FY 2024"), column("b")])).toBeUndefined();
    expect(columnGroups([])).toBeUndefined();
  });
});

describe("visibleRows", () => {
  it("hides what is in a collapsed section, and leaves its total", () => {
    expect(ids(["cash"])).toEqual(["assets", "cash", "total cash", "inventory", "total assets"]);
  });

  it("hides the sections in a collapsed section as well", () => {
    expect(ids(["assets", "cash"])).toEqual(["assets", "total assets"]);
  });
});

describe("headersOver", () => {
  it("names the sections around a row, from the inside out", () => {
    expect(headersOver(rows, "checking")).toEqual(["cash", "assets"]);
    expect(headersOver(rows, "inventory")).toEqual(["assets"]);
    expect(headersOver(rows, "assets")).toEqual([]);
    expect(headersOver(rows, "nothing")).toEqual([]);
  });
});

describe("walk", () => {
  const extent = { rows: 50, columns: 5, pageSize: 10 };
  const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });
  const from = { row: 12, column: 2 };

  it.each([
    ["ArrowDown", false, { row: 13, column: 2 }],
    ["ArrowLeft", false, { row: 12, column: 1 }],
    ["PageUp", false, { row: 2, column: 2 }],
    ["Home", false, { row: 12, column: 1 }],
    ["End", false, { row: 12, column: 4 }],
    ["Home", true, { row: 0, column: 2 }],
    ["End", true, { row: 49, column: 2 }],
  ])("goes with %s (with Ctrl: %s)", (key, ctrl, to) => {
    expect(walk(from, press(key, ctrl), extent)).toEqual(to);
  });

  it("goes nowhere with other keys", () => {
    expect(walk(from, press("Tab"), extent)).toBeUndefined();
  });

  it("never leaves the grid", () => {
    const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown"];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys, "Home", "End")), (pressed) => {
        const end = pressed.reduce((at, key) => walk(at, press(key), extent) ?? at, from);
        expect(end.row).toBeGreaterThanOrEqual(0);
        expect(end.row).toBeLessThan(extent.rows);
        expect(end.column).toBeGreaterThanOrEqual(0);
        expect(end.column).toBeLessThan(extent.columns);
      }),
    );
  });
});

describe("widthsOf", () => {
  it("gives the longest caption its room, within 200 and 400 px (S-U102)", () => {
    const widthOf = (...captions: string[]) =>
      widthsOf(captions.map((caption) => row(caption, 2, "line"))).caption;

    expect(widthOf("Cash")).toBe(200);
    expect(widthOf("Cash", "Marine hardware and outfitting sales")).toBeGreaterThan(280);
    expect(widthOf("x".repeat(200))).toBe(400);
  });

  it("gives the longest figure its room, from 118 px", () => {
    const widthOf = (text: string) =>
      widthsOf([{ ...row("a", 2, "line"), cells: [{ text, label: text }] }]).column;

    expect(widthOf("1,234")).toBe(118);
    expect(widthOf("(1,234,567,890.12)")).toBeGreaterThan(150);
  });
});
