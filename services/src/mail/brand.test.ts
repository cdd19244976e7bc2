import { contrast } from "@tieout/ui-kit/theme/derivation/oklch";
import { describe, expect, test } from "vitest";
import { mailColors } from "./brand.ts";

describe("mail colors", () => {
  test("are those that a peach tenant's portal has", () => {
    expect(mailColors({ primaryColor: "#ffb281", secondaryColor: "#f7f3f3" })).toEqual({
      canvas: "#f7f3f3",
      card: "#ffffff",
      text: "#1f1b18",
      quiet: "#625a56",
      foot: "#736c68",
      line: "#e8e4e1",
      link: "#a45102",
      button: "#ffb281",
      buttonBorder: "#ed9659",
      buttonText: "#23140b",
      positive: { color: "#117946", surface: "#ecfaf0", border: "#bde4ca" },
      warning: { color: "#846301", surface: "#fff5e0", border: "#f2d698" },
      critical: { color: "#b33736", surface: "#fef3f2", border: "#fcccc7" },
    });
  });

  test("are those that a navy tenant's portal has: cooler greys, and a button without an edge", () => {
    expect(mailColors({ primaryColor: "#14284b", secondaryColor: "#f4f5f8" })).toMatchObject({
      canvas: "#f4f5f8",
      text: "#1a1c1e",
      quiet: "#585c63",
      foot: "#6b6f75",
      line: "#e3e5e7",
      link: "#243f6e",
      button: "#14284b",
      buttonBorder: "#14284b",
      buttonText: "#ffffff",
    });
  });

  test.for([
    ["#ffb281", "#f7f3f3"],
    ["#1f3864", "#eef1f6"],
    ["#ffff00", "#ffffff"],
    ["#ffffff", "#000000"],
    ["#777777", "#777777"],
  ] as const)("keep text readable with %s on %s", ([primaryColor, secondaryColor]) => {
    const colors = mailColors({ primaryColor, secondaryColor });
    const { link, canvas, card, text, quiet, foot, button, buttonText } = colors;
    const read = [
      ...[text, foot, link].map((color) => contrast(color, canvas)),
      ...[text, quiet, link].map((color) => contrast(color, card)),
      contrast(buttonText, button),
      ...[colors.positive, colors.warning, colors.critical].map(({ color, surface }) =>
        contrast(color, surface),
      ),
    ];

    expect(Math.min(...read)).toBeGreaterThanOrEqual(4.5);
  });
});
