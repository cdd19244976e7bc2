import { describe, expect, it } from "vitest";
import {
  alder,
  amountsOf,
  analyzed,
  classifying,
  dollars,
  edited,
  moving,
  notesOf,
  read,
  withAccount,
} from "./testing/alder.ts";

describe("income", () => {
  it("has sales less discounts", () => {
    const books = alder(["4100", "Discounts given", "revenue", 40, 30]);

    expect(amountsOf(books)).toMatchObject({ sales: 870, grossProfit: 310 });
  });

  it("has no sales at zero or less, and says so", () => {
    const books = alder(["4000", "Sales", "revenue", -1000, 5]);

    expect(amountsOf(books)).not.toHaveProperty("sales");
    expect(notesOf(books, "sales-not-positive")).toEqual([
      { code: "sales-not-positive", amount: -5 },
    ]);
    const before = alder(["4000", "Sales", "revenue", 0, -900]);
    expect(read(before).leading.inputs.prior).not.toHaveProperty("sales");
    expect(notesOf(before, "no-prior-sales")).toEqual([{ code: "no-prior-sales" }]);
  });

  it("adds depreciation back where operating income comes after it", () => {
    const below = moving("section/other-expense", "6500");
    const inCosts = moving("section/cost-of-goods-sold", "6500");

    expect(amountsOf(alder())).toMatchObject({ depreciation: 40, amortization: 0 });
    expect(amountsOf(alder(), inCosts)).toMatchObject({ operatingIncome: -10, depreciation: 40 });
    expect(amountsOf(alder(), below)).toMatchObject({ operatingIncome: 30 });
    expect(amountsOf(alder(), below)).not.toHaveProperty("depreciation");
    expect(notesOf(alder(), "depreciation-below-operating-income", below)).toEqual([
      { code: "depreciation-below-operating-income", amount: 40, account: "6500 Depreciation" },
    ]);
  });

  it("loses depreciation within cost of goods sold, and says so", () => {
    const named = alder(
      ["5000", "Cost of goods sold", "cogs", 500, 535],
      ["5090", "Depreciation of plant", "cogs", 20, 25],
      ["1590", "Accumulated depreciation", "accumulated_depreciation", -80, -145],
    );
    const unnamed = alder([
      "1590",
      "Accumulated depreciation",
      "accumulated_depreciation",
      -80,
      -150,
    ]);
    const codes = ["depreciation-in-cost-of-goods-sold", "depreciation-elsewhere"] as const;

    expect(amountsOf(named)).toMatchObject({ operatingIncome: -10, depreciation: 40 });
    expect(notesOf(named, ...codes)).toEqual([
      { code: codes[0], amount: 25, account: "5090 Depreciation of plant" },
    ]);
    expect(notesOf(unnamed, ...codes)).toEqual([{ code: codes[1], amount: 30 }]);
    expect(notesOf(alder(), ...codes)).toEqual([]);
    const begun = ["1595", "Taken over", "accumulated_depreciation", 0, -30] as const;
    expect(notesOf(alder(begun), ...codes)).toEqual([]);
  });

  it("notes owners' pay before net income, and a profit without tax", () => {
    const profit = alder(["4000", "Sales", "revenue", -1000, -1000]);
    const taxed = alder(
      ["4000", "Sales", "revenue", -1000, -1000],
      ["9000", "Income tax", "income_tax", 0, 15],
    );

    expect(notesOf(alder(), "owners-pay", "no-tax")).toEqual([
      { code: "owners-pay", amount: 120, account: "6030 Owner pay" },
    ]);
    expect(notesOf(profit, "no-tax")).toEqual([{ code: "no-tax" }]);
    expect(notesOf(taxed, "no-tax")).toEqual([]);
  });

  it.each([
    "Officer compensation",
    "Salaries - Officers",
    "Guaranteed payments",
    "Owner's salary",
    "Sueldos de administradores",
    "Rémunération du travail de l’exploitant",
    "Geschäftsführergehälter",
  ])("knows %s for owners' pay", (name) => {
    const books = alder(["6030", name, "opex", 60, 120]);

    expect(notesOf(books, "owners-pay")).toMatchObject([{ amount: 120 }]);
  });

  it.each(["Salaires du personnel", "Löhne und Gehälter", "Sueldos y salarios"])(
    "doesn't take %s for owners' pay",
    (name) => {
      expect(notesOf(alder(["6030", name, "opex", 60, 120]), "owners-pay")).toEqual([]);
    },
  );

  it.each(["Depreciación de maquinaria", "Amortissements de production", "Abschreibungen Werk"])(
    "knows %s for depreciation in cost of goods sold",
    (name) => {
      const books = alder(["5090", name, "cogs", 20, 25]);

      expect(notesOf(books, "depreciation-in-cost-of-goods-sold")).toMatchObject([{ amount: 25 }]);
    },
  );

  it("shows interest, gross profit and debt, and scores none of them", () => {
    const { leading } = read(alder());

    expect(dollars(leading.shown.year)).toEqual({
      grossProfit: 340,
      interestExpense: 12,
      totalDebt: 230,
    });
    const { score } = analyzed(alder());
    const moreInterest = alder(
      ["8000", "Interest", "interest_expense", 8, 24],
      ["8100", "Rebate", "other_income", 0, -12],
    );
    expect(analyzed(moreInterest).score).toEqual(score);
  });
});

describe("what is guessed", () => {
  const guessed = { classificationSource: "name-rule", confidence: 0.5 } as const;

  it("is named with its amount, for each input that it feeds", () => {
    const books = withAccount(alder(), "1420", guessed);

    expect(notesOf(books, "guessed-accounts")).toEqual([
      {
        code: "guessed-accounts",
        input: "totalAssets",
        amount: 80,
        account: "1420 Due from owner",
      },
      {
        code: "guessed-accounts",
        input: "currentAssets",
        amount: 80,
        account: "1420 Due from owner",
      },
    ]);
  });

  it("is what a name alone says, or nothing", () => {
    const byName = withAccount(alder(), "1410", { classificationSource: "name-rule" });
    const byNothing = withAccount(alder(), "1410", { confidence: 0.1 });
    const empty = withAccount(alder(["1430", "Deposits", "prepaid", 7, 0]), "1430", guessed);

    expect(notesOf(byName, "guessed-accounts")).toMatchObject([{ amount: 12 }, { amount: 12 }]);
    expect(notesOf(byNothing, "guessed-accounts")).toMatchObject([{ amount: 12 }, { amount: 12 }]);
    expect(notesOf(empty, "guessed-accounts")).toEqual([]);
  });

  it("adds up both sides, and names the largest", () => {
    const books = withAccount(withAccount(alder(), "1200", guessed), "1250", guessed);

    expect(notesOf(books, "guessed-accounts").at(-1)).toEqual({
      code: "guessed-accounts",
      input: "accountsReceivable",
      amount: 372,
      accounts: 2,
      account: "1200 Receivables",
    });
  });

  it("is none once a person said what it is, and the analysis is another", () => {
    const books = withAccount(alder(), "1420", guessed);
    const said = edited(books, classifying("1420", "other_current_asset"));

    expect(read(books, said).notes.map(({ code }) => code)).not.toContain("guessed-accounts");
    expect(analyzed(books, said).inputHash).not.toBe(analyzed(books).inputHash);
    expect(analyzed(books, said).score).toEqual(analyzed(books).score);
  });
});
