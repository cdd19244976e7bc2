import { describe, expect, it } from "vitest";
import {
  acceptedLanguage,
  acceptedRegion,
  capitalized,
  firstSupported,
  frenchSpaces,
  languageOf,
  localeIn,
  writtenDay,
} from "./language.ts";

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

describe("firstSupported", () => {
  it.each([
    [["frr", "es-MX", "fr"], "es"],
    [["", "FR"], "fr"],
    [["de"], "en"],
    [[], "en"],
  ] as const)("takes %s for %s (P-K19)", (tags, language) => {
    expect(firstSupported(tags)).toBe(language);
  });
});

describe("frenchSpaces", () => {
  it("keep a mark beside its word, and leave what isn't prose", () => {
    expect(frenchSpaces("Début : {time} ; « {term} » ? À 14:05, {n, number, ::compact}")).toBe(
      "Début\u00a0: {time}\u202f; «\u00a0{term}\u00a0»\u202f? À 14:05, {n, number, ::compact}",
    );
  });
});

describe("writtenDay", () => {
  it.each([
    ["1 octobre 2025", "fr", "1er octobre 2025"],
    ["11 octobre 2025", "fr", "11 octobre 2025"],
    ["1 de octubre de 2025", "es", "1 de octubre de 2025"],
    ["October 1, 2025", "en", "October 1, 2025"],
  ] as const)("leaves %s in %s as %s", (text, language, written) => {
    expect(writtenDay(text, language)).toBe(written);
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

describe("acceptedRegion", () => {
  it.each([
    ["es-US", "US"],
    ["en-GB, es-mx;q=0.8, es-ES;q=0.5", "MX"],
    ["es-419", "419"],
    ["es-Latn-AR", "AR"],
    ["es-u-nu-latn", undefined],
    ["es, es-MX;q=0.5", undefined],
    ["en-US", undefined],
    ["", undefined],
  ])("of %s for Spanish is %s", (header, region) => {
    expect(acceptedRegion(header, "es")).toBe(region);
  });

  it("makes a locale with its language", () => {
    expect([localeIn("es", "US"), localeIn("fr", undefined)]).toEqual(["es-US", "fr"]);
  });
});

describe("capitalized", () => {
  it("changes the first letter alone", () => {
    expect(capitalized("état des comptes A/R")).toBe("État des comptes A/R");
    expect(capitalized("")).toBe("");
  });
});
