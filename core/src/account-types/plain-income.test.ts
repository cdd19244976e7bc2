import { describe, expect, it } from "vitest";
import { guessesOf } from "./testing/guesses-of.ts";

const rest = `
  1100 Debiteuren 12000
  2000 Bankrekening 14000
  3000 Eigen vermogen -20000
  4000 Huur bedrijfsruimte 12000
  4200 Telefoonkosten 700
  4500 Bankkosten 300
  4510 Rentelasten 900
  4600 Reiskosten 800
  4700 Marketingkosten 500
  5000 Afschrijvingskosten inventaris 2000
  5010 Afschrijvingskosten computers 800
  5020 Afschrijvingskosten machines 400
  5300 Buitengewone lasten 100
  6000 Brutolonen 30000
  7000 Inkoop handelsgoederen 60000
  8000 Omzet producten -125000
  9000 Crediteuren -9000`;

describe("interest that a business gets", () => {
  it.each(["Rentebaten", "Interest income", "Zinserträge", "Produits financiers", "Ränteintäkter"])(
    "is income in a block of costs, and on their side of the books: %s",
    (name) => {
      expect(guessesOf(`${rest}\n5100 ${name} 250`)("5100").side).toBe("income");
      expect(guessesOf(`${rest}\n5100 ${name} -250`)("5100").side).toBe("income");
    },
  );
});

describe("promotions of sales", () => {
  it("are no income by their name", () => {
    expect(guessesOf(`${rest}\n4710 Sales Promotions 250`)("4710").namedSide).toBeUndefined();
  });
});
