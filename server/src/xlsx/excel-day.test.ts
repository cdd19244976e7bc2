import type { Day } from "@tieout/core/calendar/day";
import { expect, it } from "vitest";
import { excelDay } from "./excel-day.ts";

it.each([
  ["1900-03-01", 61],
  ["2000-02-29", 36_585],
  ["2025-12-31", 46_022],
])("counts %s as %i", (day, serial) => {
  expect(excelDay(day as Day)).toBe(serial);
});

it("has no number for days that spreadsheets count wrongly", () => {
  expect(excelDay("1900-02-28" as Day)).toBeUndefined();
});
