import { fileURLToPath } from "node:url";
import { untranslated } from "@tieout/server/http/testing";
import { expect, it } from "vitest";
import { sentences } from "./sentences.ts";

it("says every sentence of this portal in Spanish and French (P-U14)", async () => {
  const folder = fileURLToPath(new URL("..", import.meta.url));

  expect(await untranslated(folder, sentences)).toEqual([]);
});
