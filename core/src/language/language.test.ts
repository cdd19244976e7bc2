import { describe, expect, it } from "vitest";
import { acceptedLanguage, languageOf } from "./language.ts";

describe("languageOf", () => {
  it.each([
    ["es-MX", "es"],
    ["FR", "fr"],
    ["frr", "en"],
    ["de", "en"],
    ["", "en"],
  ])("takes %s for %s (P-K19)", (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });
});

describe("acceptedLanguage", () => {
  it.each([
    ["es", "es"],
    ["de-CH, fr-CH;q=0.8, en;q=0.7", "fr"],
    ["en;q=0.2, es;q=0.9", "es"],
    ["fr;q=0, es;q=0.1", "es"],
    ["fr;q=nonsense, de", "en"],
    ["*", "en"],
    ["", "en"],
  ])("is, of %s, %s", (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});
