import type { Day } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";
import type { Cell } from "@tieout/core/workbook/cell";
import { expect, it } from "vitest";
import { csvRecord } from "./long-file.ts";

it.each<[Cell | undefined, string]>([
  [undefined, ""],
  [{ kind: "blank", style: {} }, ""],
  [{ kind: "text", text: "plain", style: {} }, "plain"],
  [{ kind: "text", text: `a "b", c`, style: {} }, `"a ""b"", c"`],
  [{ kind: "text", text: "two\nlines", style: {} }, `"two\nlines"`],
  [{ kind: "text", text: "=1+1", style: {} }, "'=1+1"],
  [{ kind: "text", text: "@SUM(A1)", style: {} }, "'@SUM(A1)"],
  [{ kind: "amount", amount: toMinor(-5), style: {} }, "-0.05"],
  [{ kind: "day", day: "2026-03-15" as Day, style: {} }, "2026-03-15"],
  [{ kind: "formula", formula: "1+1", result: { kind: "number", number: 2 }, style: {} }, "2"],
])("writes %j as %j", (cell, field) => {
  expect(csvRecord({ cells: [cell] }, 2)).toBe(`${field}\r\n`);
});
