import { describe, expect, it } from "vitest";
import { methodsOf, stepsOf } from "./steps.ts";

const nothingOff = { disableDirectLinking: false, allowExcelFileUpload: false };

describe("stepsOf", () => {
  it("asks for the method where there are two (S-U2, S-U3)", () => {
    expect(stepsOf(methodsOf(nothingOff, true), "shareable")).toEqual([
      "method",
      "options",
      "data",
    ]);
  });

  it("skips the method where only the link is left (S-U4, X-6)", () => {
    expect(
      stepsOf(methodsOf({ ...nothingOff, disableDirectLinking: true }, true), "shareable"),
    ).toEqual(["options", "data"]);
  });

  it("connects at the end of the direct way", () => {
    expect(stepsOf(methodsOf(nothingOff, true), "direct")).toEqual([
      "method",
      "options",
      "data",
      "connect",
    ]);
  });

  it("asks where files are left beside the link (S-G5, S-U4, S-C13, X-6)", () => {
    const filesToo = { disableDirectLinking: true, allowExcelFileUpload: true };

    expect(stepsOf(methodsOf(filesToo, true), "excel")).toEqual(["method", "options", "data"]);
    expect(methodsOf(filesToo, false)).toEqual(["shareable"]);
  });
});
