import { describe, expect, it } from "vitest";
import { withLeadingZeros } from "./leading-zeros.ts";
import { guessesOf } from "./testing/guesses-of.ts";

const rest = `
  1000 Kas 300
  1050 Rabobank 14000
  1200 Debiteuren 12000
  1500 Nog te betalen -900
  1600 Crediteuren -9000
  2110 Af te dragen BTW -4000
  3010 Voorraad 11000
  4010 Personeelskosten 30000
  4100 Huisvestingskosten 12000
  4230 Kantoorkosten 900
  4240 Telefoonkosten 700
  4300 Afschrijvingen 2000
  4350 Bankkosten 200
  4600 Inkopen 60000
  8010 Verkopen -125000
  8410 Renteopbrengsten -100`;

describe("numbers that a spreadsheet took the leading zeros from", () => {
  it("are those of the fixed assets before the rest, not of costs", () => {
    const guessed = guessesOf(`
      100 Inventaris 9000
      200 Transportmiddelen 21000
      300 Software 5000
      350 Afschrijving software -2000
      500 Leningen -30000
      ${rest}`);

    expect(guessed("300")).toMatchObject({ side: "asset" });
    expect(guessed("500")).toMatchObject({ side: "liability" });
    expect(guessed("4600")).toMatchObject({ side: "expense", sureness: "likely" });
  });

  it.each([
    ["a single one", "300|1000|1100|1200|1300", "300"],
    ["in a file that isn't in their order", "1000|300|400|1100|1200|1300|1400|1500", "300"],
    ["among numbers that have theirs", "300|400|0500|1000|1100|1200|1300|1400", "300"],
    ["where lengths are mixed", "300|400|500|1000|1100|1200", "300"],
    ["with other marks than digits", "300|400|1000-1|1100|1200|1300|1400", "300"],
  ])("stay as they are: %s", (_, numbers, kept) => {
    expect(padded(numbers)).toContain(kept);
  });

  it("get them back", () => {
    expect(padded("27|400|1000|1100|1200|1300").slice(0, 3)).toEqual(["0027", "0400", "1000"]);
  });

  it("have none in a law's chart, where a shorter number is whole", () => {
    const names = ["Capital social", "Clients", "Banque", "Fournisseurs", "Achats de marchandises"];

    expect(padded("101|411|512100|401100|607100|607200|607300", names)).toContain("411");
  });
});

const padded = (numbers: string, names: readonly string[] = []) =>
  withLeadingZeros(
    numbers
      .split("|")
      .map((number, i) => ({ id: number, number, name: names[i] ?? "", under: [] })),
  ).map(({ number }) => number);
