import { describe, expect, it } from "vitest";
import { groupChoices, modesOffered, optionsForMode, showsModeStep } from "./mode.ts";
import { defaultSubmissionOptions } from "./options.ts";

describe("modesOffered", () => {
  it("leaves out what the tenant has turned off, and the step when one is left", () => {
    const all = { disableDirectLinking: false, allowExcelFileUpload: true };
    const one = { disableDirectLinking: true, allowExcelFileUpload: false };

    expect([modesOffered(all), showsModeStep(all)]).toEqual([
      ["shareable", "direct", "excel"],
      true,
    ]);
    expect([modesOffered(one), showsModeStep(one)]).toEqual([["shareable"], false]);
  });
});

describe("another mode", () => {
  const options = {
    ...defaultSubmissionOptions,
    groups: ["financial-statements", "transactions"] as const,
    allowUserUpload: true,
    provideUserCopy: true,
  };

  it("clears uploads and copies", () => {
    expect(optionsForMode(options, "direct")).toEqual({
      ...options,
      allowUserUpload: false,
      provideUserCopy: false,
    });
  });

  it("leaves a file with statements alone, and no choice", () => {
    expect(optionsForMode(options, "excel").groups).toEqual(["financial-statements"]);
    expect(groupChoices(options, "excel")).toEqual([
      { group: "financial-statements", selected: true, readOnly: true },
      { group: "accounts-receivable", selected: false, readOnly: true },
      { group: "accounts-payable", selected: false, readOnly: true },
      { group: "transactions", selected: false, readOnly: true },
    ]);
  });
});
