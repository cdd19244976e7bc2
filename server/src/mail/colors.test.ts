import { describe, expect, test } from "vitest";
import { contrast, mailColors } from "./colors.ts";

describe("mail colours", () => {
  test("make a link of a light brand darker, and no greyer", () => {
    const { link } = mailColors({ primary: "#ffb281", secondary: "#f7f3f3" });

    expect(link).toBe("#b64700");
  });

  test.for([
    ["#ffb281", "#f7f3f3"],
    ["#1f3864", "#eef1f6"],
    ["#ffff00", "#ffffff"],
    ["#ffffff", "#000000"],
    ["#777777", "#777777"],
  ] as const)("keep text readable with %s on %s", ([primary, secondary]) => {
    const { link, canvas, button, buttonText } = mailColors({ primary, secondary });

    expect(contrast(link, canvas)).toBeGreaterThanOrEqual(4.5);
    expect(contrast("#736c68", canvas)).toBeGreaterThanOrEqual(4.2);
    expect(contrast(buttonText, button)).toBeGreaterThanOrEqual(4);
  });
});
