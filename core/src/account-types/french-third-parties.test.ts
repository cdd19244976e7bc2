import { describe, expect, it } from "vitest";
import { type GuessedType, guessAccountTypes } from "./guess-account-types.ts";

const french = `
  101300 Capital social -20000
  164000 Emprunts -30000
  218300 Matériel de bureau 9000
  401000 Fournisseurs -12000
  411000 Clients 8000
  445660 TVA déductible 900
  445710 TVA collectée -1500
  512000 Banque 21000
  607000 Achats de marchandises 60000
  641100 Salaires 40000
  707000 Ventes de marchandises -99000`;

const guessOf = (number: string, name: string, balance: number): GuessedType | undefined => {
  const accounts = french
    .trim()
    .split("\n")
    .map((line) => {
      const [id = "", ...rest] = line.trim().split(" ");
      const amount = Number(rest.pop());
      return { id, number: id, name: rest.join(" "), under: [], balance: amount };
    });
  const all = [...accounts, { id: "it", number, name, under: [], balance }];
  return guessAccountTypes(all).find(({ id }) => id === "it");
};

describe("debtors and creditors of all kinds, and suspense, in a French chart", () => {
  it.each([
    ["467200", "Tickets restaurants"],
    ["467400", "GFA des Dunes"],
    ["471100", "ETEBAC CHQ"],
    ["473000", "Prélèvements"],
    ["478000", "Compte d'attente"],
  ])("are assets with a debit balance, and asked: %s %s", (number, name) => {
    const guessed = guessOf(number, name, 3000);

    expect(guessed).toMatchObject({ side: "asset" });
    expect(guessed?.sureness).not.toBe("likely");
  });

  it("are debts with a credit balance", () => {
    expect(guessOf("467400", "GFA des Dunes", -3000)).toMatchObject({ side: "liability" });
  });

  it("aren't likely debts without a balance", () => {
    expect(guessOf("467400", "GFA des Dunes", 0)?.sureness).not.toBe("likely");
  });

  it("keep their side where the number says it: charges to pay, products to receive", () => {
    expect(guessOf("468600", "Divers", -3000)).toMatchObject({ side: "liability" });
    expect(guessOf("468700", "Divers", 3000)).toMatchObject({ side: "asset" });
  });
});
