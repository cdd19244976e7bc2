import type { FileChoices, SaidOpenings } from "@tieout/core/book-mapping/file-choices";
import { isReadyToSend } from "@tieout/core/book-mapping/file-report";
import type { Day } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";
import { describe, expect, it } from "vitest";
import type { BooksRecipe } from "../book-decoding/open-books.ts";
import { readFile } from "../reader-processes/read-file.ts";
import { bookFileReader, type StoredBooks } from "./book-file.ts";

describe("a ledger without opening balances", () => {
  it("asks for those of the eve of its first posting, and can be sent without them", async () => {
    const report = await looked(trading);

    expect(report.openings).toMatchObject({ on: "2024-12-31", from: "none", digits: 2 });
    expect(report.openings?.accounts.map(({ name }) => name)).toEqual([
      "Checking",
      "Accounts Receivable",
      "Accounts Payable",
    ]);
    expect(isReadyToSend(report)).toBe(true);
  });

  it("has no balance sheet, no balances to compare, and a high finding, where nobody says them", async () => {
    const reader = await collected(trading);
    const { openingsUnknown, findings } = await reader.company();

    expect(openingsUnknown).toBe(true);
    expect(findings).toContainEqual(
      expect.objectContaining({
        id: "file-openings-known",
        outcome: "Fail",
        severity: "high",
        fact: { code: "file-openings-none", values: { on: { day: "2024-12-31" } } },
      }),
    );
    expect(await reader.trialBalance({ asOf: "2025-03-31" as Day, basis: "accrual" })).toEqual([]);
  });

  it("opens with balances that the sender typed, also of accounts that it doesn't post to", async () => {
    const { openings } = await looked(trading, typed(0));
    const reader = await collected(trading, typed(0));
    const { openingsUnknown, findings } = await reader.company();
    const { items: accounts } = await reader.accounts();
    const opened = await reader.trialBalance({ asOf: "2024-12-31" as Day, basis: "accrual" });

    expect(openings).toMatchObject({ from: "sender", said: typed(0) });
    expect(openingsUnknown).toBe(undefined);
    expect(opened.map(({ amount }) => amount)).toEqual([5_000_00, 3_000_00, -8_000_00]);
    expect(accounts.at(-1)).toMatchObject({
      name: "Retained earnings",
      vendorType: "RetainedEarnings",
    });
    expect(findings?.find(({ id }) => id === "file-openings-known")).toMatchObject({
      severity: "medium",
      fact: { code: "file-openings-sender" },
    });
  });

  it("doesn't take openings that don't balance, or that are all zero", async () => {
    const unbalanced = await looked(trading, typed(1));
    const zero = await looked(trading, { way: "typed", balances: [] });

    expect(unbalanced.openings).toMatchObject({ from: "none", refused: "unbalanced" });
    expect(zero.openings).toMatchObject({ from: "none", refused: "unbalanced" });
  });

  it("doesn't take balances that the file posts itself on its first day, which would count twice", async () => {
    const rows = [
      ...entry("2025-01-01", "Checking", "Transfer of 2024", 5_000),
      ...entry("2025-01-01", "Accounts Receivable", "Transfer of 2024", 3_000),
      ...entry("2025-01-01", "Stock", "Transfer of 2024", 1_000),
      ...trading,
    ];
    const said: SaidOpenings = {
      way: "typed",
      balances: [
        { accountId: "Checking", amount: toMinor(5_000_00) },
        { accountId: "Accounts Receivable", amount: toMinor(3_000_00) },
        { accountId: "Stock", amount: toMinor(1_000_00) },
        { name: "Capital", accountClass: "equity", amount: toMinor(-9_000_00) },
      ],
    };

    expect((await looked(rows, said)).openings).toMatchObject({
      from: "none",
      refused: "posted",
    });
    expect((await looked(trading, said)).openings).toMatchObject({ from: "sender" });
    expect((await looked(rows, { way: "began" })).openings).toMatchObject({ from: "began" });
  });

  it("can't have begun with the file where it settles items from before", async () => {
    const { openings } = await looked(trading, { way: "began" });
    const { openingsUnknown } = await (await collected(trading, { way: "began" })).company();

    expect(openings).toMatchObject({
      from: "none",
      refused: "old-items",
      oldItems: [{ name: "Accounts Receivable", on: "2025-01-05", balance: -3_000_00 }],
    });
    expect(openingsUnknown).toBe(true);
  });

  it("may have begun with the file where nothing of before is settled", async () => {
    const { openings } = await looked(founding, { way: "began" });
    const { openingsUnknown, findings } = await (
      await collected(founding, { way: "began" })
    ).company();

    expect(openings).toMatchObject({ from: "began", oldItems: [] });
    expect(openingsUnknown).toBe(undefined);
    expect(findings?.find(({ id }) => id === "file-openings-known")).toMatchObject({
      severity: "low",
      fact: { code: "file-openings-began" },
    });
  });

  it("lacks no months before it began, if it began with the file", async () => {
    const asked = { from: "2023-01-01" as Day, upTo: "2025-09-30" as Day };
    const found = async (openings?: SaidOpenings, answer?: { readonly reason: string }) => {
      const period = { asked, ...(answer && { answer }) };
      const { findings } = await (await collected(founding, openings, { period })).company();
      return findings?.find(({ id }) => id === "period-as-asked");
    };

    expect(await found({ way: "began" })).toMatchObject({
      fact: { values: { starts: "began", sender: "none" } },
    });
    expect(await found(undefined, { reason: "Closed." })).toMatchObject({
      fact: { values: { starts: "later", sender: "says", reason: "Closed." } },
    });
  });

  it("may have begun with the file though its bank account is overdrawn, and with an allowance for receivables", async () => {
    const rows = [
      ...entry("2025-01-02", "Bad debts", "Allowance for doubtful receivables", 200),
      ...entry("2025-01-05", "Accounts Receivable", "Sales", 4_000),
      ...entry("2025-02-01", "Rent", "Checking", 1_200),
    ];

    expect((await looked(rows, { way: "began" })).openings).toMatchObject({ from: "began" });
  });

  it("can't have begun with the file where receivables were paid and none were billed", async () => {
    const rows = [
      ...entry("2025-01-05", "Checking", "Accounts Receivable", 3_000),
      ...entry("2025-02-01", "Rent", "Checking", 1_200),
    ];

    expect((await looked(rows, { way: "began" })).openings).toMatchObject({
      refused: "old-items",
      oldItems: [{ name: "Accounts Receivable" }],
    });
  });

  it("may have begun with the file where a customer paid ahead into a liability, and not into receivables", async () => {
    const paidInto = (account: string) => [
      ...entry("2025-01-05", "Checking", account, 1_000),
      ...entry("2025-01-20", "Accounts Receivable", "Sales", 1_000),
    ];

    const [liability, receivables] = await Promise.all(
      ["Customer deposits", "Accounts Receivable"].map((account) =>
        looked(paidInto(account), { way: "began" }),
      ),
    );

    expect(liability?.openings).toMatchObject({ from: "began" });
    // Books with an unpaid invoice of 1,000 from before write the same rows.
    expect(receivables?.openings).toMatchObject({ refused: "old-items" });
  });

  it("follows a steady business by day, because its months settle what they billed", async () => {
    const steady = [
      ...entry("2025-01-02", "Checking", "Accounts Receivable", 900),
      ...entry("2025-01-20", "Accounts Receivable", "Sales", 1_000),
      ...entry("2025-02-02", "Checking", "Accounts Receivable", 1_000),
      ...entry("2025-02-20", "Accounts Receivable", "Sales", 1_100),
    ];

    expect((await looked(steady)).openings?.oldItems).toMatchObject([
      { name: "Accounts Receivable", on: "2025-01-02" },
    ]);
  });

  it("isn't one where closing balances follow from zero", async () => {
    const rows = [
      "Account,Date,Type,Debit,Credit",
      "Checking,,,,",
      ",2025-01-02,Entry,100.00,",
      "Closing balance,,,100.00,",
      "Capital,,,,",
      ",2025-01-02,Entry,,100.00",
      "Closing balance,,,,100.00",
    ];

    expect((await looked(rows)).openings).toBe(undefined);
  });

  it("may print balances that run from zero in every report, which prove nothing", async () => {
    const rows = [
      "Account,Date,Type,Debit,Credit,Balance",
      "Checking,2025-01-02,Entry,100.00,,100.00",
      "Capital,2025-01-02,Entry,,100.00,-100.00",
    ];

    expect((await looked(rows)).openings).toMatchObject({ from: "none" });
  });
});

