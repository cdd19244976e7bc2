import { afterEach, describe, expect, it, vi } from "vitest";
import { inTab } from "../storage/browser-storage.ts";
import { preferredLanguage, rememberLanguage, takeMailLanguage } from "./language.tsx";

afterEach(() => {
  window.localStorage.clear();
  inTab.remove("tieout.language");
  window.history.replaceState(null, "", "/");
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

describe("takeMailLanguage", () => {
  it("is the page's language from the mail's link on, reloads too, and leaves the rest of the address", () => {
    vi.spyOn(window.navigator, "languages", "get").mockReturnValue(["fr"]);
    window.history.replaceState({ kept: 1 }, "", "/receipt?id=1&language=es#secret");

    takeMailLanguage();
    takeMailLanguage();

    expect(preferredLanguage()).toBe("es");
    expect(window.location.href).toMatch(/\/receipt\?id=1#secret$/);
    expect(window.history.state).toEqual({ kept: 1 });
  });

  it("gives way to what the reader chooses, which stays when the same link is followed again", () => {
    window.history.replaceState(null, "", "/receipt?language=es");
    takeMailLanguage();
    rememberLanguage("fr");
    window.history.replaceState(null, "", "/receipt?language=es");
    takeMailLanguage();

    expect(preferredLanguage()).toBe("fr");
  });

  it("changes nothing where the address names no language of ours", () => {
    vi.spyOn(window.navigator, "languages", "get").mockReturnValue(["fr"]);
    window.history.replaceState(null, "", "/receipt?language=tlh");

    takeMailLanguage();

    expect(preferredLanguage()).toBe("fr");
  });
});
