import { describe, expect, it } from "vitest";
import { guessesOf } from "./testing/guesses-of.ts";

describe("headings above accounts", () => {
  it("say what is owed or was paid ahead, though expenses are its words", () => {
    const guessed = guessesOf(`
      1010 Cash:Operating Account 9000
      1310 Prepaid Expenses:Insurance 800
      1320 Prepaid Expenses:Licenses 300
      2010 Payables:Accounts Payable -4000
      2110 Accrued Expenses:Rent -900
      2120 Accrued Expenses:Payroll -1200
      2900 Equity:Common Stock -3000
      3010 Sales:Food -90000
      4010 Cost of Sales:Food 40000
      4710 Administrative:Rent 9000`);

    expect(guessed("1310").side).toBe("asset");
    expect(guessed("1320").side).toBe("asset");
    expect(guessed("2110").side).toBe("liability");
    expect(guessed("2120").side).toBe("liability");
    expect(guessed("4710").side).toBe("expense");
  });

  it("tell an account below a section of the statements whose name says nothing, as plain-text ledgers have it", () => {
    const guessed = guessesOf(`
      Actifs:Banque:RBC 9000
      Actifs:ComptesClients 4000
      Passifs:Retenues:RQAP -700
      Passifs:CartesCredit:RBC -900
      Capital:Apports -3000
      Revenus:Consultation -90000
      Depenses:Salaires:FSS 2000
      Depenses:Bureau:Loyer 12000`);

    expect(guessed("ComptesClients")).toMatchObject({ side: "asset", sureness: "likely" });
    expect(guessed("RQAP")).toMatchObject({ side: "liability", sureness: "likely" });
    expect(guessed("FSS")).toMatchObject({ side: "expense", sureness: "likely" });
  });

  it("say nothing where they name several groups at once", () => {
    const guessed = guessesOf(`
      Fixed assets, equity and long-term liabilities:Quillon 5000
      Fixed assets, equity and long-term liabilities:Vehicles 9000
      Current assets:Checking 4000
      Expenses:Rent 3000
      Income:Sales -21000`);

    expect(guessed("Quillon").sureness).not.toBe("likely");
    expect(guessed("Vehicles").side).toBe("asset");
  });

  it("are doubted where a name plainly says another group and no number bears them out", () => {
    const guessed = guessesOf(`
      Assets:Checking 9000
      Inventory and work in progress:Freight and Delivery Expense 800
      Equity:Common Stock -3000
      Income:Sales -9000
      Expenses:Rent 2200`);

    expect(guessed("Freight and Delivery Expense").sureness).not.toBe("likely");
  });

  it.each(["Suspense accounts", "Tussenrekeningen", "Cuentas de orden"])(
    "make nothing below %s likely, which may stand on either side",
    (heading) => {
      const guessed = guessesOf(`
        Assets:Checking 9000
        ${heading}:Purchases 800
        Equity:Common Stock -3000
        Income:Sales -9000
        Expenses:Rent 2200`);

      expect(guessed("Purchases").sureness).not.toBe("likely");
    },
  );
});

describe("taxes on sales in the name of a sale", () => {
  it("don't put in doubt that it is one", () => {
    const guessed = guessesOf(`
      1930 Företagskonto 9000
      2440 Leverantörsskulder -8000
      2081 Aktiekapital -5000
      3001 Försäljning 25% moms -90000
      4010 Inköp varor 12% moms 40000
      5010 Lokalhyra 9000
      2650 Redovisningskonto för moms -900`);

    expect(guessed("3001")).toMatchObject({ side: "income", sureness: "likely" });
    expect(guessed("4010")).toMatchObject({ side: "expense", sureness: "likely" });
    expect(guessed("2650").sureness).not.toBe("likely");
  });
});
