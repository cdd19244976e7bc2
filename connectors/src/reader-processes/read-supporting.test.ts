import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import type { Day } from "@tieout/core/calendar/day";
import { describe, expect, it } from "vitest";
import { bookFileReader } from "../fileupload/book-file.ts";
import type { FileToRead, SupportingToRead } from "./messages.ts";
import { readFile } from "./read-file.ts";

describe("a trial balance beside a ledger without opening balances", () => {
  it("gives the balances of the eve, and a balance sheet that balances", async () => {
    const { report } = await readWith([openings(balances)]);

    expect(report.openings).toMatchObject({ on: eve, from: "file", fileName: "Balances.csv" });
    expect(report.supporting).toEqual([{ id: "openings", found: { matched: 3 } }]);
    expect(sheetOf(report)).toMatchObject({ outcome: "agrees", amount: 1_470_00 });
    expect(report.asks).not.toContain("as-of");
  });

  it("adds accounts that the ledger doesn't have, and names those that it doesn't name", async () => {
    const { report } = await readWith([
      openings(`${titled}
1000,Checking,900.00,
1500,Equipment,600.00,
3000,Owner's equity,,1500.00
`),
    ]);

    expect(report.supporting?.[0]?.found).toEqual({
      matched: 2,
      added: { count: 1, some: [{ number: "1500", name: "Equipment", amount: 600_00 }] },
      missing: { count: 1, some: [{ number: "1100", name: "Accounts Receivable" }] },
    });
    expect(report.openings?.from).toBe("file");
    expect(report.accountTypes?.accounts.map(({ name }) => name)).toContain("Equipment");
  });

  it("doesn't take a number for an account under another name", async () => {
    const { report } = await readWith([
      openings(balances.replace("1100,Accounts Receivable", "1100,Inventory")),
    ]);

    expect(report.supporting?.[0]?.found?.added).toEqual({
      count: 1,
      some: [
        { number: "1100", name: "Inventory", ledgerName: "Accounts Receivable", amount: 600_00 },
      ],
    });
  });

  it("sends a finished year's profit to retained earnings", async () => {
    const { report } = await readWith([
      openings(`${titled}
1000,Checking,900.00,
1100,Accounts Receivable,600.00,
3000,Owner's equity,,1000.00
4000,Sales,,900.00
6000,Rent Expense,400.00,
`),
    ]);

    expect(report.supporting?.[0]?.found).toEqual({ matched: 5, profit: 500_00 });
    expect(sheetOf(report)).toMatchObject({ outcome: "agrees", amount: 1_470_00 });
  });

  it.each([
    [
      "of another day",
      balances.replace("December 31, 2025", "January 31, 2026"),
      { code: "other-day", on: "2025-12-31", days: ["2026-01-31"] },
    ],
    [
      "without a day",
      balances.slice(balances.indexOf("Account,")),
      { code: "undated", on: "2025-12-31" },
    ],
    [
      "in thousands",
      balances.replace("Trial Balance", "Trial Balance (in thousands)"),
      { code: "unreadable", reason: "rounded-figures" },
    ],
    ["out of balance", balances.replace("900.00", "900.01"), { code: "unbalanced", difference: 1 }],
    [
      "of other books",
      `${titled}
110,Kasse,900.00,
120,Bank,600.00,
900,Kapital,,1500.00
`,
      { code: "other-books" },
    ],
  ])("isn't taken if it's %s", async (_, text, problem) => {
    const { report } = await readWith([openings(text)]);

    expect(report.supporting).toEqual([{ id: "openings", problem }]);
    expect(report.openings).toMatchObject({ from: "none" });
    expect(sheetOf(report)).toMatchObject({ outcome: "not-checkable" });
  });

  it("isn't taken as a statement either if its figures are in thousands", async () => {
    const sheet = `Bluestem LLC,
Balance Sheet (TITLE),
"As of December 31, 2025",
Assets,
Checking,900
Accounts Receivable,600
Total Assets,1500
Equity,
Owner's equity,1500
Total Liabilities and Equity,1500
`;
    const statements = (title: string): SupportingToRead => ({
      ...openings(sheet.replace("(TITLE)", title)),
      ...{ id: "statements", role: "statements" },
    });

    const whole = await readWith([statements("")]);
    const rounded = await readWith([statements("(in thousands)")]);

    expect(whole.report.supporting?.[0]?.found).toBeDefined();
    expect(rounded.report.supporting).toEqual([
      { id: "statements", problem: { code: "unreadable", reason: "rounded-figures" } },
    ]);
  });

  it("is taken without a day once the sender has said it", async () => {
    const undated = openings(balances.slice(balances.indexOf("Account,")));

    const { report } = await readWith([undated], { openingsAsOf: eve });

    expect(report.openings).toMatchObject({ from: "file" });
  });

  it("isn't needed beside books that have their own", async () => {
    const own = Buffer.from(balances);

    const { report } = await readFile({ ...file, bytes: own, supporting: [openings(balances)] });

    expect(report.supporting).toEqual([{ id: "openings", problem: { code: "not-needed" } }]);
  });

  it("is collected as it was read, without being read again", async () => {
    const { recipe } = await readWith([openings(balances)]);
    if (!recipe) throw new Error("The columns are known");
    const reader = await bookFileReader(ledger, {
      ...{ storageKey: "a", recipe, fiscalYearEnd: { month: 12, day: 31 }, currency: "USD" },
      ...{ businessName: "Bluestem", today, differenceAccepted: false },
    });

    const company = await reader.company();

    expect(await reader.trialBalance({ asOf: eve, basis: "accrual" })).toEqual([
      { accountId: "1000", on: eve, amount: 900_00 },
      { accountId: "1100", on: eve, amount: 600_00 },
      { accountId: "3000", on: eve, amount: -1_500_00 },
    ]);
    expect(company.openingsUnknown).toBeUndefined();
    expect(company.findings?.find(({ id }) => id === "file-openings-known")).toMatchObject({
      outcome: "Pass",
      fact: { code: "file-openings-file", values: { fileName: "Balances.csv" } },
    });
  });
});

