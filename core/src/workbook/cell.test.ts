import { expect, it } from "vitest";
import { cellAddress, columnLetters, sheetPrefix } from "./cell.ts";

it.each([
  [0, "A"],
  [25, "Z"],
  [26, "AA"],
  [701, "ZZ"],
  [702, "AAA"],
  [16_383, "XFD"],
])("names column %i %s", (column, letters) => {
  expect(columnLetters(column)).toBe(letters);
});

it("counts rows from 1", () => {
  expect(cellAddress(3, 7)).toBe("D7");
});

it("doubles apostrophes in a sheet's name", () => {
  expect(sheetPrefix("Owner's draw")).toBe("'Owner''s draw'!");
});
