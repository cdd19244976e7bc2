import type { NodeRef } from "@tieout/core/statement/layout";
import { describe, expect, it } from "vitest";
import { aStatement, type WrittenLine } from "../../testing/a-statement.ts";
import { matchingRows } from "./find-in-statement.tsx";
import { onlyColumn, rowKeeper } from "./statement-rows.ts";

const lines: WrittenLine[] = [
  { kind: "SectionHeader", level: 0, caption: "Inventory", side: "Debit" },
  {
    kind: "DetailAccount",
    level: 1,
    caption: "Reserve for obsolescence",
    accountNo: "1390",
    side: "Debit",
    dollars: [0, -26_500, -31_000, -44_200],
  },
  {
    kind: "SectionFooter",
    level: 0,
    caption: "Total inventory",
    side: "Debit",
    dollars: [1_224_099, 1_333_058, 1_504_482, 1_621_158],
    rule: "Single",
  },
];
const texts = {
  minus: (figure: string) => `minus ${figure}`,
  ...{ nothing: "zero", locked: "locked", edited: "edited", isNew: "New", adjusted: "Adjusted" },
  sides: { Debit: "Debit", Credit: "Credit" },
};
const unmarked = {
  changed: new Set<NodeRef>(),
  findings: new Map<string, string>(),
  adjusted: new Map(),
};
const { columns, rows } = rowKeeper()(aStatement(lines), unmarked, texts);

describe("rowKeeper", () => {
  it("says of each cell where it stands, its sign in texts", () => {
    expect(rows[1]?.cells.map(({ label }) => label)).toEqual([
      "Reserve for obsolescence, FY 2022, zero",
      "Reserve for obsolescence, FY 2023, minus 26,500.00",
      "Reserve for obsolescence, FY 2024, minus 31,000.00",
      "Reserve for obsolescence, YTD Sep 30, 2025, minus 44,200.00",
    ]);
  });

  it("keeps the section's shape: header, account with its number, total with its rule", () => {
    expect(rows.map(({ kind, level, code, underline }) => [kind, level, code, underline])).toEqual([
      ["header", 1, undefined, "none"],
      ["line", 2, "1390", "none"],
      ["footer", 1, undefined, "single"],
    ]);
  });

  it("copies exact figures, whatever the number style", () => {
    const { rows } = rowKeeper()(aStatement(lines, { numberStyle: "Thousands" }), unmarked, texts);

    expect(rows[1]?.cells.map(({ text, plain }) => [text, plain])).toEqual([
      ["—", "0.00"],
      ["(27)", "-26500.00"],
      ["(31)", "-31000.00"],
      ["(44)", "-44200.00"],
    ]);
  });

  it("marks what has changed and what a check has found, at the header of a section", () => {
    const changed = new Set<NodeRef>(["section/section"]);
    const findings = new Map([["1390", "Unusual balance"]]);
    const marked = rowKeeper()(aStatement(lines), { ...unmarked, changed, findings }, texts).rows;

    expect(marked.map((row) => [row.changed, row.remark])).toEqual([
      ["edited", undefined],
      [undefined, "Unusual balance"],
      [undefined, undefined],
    ]);
  });

  it("names the side of a section where it isn't that of the section around", () => {
    const sides = ["Debit", "Debit", "Credit"].map((side, level) => ({
      ...{ kind: "SectionHeader", level, caption: "Section" },
      side,
    })) as WrittenLine[];

    expect(rowKeeper()(aStatement(sides), unmarked, texts).rows.map(({ side }) => side)).toEqual([
      "Debit",
      undefined,
      "Credit",
    ]);
  });

  it("gives the same rows, cells and columns again for what reads the same", () => {
    const rowsOf = rowKeeper();
    const before = rowsOf(aStatement(lines), unmarked, texts);
    const renamed = lines.map((line) =>
      line.accountNo === "1390" ? { ...line, caption: "Reserve" } : line,
    );
    const after = rowsOf(aStatement(renamed), unmarked, texts);

    expect(after.columns).toBe(before.columns);
    expect(after.rows.map((row, i) => row === before.rows[i])).toEqual([true, false, true]);
  });

  it("tints the period that isn't over, and leaves headers without figures", () => {
    expect(columns.map(({ tinted }) => tinted)).toEqual([false, false, false, true]);
    expect(rows[0]?.cells).toEqual([]);
  });
});

describe("onlyColumn", () => {
  it("leaves the chosen period, or else the last", () => {
    const chosen = onlyColumn({ columns, rows }, "FY:2023-12-31");
    const last = onlyColumn({ columns, rows }, undefined);

    expect(chosen.rows[2]?.cells.map(({ text }) => text)).toEqual(["1,333,058.00"]);
    expect(last.columns.map(({ label }) => label)).toEqual(["YTD Sep 30, 2025"]);
    // A period of another length is told by this line alone.
    expect(last.columns.map(({ sublabel }) => sublabel)).toEqual(["from Jan 1, 2025"]);
  });
});

describe("matchingRows", () => {
  it("finds captions and account numbers, whatever the case", () => {
    expect(matchingRows(rows, " INVENT ")).toEqual(["0", "2"]);
    expect(matchingRows(rows, "139")).toEqual(["1"]);
    expect(matchingRows(rows, " ")).toEqual([]);
  });
});
