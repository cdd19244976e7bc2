import { join } from "node:path";
import { expect, it } from "vitest";
import { textInCode } from "../../../scripts/text-in-code.ts";

it("has every word that a person sees in its words, and none in its code (P-U14)", () => {
  expect(textInCode(join(import.meta.dirname, ".."))).toEqual([]);
});
