import { describe, expect, it } from "vitest";
import { type GuessedType, guessAccountTypes } from "./guess-account-types.ts";
import type { UntypedAccount } from "./own-evidence.ts";

describe("the numbers of a chart", () => {
  it("tell the side of names that say nothing, in a Swiss chart", () => {
    const guessed = guess(`
      1000 Kasse 3000
      1020 Bankguthaben 41000
      1100 Forderungen aus Lieferungen 22000
      1160 Rüegg 4000
      1200 Handelswaren 18000
      1510 Mobiliar 9000
      2000 Verbindlichkeiten aus Lieferungen -14000
      2160 Zingg -6000
      2800 Aktienkapital -20000
      2970 Gewinnvortrag -11000
      3200 Handelserlöse -240000
      3400 Bergfahrten -31000
      4200 Handelswarenaufwand 120000
      5000 Löhne 70000
      6000 Raumaufwand 24000
      6570 Kleinzeug 3000
      8900 Direkte Steuern 2000`);

    expect(guessed("3400")).toMatchObject({ side: "income" });
    expect(guessed("1160")).toMatchObject({ side: "asset" });
    expect(guessed("2160")).toMatchObject({ side: "liability" });
    expect(guessed("2970")).toMatchObject({ side: "owners" });
    expect(guessed("6570")).toMatchObject({ side: "expense" });
  });

  it("are those of a law, though its usual names aren't there", () => {
    const guessed = guess(`
      101300 Capital versé -20000
      164000 Emprunts -30000
      218300 Matériel de bureau 9000
      370000 Stock de la boutique 14000
      401200 Fabricants -12000
      411200 Abonnés 8000
      445660 TVA sur autres biens 900
      445710 TVA facturée -1500
      512300 Compte courant postal 21000
      607300 Livres 60000
      613200 Locations 12000
      641100 Salaires 40000
      658000 Arrondis 4
      707300 Ventes en ligne -99000
      758000 Arrondis en notre faveur -3`);

    expect(guessed("607300")).toMatchObject({ accountClass: "cogs" });
    expect(guessed("411200")).toMatchObject({ side: "asset" });
    expect(guessed("445660")).toMatchObject({ side: "asset" });
    expect(guessed("658000")).toMatchObject({ side: "expense" });
    expect(guessed("758000")).toMatchObject({ side: "income" });
  });

  it("tell assets from debts among third parties, in a chart of SYSCOHADA", () => {
    const guessed = guess(`
      101 Capital social -20000
      162 Emprunts -30000
      244 Matériel et mobilier 9000
      284 Amortissements du matériel -2000
      311 Marchandises 14000
      401 Fournisseurs -12000
      411 Clients 8000
      421 Koffi 300
      444 Yao -700
      485 Kouamé 500
      521 Banques locales 21000
      571 Caisse du siège 700
      601 Achats de marchandises 60000
      622 Locations 12000
      661 Salaires 40000
      701 Ventes de marchandises -99000
      812 Adjoua 60
      822 Akissi -40`);

    for (const number of ["421", "485"]) expect(guessed(number).side).toBe("asset");
    expect(guessed("444").side).toBe("liability");
    expect(guessed("812").side).toBe("expense");
    expect(guessed("822").side).toBe("income");
  });

  it("are a business's own where each first digit keeps to a side", () => {
    const guessed = guess(`
      110 Cash at bank 20000
      120 Receivables 9000
      130 Inventory 7000
      140 Vehicles 30000
      150 Deposit with the landlord 2000
      160 Gastos Rechazados 1500
      310 Sales -90000
      320 Service income -30000
      330 Freight income -4000
      340 Consulting income -3000
      350 Ajenjo -2000
      410 Wages 40000
      420 Rent 20000
      430 Insurance 4000
      440 Telephone 900
      450 Fuel 5000
      210 Accounts payable -9000
      220 Bank loan -20000
      230 Accrued wages -3000
      240 Taxes payable -2000`);

    expect(guessed("160")).toMatchObject({ side: "asset", sureness: "unsure" });
    expect(guessed("350")).toMatchObject({ side: "income" });
  });

  it("are read behind a company's number that stands before all of them", () => {
    const guessed = guess(`
      01-1000 Checking 9000
      01-1100 Accounts Receivable 5000
      01-1300 Zephyr 700
      01-1500 Equipment 9000
      01-2000 Accounts Payable -4000
      01-2500 Bank loan -7000
      01-3000 Common stock -100
      01-3900 Retained earnings -2000
      01-4000 Sales -50000
      01-4300 Quillon -900
      01-5000 Cost of goods sold 20000
      01-6000 Rent 9000
      01-6100 Wages 11000
      01-6900 Xylem 300`);

    expect(guessed("01-1300")).toMatchObject({ side: "asset" });
    expect(guessed("01-4300")).toMatchObject({ side: "income" });
    expect(guessed("01-6900")).toMatchObject({ side: "expense" });
  });

  it("make nothing likely where most names are in a language that we don't read", () => {
    const guessed = guess(`
      1000 Kas 9000
      1110 Piutang usaha 5000
      1210 Persediaan barang 4000
      1510 Peralatan kantor 8000
      2110 Utang usaha -6000
      2120 Utang pajak -900
      3010 Modal pemilik -9000
      4010 Penjualan -40000
      5010 Harga pokok 20000
      6010 Gaji karyawan 8000
      6020 Sewa kantor 2000
      6030 Listrik dan air 900`);

    expect(guessed.all.filter(({ sureness }) => sureness === "likely")).toEqual([]);
  });
});