const head = "Entry,Date,Account,Debit,Credit";
let entries = 0;

function entry(date: string, debit: string, credit: string, dollars: number): string[] {
  entries += 1;
  return [
    `${entries},${date},${debit},${dollars}.00,`,
    `${entries},${date},${credit},,${dollars}.00`,
  ];
}

/** Is paid for an invoice of the year before, before it bills anything. */
const trading = [
  ...entry("2025-01-05", "Checking", "Accounts Receivable", 3_000),
  ...entry("2025-01-10", "Accounts Receivable", "Sales", 4_000),
  ...entry("2025-02-01", "Rent", "Accounts Payable", 1_200),
  ...entry("2025-03-01", "Accounts Payable", "Checking", 1_200),
];

const founding = [
  ...entry("2025-01-05", "Checking", "Owner's Equity", 10_000),
  ...entry("2025-01-10", "Accounts Receivable", "Sales", 4_000),
  ...entry("2025-02-01", "Rent", "Accounts Payable", 1_200),
  ...entry("2025-03-01", "Accounts Payable", "Checking", 1_200),
];

const typed = (off: number): SaidOpenings => ({
  way: "typed",
  balances: [
    { accountId: "Checking", amount: toMinor(5_000_00 + off) },
    { accountId: "Accounts Receivable", amount: toMinor(3_000_00) },
    { name: "Retained earnings", accountClass: "retained_earnings", amount: toMinor(-8_000_00) },
  ],
});

const today = "2025-04-15" as Day;
const bytesOf = (rows: readonly string[]) =>
  Buffer.from((rows[0]?.startsWith("Account,") ? rows : [head, ...rows]).join("\n"));

const reading = (rows: readonly string[], choices: FileChoices) =>
  readFile({
    ...{ bytes: bytesOf(rows), kind: "csv", fileName: "a.csv", choices, kept: [] },
    ...{ materialityBasisPoints: 100, today },
  });

async function looked(rows: readonly string[], openings?: SaidOpenings) {
  return (await reading(rows, openings ? { openings } : {})).report;
}

async function collected(
  rows: readonly string[],
  openings?: SaidOpenings,
  stored: Pick<StoredBooks, "period"> = {},
) {
  const { recipe } = await reading(rows, {});
  return bookFileReader(bytesOf(rows), {
    storageKey: "a",
    recipe: recipe as BooksRecipe,
    fiscalYearEnd: { month: 12, day: 31 },
    currency: "USD",
    businessName: "Alder",
    today,
    differenceAccepted: false,
    ...(openings && { openings }),
    ...stored,
  });
}
