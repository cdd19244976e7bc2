import { describe, expect, it } from "vitest";
import { guessesOf } from "./testing/guesses-of.ts";

describe("a Dutch chart", () => {
  const guessed = guessesOf(`
    0210 Bedrijfsgebouwen 90000
    0220 Cumulatieve afschrijving gebouwen -12000
    0240 Inventaris 8000
    0320 Leningen u/g 4000
    0500 Aandelenkapitaal -18000
    0510 Overige reserves -9000
    0520 Privéonttrekkingen 3000
    0700 Hypothecaire leningen o/g -60000
    1000 Kas 300
    1100 Rabobank zakelijk 14000
    1300 Debiteuren 12000
    1310 Voorziening dubieuze debiteuren -600
    1350 Nog te ontvangen bedragen 900
    1500 Te betalen BTW 21% -4000
    1520 Te vorderen BTW (voorbelasting) 2500
    1600 Crediteuren -9000
    1700 Te betalen loonheffing -2100
    1710 Vooruitontvangen bedragen -1500
    2000 Kruisposten 100
    3000 Voorraad handelsgoederen 11000
    4000 Lonen en salarissen 30000
    4200 Huur bedrijfsruimte 12000
    4300 Afschrijvingskosten inventaris 2000
    4700 Rentelasten leningen 1800
    7000 Inkoopwaarde omzet 60000
    8000 Omzet 21% btw -125000
    8200 Rentebaten -100`);

  it.each([
    ["0210", "asset"],
    ["0220", "asset"],
    ["0320", "asset"],
    ["0500", "owners"],
    ["0520", "owners"],
    ["0700", "liability"],
    ["1310", "asset"],
    ["1350", "asset"],
    ["1500", "liability"],
    ["1520", "asset"],
    ["1700", "liability"],
    ["1710", "liability"],
    ["3000", "asset"],
    ["4300", "expense"],
    ["4700", "expense"],
    ["7000", "expense"],
    ["8000", "income"],
    ["8200", "income"],
  ])("is read: %s is an account of %s", (number, side) => {
    expect(guessed(number).side).toBe(side);
  });

  it("has its sales and costs likely, and accounts in transit never", () => {
    expect(guessed("8000").sureness).toBe("likely");
    expect(guessed("7000").sureness).toBe("likely");
    expect(guessed("2000").sureness).not.toBe("likely");
  });

  it("isn't followed where three digits keep equity among the fixed assets", () => {
    const short = guessesOf(`
      010 Bedrijfsgebouwen 90000
      020 Machines 20000
      040 Eigen vermogen -40000
      100 Kas 300
      110 Bank 9000
      130 Debiteuren 12000
      140 Crediteuren -9000
      400 Inkoop materialen 30000
      460 Huisvestingskosten 12000
      800 Omzet -125000`);

    expect(short("040").side).toBe("owners");
    expect(short("140").side).toBe("liability");
    expect(short("800").side).toBe("income");
  });
});

describe("the German chart of manufacturers", () => {
  it("tells furniture from costs, and provisions from equity", () => {
    const guessed = guessesOf(`
      0840 Fuhrpark 20000
      0870 Büromöbel 6000
      2000 Rohstoffe 30000
      2400 Forderungen 12000
      2600 Vorsteuer 900
      2601 Einfuhrumsatzsteuer 300
      2800 Bank 9000
      3000 Eigenkapital -40000
      3900 Sonstige Rückstellungen -4000
      4400 Verbindlichkeiten aus Lieferungen -8000
      4800 Umsatzsteuer -2200
      5000 Umsatzerlöse -90000
      5710 Zinserträge -100
      6000 Rohstoffe 40000
      6300 Gehälter 20000
      6700 Mieten 6000
      7510 Zinsaufwendungen 800`);

    for (const number of ["0840", "0870", "2000", "2601"]) {
      expect(guessed(number).side, number).toBe("asset");
    }
    expect(guessed("3900").side).toBe("liability");
    expect(guessed("6000").side).toBe("expense");
  });
});
