import { describe, expect, it } from "vitest";
import type { Check } from "./check.ts";
import { spokenCheck } from "./spoken-check.ts";

describe("spokenCheck", () => {
  it("says a check in the reader's language, with amounts, days and counts as it writes them (X-26, P-U14)", () => {
    const check = aCheck({
      id: "aging:receivable:2026-03-01",
      title: "The aging of accounts receivable differs from the ledger, Mar 1, 2026",
      outcomeDescription:
        "1,204 open documents and the ledger differ by 8,250.00 USD: 0 USD is open, and the ledger has −12,345.67 USD. Often an entry was made to the account by hand.",
    });

    expect(spokenCheck(check, { language: "en", source: "package" })).toEqual(check);
    expect(spokenCheck(check, { language: "es", source: "package" })).toMatchObject({
      title: "La antigüedad de las cuentas por cobrar difiere del mayor, 1 mar 2026",
      outcomeDescription:
        "1204 documentos pendientes y el mayor difieren en 8.250,00 USD: hay 0 USD pendientes y el mayor tiene −12.345,67 USD. A menudo se registró un asiento manual en la cuenta.",
    });
    expect(spokenCheck(check, { language: "fr", source: "package" })).toMatchObject({
      title: "La balance âgée des créances clients diffère du grand livre, 1er mars 2026",
      outcomeDescription:
        "1\u202f204 documents en attente et le grand livre diffèrent de 8\u202f250,00 USD\u00a0: 0 USD sont en attente, et le grand livre indique −12\u202f345,67 USD. Souvent, une écriture manuelle a été passée sur le compte.",
    });
  });

  it("names what is open and the package's own report of it apart", () => {
    const titles = ["aging:receivable:2025-12-31", "vendor-aging:receivable:2025-12-31"].map(
      (id) => said({ id }).title,
    );

    expect(titles).toEqual([
      "The aging of accounts receivable differs from the ledger, Dec 31, 2025",
      "The package’s own aging of accounts receivable differs from the ledger, Dec 31, 2025",
    ]);
  });

  it("titles a check of long ago by today's words, of the last day of a span", () => {
    const id = "vendor-income-statement:2025-01-01:2025-12-31";

    expect(said({ id, title: "Old words" }).title).toBe(
      "Differs from the package’s income statement, Dec 31, 2025",
    );
    expect(said({ id, title: "Old words", outcome: "Pass" }).title).toBe(
      "Agrees with the package’s income statement, Dec 31, 2025",
    );
    expect(said({ id: "vendor-trial-balance", outcome: "Inconclusive" }).title).toBe(
      "Agrees with the package’s trial balance",
    );
  });

  it("speaks of the file where the books came as one, in each language", () => {
    const id = "vendor-trial-balance:2025-12-31";
    const titles = (["en", "es", "fr"] as const).map(
      (language) =>
        spokenCheck(aCheck({ id, outcome: "Pass" }), { language, source: "file" }).title,
    );

    expect(titles).toEqual([
      "Agrees with the file’s trial balance, Dec 31, 2025",
      "Coincide con el balance de comprobación del archivo, 31 dic 2025",
      "Concorde avec la balance du fichier, 31 déc. 2025",
    ]);
  });

  it("leaves the title of a question that nobody asks any more", () => {
    expect(said({ id: "constructor", title: "Kept as it was" }).title).toBe("Kept as it was");
  });
});

const said = (over: Partial<Check>) =>
  spokenCheck(aCheck(over), { language: "en", source: "package" });

function aCheck(
  over: Partial<Check>,
): Pick<Check, "id" | "outcome" | "title" | "outcomeDescription"> {
  return { id: "load", outcome: "Fail", title: "", outcomeDescription: "", ...over };
}
