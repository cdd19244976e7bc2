import type { Day } from "@tieout/core/calendar/day";
import { describe, expect, it } from "vitest";
import { type DexReport, held } from "./replies.ts";
import {
  accountOf,
  agingOf,
  amountOf,
  balancesOf,
  companyOf,
  dayOf,
  documentOf,
  figuresOf,
  lineOf,
} from "./translate.ts";

// A day by its form.
const day = (text: string) => text as Day;

const line = {
  transactionId: "t1",
  transactionType: "Invoice",
  lineNo: 1,
  date: "2026-01-05",
  accountId: "1200",
  debit: "10.50",
  credit: "0.00",
  partyId: "c1",
  memo: null,
  docNumber: null,
  refNumber: null,
  createdAt: "2026-01-05T09:00:00Z",
  modifiedAt: "2026-01-06T09:00:00Z",
};

const document = {
  kind: "vendor-credit",
  id: "d1",
  number: "VC-1",
  partyId: "v1",
  date: "2026-01-02",
  dueDate: "2026-02-01",
  total: "-10.00",
  balance: "-4.00",
} as const;

const account = {
  id: "a1",
  number: "",
  name: "Checking",
  fullyQualifiedName: "Bank:Checking",
  parentId: null,
  active: true,
  accountType: "Bank",
  accountSubType: "Checking",
};

const company = {
  id: "tidewater",
  name: "Tidewater",
  legalName: "Tidewater, Inc.",
  country: "US",
  currency: "USD",
  fiscalYearEndMonth: 6,
  closedThrough: "2025-12-31",
  booksFrom: "2025-12-29",
  booksTo: "2025-12-31",
  sizes: { journalLines: 9 },
};

describe("amounts and days", () => {
  it("are exact, whole minor units", () => {
    expect(["0.00", "-0.00", "0.10", "-1234567.89", "90071992547409.91"].map(amountOf)).toEqual([
      0,
      0,
      10,
      -123_456_789,
      Number.MAX_SAFE_INTEGER,
    ]);
  });

  it.each(["1.234", "1e3", "", "90071992547409.92", "٣.00"])("aren't %j", (text) => {
    expect(() => amountOf(text)).toThrow();
  });

  it.each(["2026-02-30", "2026-13-01", "yesterday"])("refuse the day %j", (text) => {
    expect(() => dayOf(text)).toThrow("no such day");
  });
});

describe("lineOf", () => {
  it("turns debit and credit into one amount, debit positive", () => {
    const credit = lineOf({ ...line, debit: "0.00", credit: "12.34" });

    expect([lineOf(line).amount, credit.amount]).toEqual([1_050, -1_234]);
  });

  it("leaves out what isn't there", () => {
    expect(lineOf(line)).toEqual({
      transactionId: "t1",
      transactionType: "Invoice",
      lineNumber: 1,
      date: "2026-01-05",
      accountId: "1200",
      amount: 1_050,
      partyId: "c1",
      createdAt: "2026-01-05T09:00:00Z",
      modifiedAt: "2026-01-06T09:00:00Z",
    });
  });
});

