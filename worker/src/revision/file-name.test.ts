import type { Language } from "@tieout/core/language";
import { describe, expect, it } from "vitest";
import { fileNameOf } from "./file-name.ts";

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

  it("is in the tenant's language (P-U14, X-26)", () => {
    const names = (["es", "fr"] as const).map((language) => nameFor("Bluestem", "cash", language));

    expect(names).toEqual([
      "Bluestem - Libro mayor (criterio de caja).xlsx",
      "Bluestem - Grand livre (comptabilité de caisse).xlsx",
    ]);
  });
});

function nameFor(
  datasetName: string,
  basis: "accrual" | "cash" = "accrual",
  language: Language = "en",
): string {
  const workbook = {
    variantId: "general-ledger",
    basis,
    kind: "general-ledger",
    tags: [],
  } as const;
  return fileNameOf({ datasetName, bases: ["accrual", "cash"] }, workbook, "xlsx", language);
}
