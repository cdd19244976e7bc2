import { afterEach, describe, expect, it, vi } from "vitest";
import { preferredLanguage, rememberLanguage } from "./language.tsx";

afterEach(() => {
  window.localStorage.clear();
  vi.restoreAllMocks();
});

describe("preferredLanguage", () => {
  it.each([
    { browser: ["fr-CA", "en"], language: "fr" },
    { browser: ["frr", "es-MX"], language: "es" },
    { browser: ["de", "ES"], language: "es" },
    { browser: ["de"], language: "en" },
  ])(
    "is $language where the browser asks for $browser (P-G21, P-E72, P-K19)",
    ({ browser, language }) => {
      vi.spyOn(window.navigator, "languages", "get").mockReturnValue(browser);

      expect(preferredLanguage()).toBe(language);
    },
  );

  it("is what was chosen before, whatever the browser asks for (P-E72)", () => {
    vi.spyOn(window.navigator, "languages", "get").mockReturnValue(["fr"]);

    rememberLanguage("es");

    expect(preferredLanguage()).toBe("es");
  });
});
