import { describe, expect, it } from "vitest";
import { methodsOf, stepsOf } from "./steps.ts";

describe("stepsOf", () => {
  it("asks for the method where there are two (S-U2, S-U3)", () => {
    expect(stepsOf(methodsOf(false), "secure-link")).toEqual(["method", "options", "data"]);
  });

  it("skips the method where only the link is left (S-U4, X-6)", () => {
    expect(stepsOf(methodsOf(true), "secure-link")).toEqual(["options", "data"]);
  });

  it("connects at the end of the direct way", () => {
    expect(stepsOf(methodsOf(false), "direct")).toEqual(["method", "options", "data", "connect"]);
  });
});
