import { expect, it } from "vitest";
import { firstLetter } from "./first-letter.ts";

it("is a capital, and whole where it takes more than one unit", () => {
  expect(["tidewater", " élan", "😀 Bakery", "𠮷野家", " "].map(firstLetter)).toEqual([
    "T",
    "É",
    "😀",
    "𠮷",
    "",
  ]);
});
