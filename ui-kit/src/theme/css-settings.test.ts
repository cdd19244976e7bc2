import { describe, expect, it } from "vitest";
import { applyCssSettings } from "./css-settings.ts";
import { defaultBrand } from "./derivation/derive-theme.ts";

const applied = (settings: Record<string, string>) =>
  applyCssSettings(defaultBrand, { mode: "light" }, settings);

describe("applyCssSettings", () => {
  it("applies a color of the contract", () => {
    const { theme, dropped } = applied({ "--line": "#d0d0d0" });
    expect(theme.tokens.line).toBe("#d0d0d0");
    expect(dropped).toEqual([]);
  });

  it("sends the tenant's primary color through the derivation", () => {
    const { theme, dropped } = applied({ "--tenant-primary": "#14284b" });
    expect(theme.tokens.accentSolid).toBe("#14284b");
    expect(theme.tokens.accentText).toBe("#243f6e");
    expect(dropped).toEqual([]);
  });

  it("drops a color in which words could no longer be read", () => {
    const { theme, dropped } = applied({ "--accent-text": "#ffb281" });
    expect(dropped).toEqual([{ name: "--accent-text", reason: "contrast" }]);
    expect(theme.tokens.accentText).toBe("#a45102");
  });

  it.each([
    ["--text", "url(https://elsewhere.example/x.png)", "invalid-value"],
    ["--text", "#12345", "invalid-value"],
    ["--heading-tracking", "calc(1px + 1px)", "invalid-value"],
    ["--display", "#000000", "unknown-name"],
    ["background-image", "none", "unknown-name"],
  ] as const)("drops %s: %s", (name, value, reason) => {
    expect(applied({ [name]: value }).dropped).toEqual([{ name, reason }]);
  });

  it("takes a measure for headings", () => {
    expect(applied({ "--heading-weight": "500" }).theme.tokens.headingWeight).toBe("500");
  });
});
