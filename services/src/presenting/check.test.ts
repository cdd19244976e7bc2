import { readFileSync } from "node:fs";
import type { Check } from "@tieout/core/check/check";
import type { BooksSource } from "@tieout/core/check/check-facts";
import { type Language, languages } from "@tieout/core/language";
import { toMinor } from "@tieout/core/money";
import { describe, expect, it } from "vitest";
import { presentCheck } from "./collection.ts";

type Titled = {
  readonly check: Pick<Check, "id" | "outcome"> & { readonly source: BooksSource };
} & Readonly<Record<Language, string>>;

const golden: readonly Titled[] = JSON.parse(
  readFileSync(
    new URL("../../../server/src/messages/fixtures/check-titles.json", import.meta.url),
    "utf8",
  ),
);

describe("presentCheck", () => {
  it("says a check in the reader's language, with amounts, days and counts as it writes them (X-26, P-U14)", () => {
    const usd = (minor: number) => ({ minor: toMinor(minor), currency: "USD" });
    const check = aCheck({
      id: "aging:receivable:2026-03-01",
      fact: {
        code: "aging-differs",
        values: {
          documents: 1204,
          difference: usd(8_250_00),
          open: usd(0),
          ledger: usd(-12_345_67),
        },
      },
    });
    const said = (language: Language) => presentCheck(check, { language, source: "package" });

    expect(said("en")).toEqual({
      id: check.id,
      outcome: "Fail",
      title: "A/R aging does not tie to ledger, Mar 1, 2026",
      outcomeDescription:
        "1,204 open documents total 0 USD; the ledger shows −12,345.67 USD. Difference 8,250.00 USD, usually a manual entry to the account.",
    });
    expect(said("es")).toMatchObject({
      title: "La antigüedad de cuentas por cobrar no concilia con el mayor, 1 mar 2026",
      outcomeDescription:
        "1204 documentos pendientes suman 0 USD; el mayor muestra −12.345,67 USD. Diferencia de 8.250,00 USD, por lo general un asiento manual en la cuenta.",
    });
    expect(said("fr")).toMatchObject({
      title: "La balance âgée clients ne concorde pas avec le grand livre, 1er mars 2026",
      outcomeDescription:
        "1\u202f204 documents non réglés totalisent 0 USD\u202f; le grand livre indique −12\u202f345,67 USD. Écart de 8\u202f250,00 USD, en général une écriture manuelle sur le compte.",
    });
  });

  it.each(languages)("calls in %s each question what it was called before (P-U14)", (language) => {
    for (const { check, ...said } of golden) {
      const { title } = presentCheck(aCheck(check), { language, source: check.source });
      expect([check, title]).toEqual([check, said[language]]);
    }
  });

  it("names what is open and the package's own report of it apart", () => {
    const titles = ["aging:receivable:2025-12-31", "vendor-aging:receivable:2025-12-31"].map(
      (id) => inEnglish({ id }).title,
    );

    expect(titles).toEqual([
      "A/R aging does not tie to ledger, Dec 31, 2025",
      "The package’s A/R aging does not tie to ledger, Dec 31, 2025",
    ]);
  });

  it("titles a check of long ago by today's words, of the last day of a span", () => {
    const id = "vendor-income-statement:2025-01-01:2025-12-31";

    expect(inEnglish({ id }).title).toBe(
      "Differs from the package’s income statement, Dec 31, 2025",
    );
    expect(inEnglish({ id, outcome: "Pass" }).title).toBe(
      "Matches the package’s income statement, Dec 31, 2025",
    );
    expect(inEnglish({ id: "vendor-trial-balance", outcome: "Inconclusive" }).title).toBe(
      "Matches the package’s trial balance",
    );
  });

  it("speaks of the file where the books came as one, in each language", () => {
    const check = aCheck({ id: "vendor-trial-balance:2025-12-31", outcome: "Pass" });
    const titles = languages.map(
      (language) => presentCheck(check, { language, source: "file" }).title,
    );

    expect(titles).toEqual([
      "Matches the file’s trial balance, Dec 31, 2025",
      "Coincide con el balance de comprobación del archivo, 31 dic 2025",
      "Concorde avec la balance du fichier, 31 déc. 2025",
    ]);
  });

  it("calls a question that nobody asks any more by its id", () => {
    expect(inEnglish({ id: "constructor" }).title).toBe("constructor");
  });
});

const inEnglish = (over: Partial<Check>) =>
  presentCheck(aCheck(over), { language: "en", source: "package" });

function aCheck({
  id = "load",
  outcome = "Fail",
  fact = { code: "lines-kept", values: { lines: 0 } },
}: Partial<Check>): Pick<Check, "id" | "outcome" | "fact"> {
  return { id, outcome, fact };
}