describe("a profit and loss beside a ledger", () => {
  it("says types, agrees account by account, and is collected so", async () => {
    const { report, recipe } = await readWith([statement(profitAndLoss)]);
    if (!recipe) throw new Error("The columns are known");
    const reader = await bookFileReader(ledger, {
      ...{ storageKey: "a", recipe, fiscalYearEnd: { month: 12, day: 31 }, currency: "USD" },
      ...{ businessName: "Bluestem", today, differenceAccepted: false },
    });

    expect(report.supporting).toEqual([{ id: "statements", found: { matched: 2 } }]);
    expect(report.findings?.statements).toMatchObject([
      { period: "same", figures: { compared: 2, differing: { count: 0 } } },
    ]);
    expect(report.accountTypes?.accounts.map(({ number }) => number)).toEqual([
      "1000",
      "1100",
      "3000",
    ]);
    expect(report.accountTypes?.totals).toEqual({ netIncome: -30_00, from: "statement" });
    expect((await reader.accounts()).items.find(({ id }) => id === "6000")?.typeFrom).toBe(
      "profit-and-loss",
    );
    const { findings } = await reader.company();
    expect(findings?.find(({ id }) => id === "file-profit-and-loss")?.outcome).toBe("Pass");
  });

  it("is named where it differs, and its sender has to accept that", async () => {
    const { report } = await readWith([statement(profitAndLoss.replace(",170.00", ",180.00"))]);

    expect(report.findings?.statements?.[0]?.figures?.differing).toEqual({
      count: 1,
      some: [{ number: "4000", name: "Sales", reported: 180_00, booked: 170_00 }],
    });
    expect(report.findings?.differs).toBe(true);
  });
});

describe("a list of accounts beside a ledger without names", () => {
  it("gives them names, and guesses are made with these", async () => {
    const bytes = Buffer.from(`Date,Entry,Account,Debit,Credit
2026-01-05,1,1000,500.00,
2026-01-05,1,4000,,500.00
`);
    const labels = Buffer.from("Number,Name\n1000,Checking\n4000,Sales\n6000,Rent\n");
    const list: SupportingToRead = {
      ...statement(""),
      id: "labels",
      role: "labels",
      bytes: labels,
    };

    const { report, books } = await readFile({ ...file, bytes, supporting: [list] });

    expect(report.supporting).toEqual([{ id: "labels", found: { matched: 2 } }]);
    expect(books?.accounts.map(({ name }) => name)).toEqual(["Checking", "Sales"]);
    expect(report.accountTypes?.accounts.map(({ accountClass }) => accountClass)).toEqual([
      "cash",
      "revenue",
    ]);
  });

  it("isn't needed where the ledger has names", async () => {
    const list = { ...statement("Number,Name\n1000,Checking\n"), role: "labels" } as const;

    const { report } = await readWith([list]);

    expect(report.supporting?.[0]?.problem).toEqual({ code: "not-needed" });
  });
});

const profitAndLoss = `Bluestem LLC,
Profit and Loss,
"January 1 - February 28, 2026",
,Total
Income,
4000 Sales,170.00
Total Income,170.00
Expenses,
6000 Rent Expense,200.00
Total Expenses,200.00
Net Income,-30.00
`;

const statement = (text: string): SupportingToRead => ({
  ...{ id: "statements", role: "statements", fileName: "Statement.csv", kind: "csv" },
  bytes: Buffer.from(text),
});

const today = "2026-03-15" as Day;
const eve = "2025-12-31" as Day;

const ledger = Buffer.from(`Date,Entry,Account,Account Name,Debit,Credit
2026-01-05,1,1000,Checking,500.00,
2026-01-05,1,1100,Accounts Receivable,,500.00
2026-01-20,2,1100,Accounts Receivable,170.00,
2026-01-20,2,4000,Sales,,170.00
2026-02-03,3,6000,Rent Expense,200.00,
2026-02-03,3,1000,Checking,,200.00
2026-02-10,4,3000,Owner's equity,,0.00
2026-02-10,4,1000,Checking,0.00,
`);

const titled = `Bluestem LLC,,,
Trial Balance,,,
"As of December 31, 2025",,,
Account,Account Name,Debit,Credit`;

const balances = `${titled}
1000,Checking,900.00,
1100,Accounts Receivable,600.00,
3000,Owner's equity,,1500.00
`;

const file: FileToRead = {
  ...{ bytes: ledger, kind: "csv", fileName: "Ledger.csv", choices: {}, kept: [], today },
  materialityBasisPoints: 100,
};

const openings = (text: string): SupportingToRead => ({
  ...{ id: "openings", role: "openings", fileName: "Balances.csv", kind: "csv" },
  bytes: Buffer.from(text),
});

const readWith = (supporting: readonly SupportingToRead[], choices: FileChoices = {}) =>
  readFile({ ...file, choices, supporting });

type Report = Awaited<ReturnType<typeof readFile>>["report"];

const sheetOf = ({ findings }: Report) =>
  findings?.tieOut.checks.find(({ id }) => id === "assets-equal-liabilities-and-equity");
