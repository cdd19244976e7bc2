import { describe, expect, it } from "vitest";
import { guessesOf } from "./testing/guesses-of.ts";

describe("account names that say little or too much", () => {
  it("are read though a package cut their words short", () => {
    const guessed = guessesOf(`
      Rörelsens intäkter:Förs.av varor -90000
      Rörelsens kostnader:Lokalhyra 20000
      Kostn fordon:Övr.kostn bil 4000
      Övr.fordringar:Fordr anställda 900
      Resultat från övriga värdepapper:Rta l-fr fordr. -700`);

    expect(guessed("Förs.av varor")).toMatchObject({ side: "income" });
    expect(guessed("Övr.kostn bil")).toMatchObject({ side: "expense" });
    expect(guessed("Fordr anställda")).toMatchObject({ side: "asset", sureness: "likely" });
    expect(guessed("Rta l-fr fordr.")).not.toMatchObject({ side: "asset", sureness: "likely" });
  });

  it("aren't likely alone where another account has the same name and its neighbors are something else", () => {
    const guessed = guessesOf(`
      1000 Checking 9000
      1510 Land and Buildings 400000
      1520 Plant and Machinery 80000
      2000 Accounts Payable -8000
      3000 Owner's Equity -3000
      4000 Sales -900000
      6000 Rent 4000
      6100 Insurance 160
      6200 Depreciation Expense 700
      6210 Land and Buildings 9000
      6220 Plant and Machinery 7000
      6300 Telephone 600
      6400 Wages 90000`);

    expect(guessed("6210")).not.toMatchObject({ group: "total-assets", sureness: "likely" });
    expect(guessed("6220")).not.toMatchObject({ group: "total-assets", sureness: "likely" });
    expect(guessed("1510")).toMatchObject({ side: "asset", sureness: "likely" });
  });

  it.each(["Opening Balance Difference", "Payables - Affiliates", "Comptes de liaison"])(
    "are never likely of %s, which stands on either side",
    (name) => {
      const guessed = guessesOf(`${usual}\n2900 ${name} -500`);

      expect(guessed("2900").sureness).not.toBe("likely");
    },
  );

  it("take a bank's fees, and what was earned and isn't billed, for what they are", () => {
    const guessed = guessesOf(`
      1920 Bankinnskudd 9000
      1530 Påløpte leieinntekter 4000
      2400 Leverandørgjeld -8000
      2965 Uopptjente inntekter -3000
      3000 Salgsinntekter -90000
      7770 Bank og kortgebyrer 400
      6300 Leie lokale 9000`);

    expect(guessed("1530")).toMatchObject({ side: "asset" });
    expect(guessed("2965")).toMatchObject({ side: "liability" });
    expect(guessed("7770")).toMatchObject({ side: "expense" });
  });

  it("don't make a cost of stock that was sold a stock", () => {
    const guessed = guessesOf(
      `${usual}\n5000 Cost of Inventory Sold 40000\n5010 Inventory Sales Cost 900`,
    );

    expect(guessed("5000")).toMatchObject({ side: "expense" });
    expect(guessed("5010")).toMatchObject({ side: "expense" });
  });

  it("never make the year's result a likely expense", () => {
    const guessed = guessesOf(`
      1930 Företagskonto 9000
      1510 Kundfordringar 4000
      2440 Leverantörsskulder -8000
      2081 Aktiekapital -5000
      3001 Försäljning -90000
      5010 Lokalhyra 9000
      8999 Årets resultat 81000`);

    expect(guessed("8999").sureness).not.toBe("likely");
  });
});

const usual = `
  1000 Checking 9000
  1200 Accounts Receivable 700
  1300 Inventory 12000
  2000 Accounts Payable -8000
  3000 Owner's Equity -3000
  4000 Sales -90000
  6000 Rent 4000
  6100 Insurance 160
  6200 Telephone 60`;
