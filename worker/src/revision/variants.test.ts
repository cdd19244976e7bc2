import { describe, expect, it } from "vitest";
import { fileNameOf } from "./variants.ts";

describe("fileNameOf", () => {
  it("keeps the company's name as it is, but for what a file system refuses", () => {
    expect(nameFor("Tidewater Marine Supply, Inc.")).toBe(
      "Tidewater Marine Supply, Inc. - General ledger.xlsx",
    );
    expect(nameFor(" Café A/B: <north> ")).toBe("Café A B   north - General ledger.xlsx");
  });

  it("says which of two is on the cash basis", () => {
    const names = (["accrual", "cash"] as const).map((basis) => nameFor("Bluestem", basis));

    expect(names).toEqual([
      "Bluestem - General ledger.xlsx",
      "Bluestem - General ledger (cash basis).xlsx",
    ]);
  });
});

function nameFor(datasetName: string, basis: "accrual" | "cash" = "accrual"): string {
  const workbook = {
    variantId: "general-ledger",
    basis,
    kind: "general-ledger",
    tags: [],
  } as const;
  return fileNameOf({ datasetName, bases: ["accrual", "cash"] }, workbook, "xlsx");
}
