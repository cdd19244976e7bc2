import type { SaidType } from "@tieout/core/book-mapping/complete-chart";
import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import type { Day } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";
import { describe, expect, it } from "vitest";
import type { BooksRecipe } from "../book-decoding/open-books.ts";
import { readFile } from "../reader-processes/read-file.ts";
import { bookFileReader } from "./book-file.ts";

describe("what a sender says of account types", () => {
  it("moves a loan to income with net income, and the lender sees a high finding with its name", async () => {
    const before = await looked({});
    const after = await looked({ accountTypes: [{ accountId: "2500", accountClass: "revenue" }] });
    const { company, accounts } = await collected([
      { accountId: "2500", accountClass: "revenue", from: "sender" },
    ]);

    const loanOf = ({ accounts: of }: typeof before) => of.find(({ id }) => id === "2500");
    expect(loanOf(before)).toMatchObject({ side: "liability", sureness: "likely" });
    expect(loanOf(after)).toMatchObject({ side: "income", from: "sender", doubt: true });
    expect(accounts.find(({ id }) => id === "2500")).toMatchObject({ vendorType: "Income" });
    expect(company.findings).toContainEqual(
      expect.objectContaining({
        id: "file-types-doubted",
        severity: "high",
        accountId: "2500",
        category: "quality",
        fact: {
          code: "file-type-doubted",
          values: {
            account: "2500 Bank Loan",
            side: "income",
            balance: { minor: 8_000_00, currency: "USD" },
          },
        },
      }),
    );
  });

  it("leaves an account unknown where the sender can't say, with a high finding", async () => {
    const { company, accounts } = await collected([
      { accountId: "1999", accountClass: "unknown", from: "sender" },
    ]);

    expect(accounts.find(({ id }) => id === "1999")).toMatchObject({ vendorType: "Unknown" });
    expect(company.findings?.find(({ id }) => id === "file-accounts-typed")).toMatchObject({
      outcome: "Fail",
      severity: "high",
      accountId: "1999",
      fact: { code: "file-types-unknown", values: { unknown: 1, account: "1999 Suspense" } },
    });
  });

  it("says that guesses are confirmed where both totals are the sender's", async () => {
    const { known, accounts } = await looked({});
    const totals = { netIncome: toMinor(3_950_17), totalAssets: toMinor(14_071_38) };

    const { proof } = await looked({ controlTotals: totals });
    const { company } = await collected([], totals);

    expect([known.netIncome, accounts.length, proof]).toEqual([0, 8, { result: "proven" }]);
    expect(company.findings?.find(({ id }) => id === "file-accounts-typed")).toMatchObject({
      severity: "low",
      fact: { code: "file-types-proven" },
    });
  });
});

describe("totals that a trial balance has rows for", () => {
  it.each(["3950.17,", ",3950.17"])(
    "prove its types, profits as debits or credits: %s",
    async (amount) => {
      const rows = `,Net Income,${amount}\n,Total Assets,14071.38,\n`;
      const { totals, proof, accounts } = await looked(
        {},
        Buffer.concat([bytes, Buffer.from(rows)]),
      );

      expect(accounts).toHaveLength(8);
      expect(totals).toEqual({ netIncome: 3_950_17, totalAssets: 14_071_38, from: "file" });
      expect(proof).toEqual({ result: "proven" });
    },
  );

  it("prove what's income and expense where there's net income alone", async () => {
    const rows = Buffer.from(",Net Income,,3950.17\n");
    const { totals, proof } = await looked({}, Buffer.concat([bytes, rows]));

    expect(totals).toEqual({ netIncome: 3_950_17, from: "file" });
    expect(proof).toEqual({ result: "proven", by: "net-income" });
  });

  it("prove income and expenses by what retained earnings took in after a year", async () => {
    const comparative = Buffer.from(`Trial balance,,,
Account,Name,31 Dec 2024,31 Dec 2025
1000,Checking,1349.49,1700.00
3000,Common Stock,-1000.00,-1000.00
3900,Retained Earnings,0.00,-349.49
4000,Sales,-899.50,-500.51
6000,Xylem,550.01,150.00
`);
    const { earlier, accounts } = await looked({}, comparative);

    expect(earlier).toEqual({ on: "2024-12-31", netIncome: 349_49 });
    expect(accounts.find(({ id }) => id === "6000")).toMatchObject({ sureness: "likely" });
  });

  it("propose nothing where they don't match", async () => {
    const rows = Buffer.from(",Net Income,,3950.18\n,Total Assets,14071.38,\n");
    const { totals, proof } = await looked({}, Buffer.concat([bytes, rows]));

    expect(totals).toEqual({ netIncome: 3_950_18, totalAssets: 14_071_38, from: "file" });
    expect(proof).toEqual({ result: "none" });
  });
});

const today = "2026-01-31" as Day;
const bytes = Buffer.from(`Trial balance,,,
As of December 31 2025,,,
Account,Name,Debit,Credit
1000,Checking,12071.38,
1999,Suspense,2000.00,
2000,Accounts Payable,,1121.21
2500,Bank Loan,,8000.00
3000,Owner's Equity,,1000.00
4000,Sales,,9000.17
6000,Rent,4050.00,
6100,Utilities,1000.00,
`);

async function looked(choices: FileChoices, file = bytes) {
  const { report } = await reading(choices, file);
  if (!report.accountTypes) throw new Error("The file says no type");
  return report.accountTypes;
}

const reading = (choices: FileChoices, file = bytes) =>
  readFile({
    ...{ bytes: file, kind: "csv", fileName: "a.csv", choices, kept: [] },
    ...{ materialityBasisPoints: 100, today },
  });

async function collected(
  said: readonly SaidType[],
  controlTotals?: NonNullable<FileChoices["controlTotals"]>,
) {
  const { recipe } = await reading({});
  const reader = await bookFileReader(bytes, {
    storageKey: "a",
    recipe: recipe as BooksRecipe,
    fiscalYearEnd: { month: 12, day: 31 },
    currency: "USD",
    businessName: "Alder",
    today,
    differenceAccepted: false,
    types: { said, materialityBasisPoints: 100, ...(controlTotals && { controlTotals }) },
  });
  const { items: accounts } = await reader.accounts();
  return { company: await reader.company(), accounts };
}
