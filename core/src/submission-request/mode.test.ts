import { describe, expect, it } from "vitest";
import { defaultSubmissionOptions } from "./options.ts";
import { groupChoices, modesOffered, optionsForMode } from "./submission-request.ts";

describe("modesOffered", () => {
  it("leaves out what the tenant has turned off (S-C13, S-C14)", () => {
    const all = { disableDirectLinking: false, allowExcelFileUpload: true };
    const one = { disableDirectLinking: true, allowExcelFileUpload: false };

    expect(modesOffered(all)).toEqual(["shareable", "direct", "excel"]);
    expect(modesOffered(one)).toEqual(["shareable"]);
  });
});

describe("another mode", () => {
  const options = {
    ...defaultSubmissionOptions,
    groups: ["financial-statements", "transactions"] as const,
    allowUserUpload: true,
    provideUserCopy: true,
  };

  it("clears uploads and copies (S-U10)", () => {
    expect(optionsForMode(options, "direct")).toEqual({
      ...options,
      allowUserUpload: false,
      provideUserCopy: false,
    });
  });

  it("leaves a file with statements alone, and no choice (S-U9, S-E23)", () => {
    expect(optionsForMode(options, "excel").groups).toEqual(["financial-statements"]);
    expect(groupChoices(options.groups, "excel")).toEqual([
      {
        id: "financial-statements",
        selected: true,
        readOnly: true,
        hidden: false,
        collect: true,
      },
      ...(["accounts-receivable", "accounts-payable", "transactions"] as const).map((id) => ({
        id,
        selected: false,
        readOnly: true,
        hidden: true,
        collect: false,
      })),
    ]);
  });

  it("leaves the groups to be chosen otherwise (S-E22, S-E23, S-G9)", () => {
    expect(groupChoices(options.groups, "shareable")).toEqual(
      [
        ["financial-statements", true],
        ["accounts-receivable", false],
        ["accounts-payable", false],
        ["transactions", true],
      ].map(([id, selected]) => ({
        id,
        selected,
        collect: selected,
        readOnly: false,
        hidden: false,
      })),
    );
  });
});
