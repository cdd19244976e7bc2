import { withGuessedTypes } from "@tieout/core/book-mapping/complete-chart";
import { describe, expect, it } from "vitest";
import { fileAccount } from "./row-values.ts";

const charts = {
  "Spain's": {
    "10000000 Capital social": "Equity",
    "12900000 Resultado del ejercicio": "Equity",
    "17000000 Deudas a largo plazo": "LongTermLiability",
    "28100000 Amortización acumulada": "FixedAsset",
    "40000001 Suministros del Norte": "AccountsPayable",
    "43000001 Clientes": "AccountsReceivable",
    "47200000 HP IVA soportado": "OtherCurrentAsset",
    "57200000 Bancos": "Bank",
    "60000000 Compras de mercaderías": "CostOfGoodsSold",
    "62100000 Arrendamientos": "Expense",
    "70000000 Ventas de mercaderías": "Income",
  },
  "France's": {
    "101300 Capital souscrit": "Equity",
    "164000 Emprunts": "LongTermLiability",
    "401DUPONT Dupont": "AccountsPayable",
    "411000 Clients": "AccountsReceivable",
    "421000 Personnel": "OtherCurrentLiability",
    "445660 TVA déductible": "OtherCurrentAsset",
    "512000 Banque": "Bank",
    "613200 Locations": "Expense",
    "706000 Prestations de services": "Income",
  },
  "Sweden's": {
    "1510 Kundfordringar": "AccountsReceivable",
    "1930 Företagskonto": "Bank",
    "2081 Aktiekapital": "Equity",
    "2440 Leverantörsskulder": "AccountsPayable",
    "2710 Personalskatt": "OtherCurrentLiability",
    "3001 Försäljning": "Income",
    "5010 Lokalhyra": "Expense",
    "7010 Löner": "Expense",
  },
  "Norway's": {
    "1500 Kundefordringer": "AccountsReceivable",
    "1920 Bankinnskudd": "Bank",
    "2400 Leverandørgjeld": "AccountsPayable",
    "2700 Utgående merverdiavgift": "GST",
    "3000 Salgsinntekt": "Income",
    "6300 Leie lokaler": "Expense",
  },
  "Portugal's": {
    "111 Caixa": "Bank",
    "21111 Clientes": "AccountsReceivable",
    "2211 Fornecedores": "AccountsPayable",
    "2432 IVA dedutível": "GST",
    "51 Capital": "Equity",
    "6221 Trabalhos especializados": "Expense",
    "721 Prestações de serviços": "Income",
  },
} as const;

describe("a chart that a country lays down", () => {
  it.each(Object.entries(charts))("is known by the names of its accounts: %s", (_, chart) => {
    expect(typesOf(Object.keys(chart))).toEqual(Object.values(chart));
  });

  it("isn't one where such names are numbered otherwise, as in Colombia", () => {
    const types = typesOf(
      [
        "110505 Caja general",
        "111005 Bancos",
        "130505 Clientes nacionales",
        "220505 Proveedores nacionales",
        "413500 Comercio al por mayor",
        "510506 Sueldos",
      ],
      new Map([["413500", -90_000]]),
    );

    expect(types.slice(0, 5)).toEqual([
      "Bank",
      "Bank",
      "AccountsReceivable",
      "AccountsPayable",
      "Income",
    ]);
  });

  it("isn't one for a single name", () => {
    const [suppliers, others] = typesOf(["40000001 Proveedores", "70000000 Otros"]);

    expect(suppliers).toBe("AccountsPayable");
    expect(others).not.toBe("Income");
  });
});

function typesOf(
  named: readonly string[],
  balances: ReadonlyMap<string, number> = new Map(),
): string[] {
  const accounts = named.map((one) => {
    const [number = "", ...words] = one.split(" ");
    return fileAccount(number, words.join(" "), "", number);
  });
  return withGuessedTypes(accounts, balances).accounts.map(({ vendorType }) => vendorType);
}
