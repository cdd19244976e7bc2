import { describe, expect, it } from "vitest";
import { portalTextFault, textsWithOverrides } from "./portal-text.ts";

describe("textsWithOverrides", () => {
  it("says what the tenant says, ours where it says nothing, and fills in its name", () => {
    const ours = { welcome: "Welcome to {tenant}", button: "Log in" };

    expect(textsWithOverrides(ours, { button: "Enter {tenant}" }, "Harborstone")).toEqual({
      welcome: "Welcome to Harborstone",
      button: "Enter Harborstone",
    });
  });

  it("leaves out markup, other placeholders and texts that nobody shows", () => {
    const ours = { welcome: "Welcome" };
    const own = { welcome: "<b>Hello</b>", heading: "Hello" };

    expect(textsWithOverrides(ours, own, "Harborstone")).toEqual(ours);
    expect(portalTextFault("Hello {name}", "Welcome")).toBe("placeholders");
    expect(portalTextFault("Hello {name}", "Welcome {name} at {time}")).toBeUndefined();
    expect(portalTextFault("Hello", undefined)).toBe("unknown-key");
    expect(portalTextFault("<i>Hello", "Welcome")).toBe("unsafe-markup");
  });
});
