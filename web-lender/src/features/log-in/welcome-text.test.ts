import { describe, expect, it } from "vitest";
import { welcomeTextOf } from "./welcome-text.ts";

describe("welcomeTextOf", () => {
  const lines = ["Welcome", "One", "Two"];

  it("stands above the login, its first line as the heading (P-U1)", () => {
    expect(welcomeTextOf(lines)).toEqual({ title: "Welcome", above: ["One", "Two"], below: [] });
  });

  it("has the login after the line that the tenant names (P-E34)", () => {
    expect(welcomeTextOf(lines, 2)).toEqual({ title: "Welcome", above: ["One"], below: ["Two"] });
    expect(welcomeTextOf(lines, 1)).toEqual({ title: "Welcome", above: [], below: ["One", "Two"] });
    expect(welcomeTextOf(lines, 0)).toEqual({ title: "Welcome", above: [], below: ["One", "Two"] });
    expect(welcomeTextOf(lines, 9).above).toEqual(["One", "Two"]);
  });
});
