import { describe, expect, it } from "vitest";
import type { Ledger } from "../ledger/ledger.ts";
import { type YearEndAccount, yearEndLedger } from "../spread/testing/year-end-ledger.ts";
import {
  adding,
  alder,
  amountsOf,
  dollars,
  moving,
  notesOf,
  read,
  withAccount,
} from "./testing/alder.ts";

describe("current and long-term", () => {
  const debtSection = (to: `section/${string}`) => adding("funded-debt", to);

  it("follow the section where a line stands", () => {
    const books = alder();

    const drawn = amountsOf(books, moving("section/long-term-liabilities", "2100"));
    const due = amountsOf(books, moving("section/current-liabilities", "2700"));
    const kept = amountsOf(books, moving("section/other-assets", "1410"));

    expect(drawn).toMatchObject({ currentLiabilities: 170, totalLiabilities: 400 });
    expect(due).toMatchObject({ currentLiabilities: 400, totalLiabilities: 400 });
    expect(kept).toMatchObject({ currentAssets: 408, totalAssets: 700 });
  });

  it("stay those of the type in an added section directly under Liabilities or Assets", () => {
    const books = alder();

    const debt = amountsOf(
      books,
      debtSection("section/liabilities"),
      moving("section/funded-debt", "2100", "2700"),
    );
    const assets = amountsOf(
      books,
      debtSection("section/assets"),
      moving("section/funded-debt", "1420", "1500"),
    );
    const within = amountsOf(
      books,
      debtSection("section/long-term-liabilities"),
      moving("section/funded-debt", "2100", "2700"),
    );

    expect(debt).toMatchObject({ currentLiabilities: 300, totalLiabilities: 400 });
    expect(assets).toMatchObject({ currentAssets: 420, totalAssets: 700 });
    expect(within).toMatchObject({ currentLiabilities: 170, totalLiabilities: 400 });
  });

  it("count what stands beside Liabilities and Equity by its type", () => {
    const books = alder();

    const between = amountsOf(
      books,
      debtSection("section/liabilities-and-equity"),
      moving("section/funded-debt", "2100", "3000", "1420"),
    );

    expect(between).toMatchObject({
      totalAssets: 620,
      totalLiabilities: 400,
      currentLiabilities: 300,
    });
  });

  it("have owners' loans as debt until they are moved to equity", () => {
    const books = alder();

    expect(amountsOf(books)).toMatchObject({ totalLiabilities: 400, totalDebt: 230 });
    expect(amountsOf(books, moving("section/equity", "2700"))).toMatchObject({
      totalLiabilities: 300,
      totalDebt: 130,
      retainedEarnings: 250,
    });
  });

  it("have cards, taxes and deferred revenue among current liabilities, and no debt", () => {
    const books = alder(
      ["2050", "Card", "credit_card", -5, -10],
      ["2300", "Sales tax", "tax_payable", -5, -20],
      ["2400", "Deferred revenue", "deferred_revenue", -5, -30],
    );

    expect(amountsOf(books)).toMatchObject({ currentLiabilities: 360, totalDebt: 230 });
  });

  it("make up no current portion of a long-term debt, and say so", () => {
    const note = [{ code: "no-current-portion", amount: 100, account: "2700 Shareholder loan" }];
    const portion = alder(["2150", "Current portion of term loan", "short_term_debt", -20, -20]);

    expect(notesOf(alder(), "no-current-portion")).toEqual(note);
    expect(notesOf(portion, "no-current-portion")).toEqual([]);
    expect(
      notesOf(alder(), "no-current-portion", moving("section/current-liabilities", "2700")),
    ).toEqual([]);
    expect(notesOf(alder(["2700", "Loan", "long_term_debt", 0, 0]), "no-current-portion")).toEqual(
      [],
    );
  });
});

