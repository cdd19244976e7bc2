import { describe, expect, it } from "vitest";
import { type GuessedType, guessAccountTypes } from "./guess-account-types.ts";
import type { UntypedAccount } from "./own-evidence.ts";

describe("guessAccountTypes", () => {
  it("takes a restaurant's 2000 Food Sales for income, and its 4000 Kitchen Labor for an expense", () => {
    const guessed = guess(`
      1000 House Bank 41200
      1100 Toast Receivable 3300
      1300 Kitchen Equipment 88000
      1310 A/D Kitchen Equipment -31000
      1500 AP Trade -12800
      1600 PPP Loan -20000
      1700 Member Capital - Ruiz -30000
      2000 Food Sales -410000
      2010 Beer Sales -90000
      3000 Food Cost 131000
      4000 Kitchen Labor 150000
      4010 FOH Labor 96000
      5060 Base Rent 84000`);

    expect(guessed("2000")).toMatchObject({ side: "income", sureness: "likely" });
    expect(guessed("4000")).toMatchObject({ side: "expense", sureness: "likely" });
    expect(guessed("1500")).toMatchObject({ accountClass: "ap" });
    expect(guessed("1310")).toMatchObject({ accountClass: "accumulated_depreciation" });
  });

  it("tells accumulated depreciation from the year's, of the same name, by number and sign", () => {
    const guessed = guess(sageUk);

    expect(guessed("0021")).toMatchObject({ accountClass: "accumulated_depreciation" });
    expect(guessed("8001")).toMatchObject({ side: "expense" });
    expect(guessed("1200")).toMatchObject({ accountClass: "cash" });
    expect(guessed("1210")).toMatchObject({ accountClass: "cash", sureness: "likely" });
  });

  it("isn't likely of a loss by name that stands as income by sign", () => {
    const guessed = guess(`
      1200 Bank 9000
      1400 Forderungen aus Lieferungen und Leistungen 12000
      1600 Verbindlichkeiten aus Lieferungen und Leistungen -7000
      4120 Gehälter 40000
      6888 Erlöse aus Anlagenverkäufen (Buchverlust) -1200
      8400 Erlöse 19 % USt -90000`);

    expect(guessed("6888")).toMatchObject({ sureness: "unsure" });
  });

  it("isn't likely of accrued wages among the wages of the year", () => {
    const guessed = guess(`
      1930 Företagskonto 90000
      2081 Aktiekapital -50000
      2440 Leverantörsskulder -12000
      3001 Försäljning 25 % -400000
      5010 Lokalhyra 60000
      7010 Löner till kollektivanställda 120000
      7210 Löner till tjänstemän 90000
      7219 Upplupna löner -8000
      7510 Arbetsgivaravgifter 66000`);

    expect(guessed("7219")).toMatchObject({ sureness: "unsure" });
    expect(guessed("7210")).toMatchObject({ side: "expense", sureness: "likely" });
  });

  it("is never likely of accounts that stand on either side", () => {
    const guessed = guess(`
      1000 Checking 9000
      1100 Accounts Receivable 500
      1999 Suspense 40
      2000 Accounts Payable -800
      2100 Due to Affiliate -900
      3000 Owner's Equity -3000
      4000 Sales -9000
      6000 Rent 4000
      6100 Utilities 160`);

    expect(guessed("1999").sureness).toBe("unsure");
    expect(guessed("2100").sureness).toBe("unsure");
    expect(guessed("1000").sureness).toBe("likely");
  });

  it("lets accounts with a type speak for those around them", () => {
    const typed = { name: "Ximena", under: [], said: "long_term_debt" } as const;
    const list = [
      ...["2701", "2702", "2703", "2704"].map((number) => ({ id: number, number, ...typed })),
      { id: "2705", number: "2705", name: "Yolanda", under: [] },
    ];

    expect(guessAccountTypes(list).at(-1)).toMatchObject({ side: "liability", sureness: "unsure" });
  });

  it("goes by headings where there are no numbers", () => {
    const list = [
      { id: "a", name: "Ford 150", under: ["Assets", "Fixed Assets"] },
      { id: "b", name: "Ford Credit", under: ["Liabilities", "Long Term Liabilities"] },
      { id: "c", name: "Ford repairs", under: ["Expenses"] },
    ];

    expect(guessAccountTypes(list).map(({ side }) => side)).toEqual([
      "asset",
      "liability",
      "expense",
    ]);
  });

  it("goes by the topmost heading, where one below it speaks of what the account is about", () => {
    const list = [
      { id: "a", name: "Rent 1", under: ["Assets", "Current assets", "Prepaid expenses"] },
      { id: "b", name: "Rent 1", under: ["Expenses", "Premises expenses"] },
    ];

    expect(guessAccountTypes(list).map(({ side }) => side)).toEqual(["asset", "expense"]);
  });

  it("takes a capital account below liabilities for the owners'", () => {
    const list = [
      {
        id: "a",
        name: "Shareholders Funds",
        under: ["Liabilities", "Capital Account"],
        balance: -9,
      },
      { id: "b", name: "Term Loan", under: ["Liabilities", "Loans"], balance: -9 },
    ];

    expect(guessAccountTypes(list).map(({ side }) => side)).toEqual(["owners", "liability"]);
  });

  it("lets the topmost heading decide, though two below it speak of what is spent on", () => {
    const under = ["Expenses", "Fixed assets and construction", "Fixed assets"];
    const list = [{ id: "a", name: "Depreciation of vehicles", under, balance: 9 }];

    expect(guessAccountTypes(list)[0]).toMatchObject({ side: "expense" });
  });

  it("isn't likely of a name that says another group than its heading", () => {
    const list = [
      { id: "a", name: "Rent expense", under: ["Assets"], balance: 9 },
      { id: "b", name: "Rent expense", under: ["Expenses"], balance: 9 },
    ];

    expect(guessAccountTypes(list).map(({ sureness }) => sureness)).toEqual(["unsure", "likely"]);
  });

  it("doubts the side of an expense with a credit balance, and of income with a debit balance", () => {
    const guessed = guess(`
      1000 Checking 9000
      1100 Accounts Receivable 500
      2000 Accounts Payable -800
      3000 Owner's Equity -3000
      4000 Sales -9000
      4100 Service Revenue 700
      6000 Rent 4000
      6100 Utilities 160
      6200 Other Charges -900`);

    expect(guessed("6200").sideInDoubt).toBe(true);
    expect(guessed("4100").sideInDoubt).toBe(true);
    expect(guessed("6100").sideInDoubt).toBe(false);
  });

  it("doesn't take a difference in cash, or a customer's return, for cash or a receivable", () => {
    const guessed = guess(`
      1000 Checking 9000
      1100 Accounts Receivable 500
      2000 Accounts Payable -800
      3000 Owner's Equity -3000
      4000 Sales -9000
      4900 Customer Returns - Products 300
      6000 Rent 4000
      6100 Utilities 160
      7100 Foreign Exchange Gain -40
      7110 Cash Difference Gain -50
      7120 Cash Difference Loss 60`);

    for (const number of ["4900", "7110", "7120"]) {
      expect(guessed(number)).toMatchObject({ group: "net-income" });
    }
    expect(guessed("7100")).toMatchObject({ side: "income" });
  });

  it("doesn't take a chart in English for DATEV's because its banks have such numbers", () => {
    const guessed = guess(sageUk);

    expect(guessed("8200")).toMatchObject({ side: "expense", sureness: "likely" });
    expect(guessed("4000")).toMatchObject({ side: "income", sureness: "likely" });
  });

  it("has no account for an empty chart", () => {
    expect(guessAccountTypes([])).toEqual([]);
  });
});