describe("figuresOf", () => {
  it("takes both sides of a balance sheet to debit positive, totals and accounts", () => {
    const rows: DexReport["rows"] = [
      { kind: "section", group: "Assets", accountId: null, amounts: [] },
      { kind: "account", group: "Bank", accountId: "1000", amounts: ["100.00", "90.00"] },
      { kind: "total", group: "Assets", accountId: null, amounts: ["100.00", "90.00"] },
      { kind: "account", group: "AP", accountId: "2000", amounts: ["60.00", "50.00"] },
      { kind: "total", group: "Liabilities", accountId: null, amounts: ["60.00", "50.00"] },
      { kind: "account", group: "Equity", accountId: null, amounts: ["40.00", "40.00"] },
      { kind: "total", group: "Equity", accountId: null, amounts: ["40.00", "40.00"] },
      { kind: "total", group: "AP", accountId: null, amounts: ["60.00", "50.00"] },
    ];
    const columns = [{ end: day("2025-12-31") }, { end: day("2026-01-31") }];

    const figures = figuresOf({ rows }, "BalanceSheet", columns);

    const first = figures.filter(({ end }) => end === "2025-12-31");
    expect(first.map(({ accountId, total, amount }) => [accountId ?? total, amount])).toEqual([
      ["1000", 10_000],
      ["TotalAssets", 10_000],
      ["2000", -6_000],
      ["TotalLiabilities", -6_000],
      // The running year's result is a line of its own on DEX's balance sheet.
      ["NetIncome", -4_000],
      ["TotalEquity", -4_000],
    ]);
    expect(figures).toHaveLength(12);
  });

  it("takes income for a credit and expenses for a debit", () => {
    const rows: DexReport["rows"] = [
      { kind: "account", group: "Income", accountId: "4000", amounts: ["100.00"] },
      { kind: "account", group: "Expenses", accountId: "6000", amounts: ["30.00"] },
      { kind: "total", group: "NetIncome", accountId: null, amounts: ["70.00"] },
    ];
    const range = { start: day("2026-01-01"), end: day("2026-01-31") };

    expect(figuresOf({ rows }, "IncomeStatement", [range])).toEqual([
      { report: "IncomeStatement", ...range, accountId: "4000", amount: -10_000 },
      { report: "IncomeStatement", ...range, accountId: "6000", amount: 3_000 },
      { report: "IncomeStatement", ...range, total: "NetIncome", amount: -7_000 },
    ]);
  });

  it("refuses more columns than were asked", () => {
    const rows: DexReport["rows"] = [
      { kind: "account", group: "Bank", accountId: "1000", amounts: ["1.00", "2.00"] },
    ];

    expect(() => figuresOf({ rows }, "BalanceSheet", [{ end: day("2026-01-31") }])).toThrow(
      "more columns",
    );
  });
});

describe("the rest of DEX's words", () => {
  it("are core's", () => {
    const asOf = day("2026-01-31");

    expect(balancesOf({ rows: [{ accountId: "2000", debit: "0.00", credit: "5.00" }] })).toEqual([
      { accountId: "2000", amount: -500 },
    ]);
    expect([agingOf("7.00", "receivable", asOf), agingOf("7.00", "payable", asOf)]).toEqual([
      { report: "ReceivablesAging", end: asOf, total: "Total", amount: 700 },
      { report: "PayablesAging", end: asOf, total: "Total", amount: -700 },
    ]);
    expect(documentOf(document, "payable", asOf)).toEqual({
      side: "payable",
      asOf,
      documentId: "d1",
      kind: "vendor-credit",
      number: "VC-1",
      partyId: "v1",
      date: "2026-01-02",
      dueDate: "2026-02-01",
      total: -1_000,
      outstanding: -400,
    });
    expect(accountOf(account)).toEqual({
      id: "a1",
      name: "Checking",
      fullName: "Bank:Checking",
      vendorType: "Bank",
      vendorSubtype: "Checking",
      posting: true,
      active: true,
    });
    expect(companyOf(company)).toMatchObject({
      fiscalYearEnd: { month: 6, day: 31 },
      closedThrough: "2025-12-31",
      linesADay: 3,
    });
  });
});

describe("held", () => {
  it.each([
    ["company", { ...company, currency: "dollars" }],
    ["lines", { lines: [{ ...line, debit: 10.5 }], nextCursor: null }],
    ["lines", { lines: [line] }],
    ["trialBalance", []],
    ["aging", null],
    ["documents", { documents: [{ ...document, kind: "estimate" }], nextCursor: null }],
  ] as const)("refuses a %s off DEX's contract", (name, reply) => {
    expect(() => held(name, reply)).toThrow(`DEX's ${name} isn't what its contract says`);
  });

  it("lets through what DEX adds one day", () => {
    expect(held("company", { ...company, motto: "Rope" })).toMatchObject({ id: "tidewater" });
  });
});