describe("receivables and inventory", () => {
  it("hold their allowance and reserves, and no retainage", () => {
    const books = alder(
      ["1300", "Stock", "inventory", 90, 80],
      ["1310", "Reserve for obsolete stock", "inventory", -10, -15],
      ["1440", "Retainage receivable", "other_current_asset", 0, 25],
    );

    expect(amountsOf(books)).toMatchObject({ accountsReceivable: 348, inventory: 65 });
  });

  it("are absent without a line in the year, and zero where a line comes to zero", () => {
    const collected = alder(
      ["1200", "Receivables", "ar", 300, 12],
      ["1300", "Stock", "inventory", 90, 0],
    );
    const gone = yearEndLedger("Alder", [
      ["1000", "Checking", "cash", 10, 100, 140],
      ["1300", "Stock", "inventory", 30, 0, 0],
      ["4000", "Sales", "revenue", -40, -60, -40],
    ]);

    expect(amountsOf(collected)).toMatchObject({ accountsReceivable: 0, inventory: 0 });
    expect(amountsOf(alder())).not.toHaveProperty("inventory");
    expect(amountsOf(gone)).not.toHaveProperty("inventory");
    expect(amountsOf(gone)).toMatchObject({ totalAssets: 140, totalLiabilities: 0 });
  });

  it("are absent below zero, and named", () => {
    const books = alder(
      ["1200", "Receivables", "ar", 300, -40],
      ["1300", "Stock", "inventory", 90, -5],
    );

    const { inputs } = read(books).leading;
    expect(inputs.year).not.toHaveProperty("accountsReceivable");
    expect(inputs.year).not.toHaveProperty("inventory");
    expect(dollars(inputs.prior)).toMatchObject({ accountsReceivable: 290, inventory: 90 });
    expect(notesOf(books, "receivables-wrong-sign", "inventory-wrong-sign")).toEqual([
      { code: "receivables-wrong-sign", amount: 52, accounts: 2, account: "1200 Receivables" },
      { code: "inventory-wrong-sign", amount: 5, account: "1300 Stock" },
    ]);
  });

  it("aren't taken from current assets that don't hold them", () => {
    const books = alder(["1300", "Stock", "inventory", 90, 80]);
    const slow = moving("section/other-assets", "1300");

    expect(amountsOf(books, slow)).toMatchObject({ currentAssets: 420, totalAssets: 780 });
    expect(amountsOf(books, slow)).not.toHaveProperty("inventory");
    expect(notesOf(books, "inventory-outside-current-assets", slow)).toEqual([
      { code: "inventory-outside-current-assets", amount: 80, account: "1300 Stock" },
    ]);
  });

  it("leave an overdrawn account in cash, and say so", () => {
    expect(notesOf(alder(), "overdraft")).toEqual([
      { code: "overdraft", amount: 20, account: "1000 Checking" },
    ]);
    expect(amountsOf(alder())).toMatchObject({ currentAssets: 420 });
  });
});

describe("retained earnings", () => {
  const drawn = (name: string): YearEndAccount => ["3200", name, "equity", 15, 45];

  it.each([
    "Owner's draw",
    "Drawings",
    "Owner withdrawals",
    "Dividends paid",
    "Shareholder Distributions",
    "Retiros del propietario",
    "Distribución de dividendos",
    "Prélèvements de l’exploitant",
    "Dividendes versés",
    "Privatentnahmen allgemein",
    "Gewinnausschüttung",
    "Egna uttag",
    "Utdelning",
    "Privat uttak",
    "Utbytte",
    "Distribuição de lucros",
  ])("take in %s", (name) => {
    const books = alder(drawn(name));

    expect(amountsOf(books)).toMatchObject({ retainedEarnings: 205 });
    expect(notesOf(books, "distributions")).toEqual([
      { code: "distributions", amount: 30, account: `3200 ${name}` },
    ]);
  });

  it.each([
    "Owner's investment",
    "Common stock",
    "Drawer cash",
    "Redistributed capital",
    "Aportaciones de socios",
    "Compte de l’exploitant",
    "Privateinlagen",
  ])("don't take in %s", (name) => {
    expect(amountsOf(alder(drawn(name)))).toMatchObject({ retainedEarnings: 250 });
  });

  it.each([
    "PartnerDistributions",
    "DistributionsToShareholders",
    "PersonalExpense",
    "PersonalIncome",
    "EstimatedTaxes",
    "Healthcare",
  ])("take in QuickBooks' subtype %s", (vendorSubtype) => {
    const books = withAccount(alder(drawn("Rosa Alder")), "3200", { vendorSubtype });

    expect(amountsOf(books)).toMatchObject({ retainedEarnings: 205 });
  });

  it("take in what stands under a heading for draws, in equity alone", () => {
    const books = withAccount(alder(drawn("Rosa")), "3200", { fullName: "Draws:Rosa" });

    expect(amountsOf(books)).toMatchObject({ retainedEarnings: 205 });
    expect(amountsOf(books, moving("section/other-assets", "3200"))).toMatchObject({
      retainedEarnings: 250,
    });
  });

  it("are absent where there is no such account and no result was carried", () => {
    const one = oneYear(["3000", "Stock", "equity", -60]);

    expect(amountsOf(one)).not.toHaveProperty("retainedEarnings");
    expect(notesOf(one, "retained-earnings-absent")).toEqual([
      { code: "retained-earnings-absent" },
    ]);
    expect(amountsOf(oneYear(["3100", "Retained earnings", "retained_earnings"]))).toMatchObject({
      retainedEarnings: 40,
    });
    const nothingEarned = yearEndLedger("Alder", [
      ["1000", "Checking", "cash", 40, 50],
      ["3000", "Stock", "equity", -40, -50],
      ["3100", "Retained earnings", "retained_earnings"],
    ]);
    expect(amountsOf(nothingEarned)).not.toHaveProperty("retainedEarnings");
    expect(amountsOf(oneYear(["3200", "Draws", "equity", 10]))).toMatchObject({
      retainedEarnings: 30,
    });
  });

  it("are known where a result was carried, whatever the chart has", () => {
    const carried = yearEndLedger("Alder", [
      ["1000", "Checking", "cash", 40, 100],
      ["4000", "Sales", "revenue", -40, -60],
    ]);
    expect(amountsOf(carried)).toMatchObject({ retainedEarnings: 100 });
  });
});

/** A first year with sales of 40, and the other accounts of the chart. */
function oneYear(...chart: readonly YearEndAccount[]): Ledger {
  return yearEndLedger("Alder", [
    ["1000", "Checking", "cash", 40],
    ["4000", "Sales", "revenue", -40],
    ...chart,
  ]);
}
