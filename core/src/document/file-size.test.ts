import { expect, it } from "vitest";
import { fileSize } from "./document.ts";

it.each([
  [1, "en", "1 KB"],
  [681_000, "en", "665 KB"],
  [1_363_149, "en", "1.3 MB"],
  [1_363_149, "es", "1,3 MB"],
  [681_000, "fr", "665 ko"],
] as const)("writes %i bytes in %s as %s", (bytes, language, written) => {
  expect(fileSize(bytes, language).replace(/\s/g, " ")).toBe(written);
});
