import { describe, expect, it } from "vitest";
import { type GuessedType, guessAccountTypes } from "./guess-account-types.ts";
import type { UntypedAccount } from "./own-evidence.ts";

describe("the taxes of sales", () => {
  it.each([
    "Sales Tax",
    "Sales Taxes",
    "Sales tax payable",
    "Sales Tax Control Account",
    "Sales returns tax",
    "Sales & Service Tax",
    "Service Tax",
    "Tax on sales",
    "Taxes on sales and services",
    "GST on sales",
    "HST on sales",
    "VAT on sales",
    "IVA ventas",
    "IVA de ventas",
    "IVA trasladado",
    "IVA repercutido",
    "Impuesto a las ventas",
    "Impuestos sobre ventas",
    "IGV ventas",
    "TVA collectée",
    "TVA collectée sur ventes",
    "TVA sur ventes",
    "TVA sur les ventes",
    "TPS sur ventes",
    "Taxe de vente",
    "Taxes sur les ventes",
    "Umsatzsteuer",
    "Umsatzsteuer 19 %",
    "USt auf Erlöse",
    "MwSt auf Verkäufe",
    "Utgående moms",
    "Utgående moms på försäljning inom Sverige, 25 %",
    "Moms på försäljning",
    "Försäljningsmoms",
    "Utgående mva",
    "Utgående mva ved salg",
    "Mva av salg",
    "Merverdiavgift på salg",
  ])("are owed, not earned: %s", (name) => {
    expect(alone(name, -8233)).toMatchObject({ side: "liability" });
    expect(guess(`${restaurant}\n2100 ${name} -8233`)("2100")).toMatchObject({ side: "liability" });
    expect(guess(`${usual}\n2100 ${name} -8233`)("2100")).toMatchObject({ side: "liability" });
  });

  it.each([
    "Sales",
    "Sales - taxable",
    "Taxable sales",
    "Sales Tax Exempt",
    "Sales (tax included)",
    "Tax free sales",
    "GST free sales",
    "VAT exempt sales",
    "Sales 20 % VAT",
    "Ventas IVA 16%",
    "Ventas gravadas con IVA",
    "Ventas sin IVA",
    "IVA 0% ventas",
    "Ventes TVA 20 %",
    "Ventes hors taxe",
    "Erlöse 19 % USt",
    "Umsatzsteuerfreie Erlöse",
    "Försäljning 25 % moms",
    "Momsfri försäljning",
    "Salg mva-pliktig",
    "Salg uten mva",
    "Mva-fritt salg",
  ])("don't make a sale with a tax, or without, a debt: %s", (name) => {
    expect(alone(name, -90_000)).toMatchObject({ side: "income" });
    expect(guess(`${usual}\n4010 ${name} -90000`)("4010")).toMatchObject({ side: "income" });
  });

  it("aren't likely income when they were spent or given back", () => {
    for (const name of ["Sales tax expense", "Sales tax refund", "Sales tax paid"]) {
      expect(alone(name, 900)).not.toMatchObject({ side: "income" });
    }
    expect(guess(`${usual}\n6200 Sales tax expense 900`)("6200")).toMatchObject({
      side: "expense",
    });
  });
});

describe("names that say what an account is, wherever it stands", () => {
  it.each([
    "Retained Earnings",
    "Accumulated Deficit",
    "Utilidades por repartir",
    "Utilidades por distribuir",
    "Resultados acumulados",
    "Report à nouveau",
    "Gewinnvortrag",
    "Verlustvortrag",
    "Balanserat resultat",
    "Balanserad vinst eller förlust",
    "Common Stock",
    "Share Capital",
    "Capital social",
  ])("decide among costs, in debit as in credit: %s", (name) => {
    for (const balance of [27_682, -27_682]) {
      const guessed = guess(`${restaurant}\n3900 ${name} ${balance}`);
      expect(guessed("3900")).toMatchObject({ side: "owners", sureness: "likely" });
    }
    expect(alone(name, -27_682)).toMatchObject({ side: "owners" });
  });

  it("leave a profit to be shared with employees a debt", () => {
    expect(alone("Participación de utilidades por pagar", -900)).toMatchObject({
      side: "liability",
    });
  });

  it("don't decide below a heading that says otherwise", () => {
    const under = ["Expenses"];
    const list = [{ id: "a", name: "Retained Earnings", under, balance: 900 }];

    expect(guessAccountTypes(list)[0]?.sureness).not.toBe("likely");
  });

  it("are told with the guess, where that's of another side", () => {
    const guessed = guess(`
      1930 Företagskonto 90000
      2081 Aktiekapital -50000
      2440 Leverantörsskulder -12000
      3001 Försäljning 25 % -400000
      5010 Lokalhyra 60000
      7010 Löner till kollektivanställda 120000
      7081 Sjuklöner till kollektivanställda 9000
      7090 Förändring av semesterlöneskuld 3000
      7210 Löner till tjänstemän 90000
      7211 Löner till företagsledare 60000
      7219 Upplupna löner 8000
      7220 Löner till vikarier 7000
      7281 Sjuklöner till tjänstemän 8000
      7510 Arbetsgivaravgifter 66000`);

    expect(guessed("7219")).toMatchObject({ side: "expense", namedSide: "liability" });
    expect(guessed("7210").namedSide).toBeUndefined();
    expect(guessed("2440").namedSide).toBeUndefined();
  });
});

/** Its numbers don't follow the usual order. */
const restaurant = `
  1000 Cash Drawer 1240
  1010 Checking 48211
  1200 Food Inventory 9834
  1500 Kitchen Equipment 84000
  1510 Accum. Depr. -31500
  2000 Food Sales -612400
  2010 Beverage Sales -188320
  3000 Food Cost 198220
  3010 Bar Cost 47201
  3100 Paper 9120
  4000 Kitchen Labor 172330
  4010 Server Labor 98110
  5000 Rent 96000
  5010 Utilities 18220
  5020 Repairs 7120
  5030 Card Fees 16233
  5040 Insurance 9800
  6000 Equipment Loan -42000
  7000 Owner -20000
  7010 Owner Draw 36000`;

const usual = `
  1000 Checking 9000
  1200 Accounts Receivable 700
  1300 Inventory 12000
  2000 Accounts Payable -8000
  3000 Owner's Equity -3000
  4000 Sales -90000
  6000 Rent 4000
  6100 Insurance 160
  6300 Telephone 60`;

function alone(name: string, balance: number): GuessedType | undefined {
  return guessAccountTypes([{ id: "a", name, under: [], balance }])[0];
}

/** From lines of number, name and balance. */
function guess(chart: string): (number: string) => GuessedType {
  const accounts = chart
    .trim()
    .split("\n")
    .map((line): UntypedAccount => {
      const [, number = "", name = "", balance = ""] =
        /^(\d{4}) (.*) (-?\d+)$/.exec(line.trim()) ?? [];
      return { id: number, number, name, under: [], balance: Number(balance) };
    });
  const guessed = new Map(guessAccountTypes(accounts).map((each) => [each.id, each]));
  return (number) => {
    const found = guessed.get(number);
    if (!found) throw new Error(`There's no ${number} in the chart`);
    return found;
  };
}