const sageUk = `
  0020 Plant and Machinery 90000
  0021 Plant/Machinery Depreciation -30000
  1001 Stock 12000
  1100 Debtors Control Account 22000
  1200 Bank Current Account 9000
  1210 Bank Deposit Account 4000
  2100 Creditors Control Account -14000
  2210 P.A.Y.E. -900
  2300 Loans -20000
  3000 Ordinary Shares -1000
  3200 Profit and Loss Account -41000
  4000 Sales Type A -160000
  4100 Sales Type D -20000
  5000 Materials Purchased 70000
  7000 Gross Wages 50000
  7100 Rent 12000
  7200 Electricity 3000
  7502 Telephone 900
  8001 Plant/Machinery Depreciation 9000
  8200 Donations 100`;

/** From lines of number, name and balance. */
function guess(chart: string): (number: string) => GuessedType {
  const accounts = chart
    .trim()
    .split("\n")
    .map((line): UntypedAccount => {
      const [number = "", ...rest] = line.trim().split(" ");
      const balance = Number(rest.pop());
      return { id: number, number, name: rest.join(" "), under: [], balance };
    });
  const guessed = new Map(guessAccountTypes(accounts).map((each) => [each.id, each]));
  return (number) => {
    const found = guessed.get(number);
    if (!found) throw new Error(`There's no ${number} in the chart`);
    return found;
  };
}
