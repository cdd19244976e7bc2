import { describe, expect, it } from "vitest";
import { cellSeparator } from "./text.ts";

describe("cellSeparator", () => {
  it.each([
    ["es", "es-MX,es;q=0.9,en-US;q=0.8", ","],
    ["es", "es-ES,es;q=0.9", ";"],
    ["es", "en-US, es-419; q=0.9", ","],
    ["fr", "fr-CA", ";"],
    ["en", "en-US,en;q=0.9", ","],
    ["en", "en-ZA", ";"],
  ] as const)("goes by the reader's country: %s, %s (X-26)", (language, accepted, separator) => {
    expect(cellSeparator(language, accepted)).toBe(separator);
  });

  it.each([
    ["es", "", ";"],
    ["fr", "en-US,fr", ";"],
    ["en", "de-DE,*", ","],
    ["es", "es-mx-mx-x!,es-00000", ";"],
  ] as const)(
    "goes by the language where no country of it is named: %s, “%s”",
    (language, accepted, separator) => {
      expect(cellSeparator(language, accepted)).toBe(separator);
    },
  );
});