describe("names in a chart", () => {
  it("that release an allowance are income, and allowances lower an asset", () => {
    const guessed = guess(`
      101 Capital -20000
      213 Constructions 90000
      281 Amortissements des constructions -30000
      391 Provisions pour dépréciation des marchandises -2000
      401 Fournisseurs -9000
      411 Clients 8000
      512 Banque 12000
      641 Salaires 30000
      681 Dotations aux amortissements 9000
      707 Ventes de marchandises -80000
      781 Reprises sur amortissements et provisions -1000`);

    expect(guessed("781")).toMatchObject({ side: "income" });
    expect(guessed("391")).toMatchObject({ side: "asset" });
    expect(guessed("681")).toMatchObject({ side: "expense" });
  });

  it("that are read without their apostrophes are known", () => {
    const [account] = guessAccountTypes([
      { id: "1", name: "Produits constatés d'avance", under: [], balance: -900 },
    ]);

    expect(account).toMatchObject({ accountClass: "other_current_liability" });
  });

  it("of gains and losses leave open whether they're income or expenses", () => {
    const guessed = guess(`
      1000 Cash 9000
      1100 Accounts Receivable 5000
      2000 Accounts Payable -4000
      3000 Common stock -100
      4000 Sales -50000
      6000 Rent 9000
      7000 Gain or loss on sale of assets -800`);

    expect(guessed("7000")).toMatchObject({ group: "net-income", sideInDoubt: true });
    expect(guessed("6000")).toMatchObject({ sideInDoubt: false });
  });
});

interface Guessed {
  (number: string): GuessedType;
  readonly all: readonly GuessedType[];
}

/** From lines of number, name and balance. */
function guess(chart: string): Guessed {
  const accounts = chart
    .trim()
    .split("\n")
    .map((line): UntypedAccount => {
      const [number = "", ...rest] = line.trim().split(" ");
      const balance = Number(rest.pop());
      return { id: number, number, name: rest.join(" "), under: [], balance };
    });
  const all = guessAccountTypes(accounts);
  const byId = new Map(all.map((each) => [each.id, each]));
  const of = (number: string) => {
    const found = byId.get(number);
    if (!found) throw new Error(`There's no ${number} in the chart`);
    return found;
  };
  return Object.assign(of, { all });
}
