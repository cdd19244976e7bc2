import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultBrand, deriveTheme, navyBrand } from "./derive-theme.ts";
import { brokenGuarantees } from "./guarantees.ts";
import type { ColorName, Mode } from "./tokens.ts";

const channel = fc.integer({ min: 0, max: 255 }).map((byte) => byte.toString(16).padStart(2, "0"));
const anyColor = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join("")}`);
const modes: readonly Mode[] = ["light", "dark"];

describe("deriveTheme", () => {
  it.each(modes)("keeps words and shapes visible for any brand, %s", (mode) => {
    fc.assert(
      fc.property(anyColor, anyColor, (primaryColor, secondaryColor) => {
        const { tokens } = deriveTheme({ primaryColor, secondaryColor, mode });
        expect(brokenGuarantees(tokens)).toEqual([]);
      }),
      { numRuns: 700 },
    );
  });

  it("uses the tenant's color untouched for solid fills on a light page", () => {
    fc.assert(
      fc.property(anyColor, (primaryColor) => {
        const theme = deriveTheme({ ...defaultBrand, primaryColor, mode: "light" });
        expect(theme.tokens.accentSolid).toBe(primaryColor);
      }),
    );
  });

  it.each(examples())("derives $brand, $mode, as it was designed", ({ theme, expected }) => {
    expect(theme.tokens).toMatchObject(expected);
  });

  it("sets headings in a serif for the tenant that asks for one, and body text never", () => {
    const { tokens } = deriveTheme({ ...navyBrand, mode: "light" });
    expect(tokens.fontHeading).toContain("Source Serif 4");
    expect(tokens.fontBody).toContain("Inter");
  });

  it("falls back to Inter for a font that isn't hosted", () => {
    const { tokens } = deriveTheme({ ...defaultBrand, font: "Comic Sans MS", mode: "light" });
    expect(tokens.fontHeading).toContain("Inter");
  });
});

/** The design's values, computed independently of this code. */
function examples() {
  const designed: Record<string, Partial<Record<ColorName, string>>> = {
    "peach light": {
      brand1: "#fefbfa",
      brand4: "#ffe1cf",
      brand8: "#e29766",
      neutral5: "#e8e4e1",
      neutral8: "#928c89",
      accentSolidHover: "#f3a776",
      accentSolidPress: "#e79c6b",
      accentOnSolid: "#23140b",
      accentControl: "#d37022",
      accentText: "#a45102",
      accentTextStrong: "#522d15",
      accentEdge: "#d37022",
      canvas: "#faf8f8",
      canvasStrong: "#f7f3f3",
      textMuted: "#625a56",
      textSubtle: "#736c68",
      warningText: "#846301",
      dangerSolid: "#e9504d",
    },
    "navy light": {
      brand4: "#dde9fc",
      accentSolid: "#14284b",
      accentSolidHover: "#23385c",
      accentSolidPress: "#2d4268",
      accentOnSolid: "#ffffff",
      accentText: "#243f6e",
      accentTextStrong: "#223557",
      accentEdge: "transparent",
      canvas: "#f8f9fb",
      focus: "#14284b",
    },
    "peach dark": {
      brand1: "#17110e",
      accentControl: "#ffb281",
      accentOnControl: "#23140b",
      accentText: "#e29766",
      canvas: "#100e0c",
      surface: "#161312",
      surfaceRaised: "#1d1a19",
      infoBg: "#152433",
      dangerText: "#f69b94",
    },
    "navy dark": {
      accentSolid: "#586f98",
      accentSolidHover: "#4e658d",
      accentSolidPress: "#455b83",
      accentText: "#92acd7",
      lineControl: "#717479",
      textSubtle: "#8e9299",
    },
  };
  const brands = { peach: defaultBrand, navy: navyBrand };
  return (["peach", "navy"] as const).flatMap((brand) =>
    modes.map((mode) => ({
      brand,
      mode,
      theme: deriveTheme({ ...brands[brand], mode }),
      expected: designed[`${brand} ${mode}`] ?? {},
    })),
  );
}
