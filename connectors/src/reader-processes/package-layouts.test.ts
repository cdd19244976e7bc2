import { sideOf } from "@tieout/core/account-types/account-class";
import { classOf } from "@tieout/core/account-types/number-plans";
import { bookFile } from "@tieout/core/book-mapping/book-file";
import { withGuessedTypes } from "@tieout/core/book-mapping/complete-chart";
import { reportedTotals } from "@tieout/core/book-mapping/statement-findings";
import type { Day } from "@tieout/core/calendar/day";
import { classify } from "@tieout/core/ledger/classify";
import type { VendorAccount } from "@tieout/core/ledger/ledger";
import { describe, expect, it } from "vitest";
import { formatDay } from "../../../sandbox/src/dex/books/calendar.ts";
import {
  balancesOn,
  type Layout,
  layoutId,
} from "../../../sandbox/src/dex/exports/layouts/layout.ts";
import { layouts } from "../../../sandbox/src/dex/exports/layouts/registry.ts";
import { type Role, roles } from "../../../sandbox/src/dex/exports/layouts/roles.ts";
import type { ReportSource } from "../book-formats/other-report.ts";
import { sideOfType, totalsWritten } from "../book-formats/testing/layout-sides.ts";
import {
  figuresRead,
  figuresWritten,
  readLayout,
  rolesOf,
} from "../book-formats/testing/read-layout.ts";

const isStatement = ({ report }: Layout) => ["profit-and-loss", "balance-sheet"].includes(report);

const isBooks = (layout: Layout) => !isStatement(layout) && layout.report !== "chart-of-accounts";

/** Packages whose statements have a line for each account. */
const withStatements = new Set(
  layouts.filter((one) => isStatement(one) && one.says !== "sums").map(({ package: name }) => name),
);

describe("exports of packages, read unaided", () => {
  it.each(layouts.filter(isBooks).map((layout) => [layoutId(layout), layout] as const))(
    "%s",
    async (_, layout) => {
      const reading = await readLayout(layout);
      const { report } = reading;

      expect(figuresRead(layout, reading)).toEqual(figuresWritten(layout));
      const days = reading.books.closings.map(({ on }) => on).sort();
      expect(days.at(-1) ?? formatDay(layout.company.to)).toBe(formatDay(layout.company.to));
      expect(report.asks.filter((ask) => ask !== "currency" && ask !== "fiscal-year-end")).toEqual(
        layout.asks ? [layout.asks] : [],
      );
      expect(report.findings).toMatchObject({ differs: false, rejectedBooks: 0 });
    },
  );
});

describe("a wrong amount in a ledger whose amounts are in each account's own direction", () => {
  it("makes one account wrong, and is named, where entries settle the others", async () => {
    const layout = layouts.find((one) => layoutId(one) === "quickbooks-online-general-ledger-csv");
    const [table] = layout?.write(layout.company) ?? [];
    if (!layout || !table) throw new Error("It's in the registry");
    const wrong = table.rows.findLastIndex((row) => row[1] === "Travel");
    const rows = table.rows.map((row, i) =>
      i === wrong ? row.map((cell, column) => (column === 8 ? "9,999.99" : cell)) : row,
    );

    const reading = await readLayout(layout, { tables: [{ ...table, rows }] });

    const { travel: read, ...others } = figuresRead(layout, reading);
    const { travel: written, ...right } = figuresWritten(layout);
    expect(others).toEqual(right);
    expect(read?.closing).not.toBe(written?.closing);
    expect(reading.report.findings?.differs).toBe(true);
    expect(reading.report.table?.signs).toEqual({ means: "natural", why: "matched" });
  });
});

describe("a balance at the start of a month", () => {
  it("checks the lines before it", async () => {
    const layout = layouts.find((one) => layoutId(one) === "sage-50-us-general-ledger-csv");
    const [table] = layout?.write(layout.company) ?? [];
    if (!layout || !table) throw new Error("It's in the registry");
    const wrong = table.rows.findIndex(
      (row) => row[2] === "2/1/25" && row[5] === "Beginning Balance",
    );
    const rows = table.rows.map((row, i) =>
      i === wrong ? row.map((cell, column) => (column === 8 ? "9,999.99" : cell)) : row,
    );

    const reading = await readLayout(layout, { tables: [{ ...table, rows }] });

    expect(figuresRead(layout, reading)).toEqual(figuresWritten(layout));
    expect(reading.report.findings?.differs).toBe(true);
  });

  it("leaves an account its number, which stands in other rows alone", async () => {
    const layout = layouts.find((one) => layoutId(one) === "sage-50-us-general-ledger-csv");
    if (!layout) throw new Error("It's in the registry");

    const { report } = await readLayout(layout);

    const checking = report.accountTypes?.accounts.find(({ name }) => name.includes("Checking"));
    expect(checking?.number).toBe("10200");
  });
});

describe("a row in an account's part that names another account", () => {
  const layout = layouts.find(
    (one) => layoutId(one) === "sage-50-uk-transaction-detail-nominal-activity-csv",
  );

  it.each([
    ["one of them", 1],
    ["all of them", 12],
  ])("is named, because the part's total lacks it: %s", async (_, most) => {
    const [table] = layout?.write(layout.company) ?? [];
    if (!layout || !table) throw new Error("It's in the registry");
    const part = table.rows.flatMap((row, i) => (row[4] === "8003" ? [i] : []));
    const wrong = part.slice(0, most);
    const rows = table.rows.map((row, i) => (wrong.includes(i) ? row.with(4, "1103") : row));

    const { report } = await readLayout(layout, { tables: [{ ...table, rows }] });

    expect(report.findings?.differs).toBe(true);
    const totals = report.findings?.tieOut.checks.find(({ id }) => id === "own-totals");
    expect(totals?.differences[0]).toMatchObject({ accountId: "8003" });
  });
});

describe("the digit before the dash in a number of MYOB", () => {
  const ofMyob = layouts.filter((layout) => isBooks(layout) && layout.package === "MYOB Business");

  it.each(ofMyob.map((layout) => [layoutId(layout), layout] as const))(
    "says its account's type, of which nothing is guessed or asked: %s",
    async (_, layout) => {
      const { report, books } = await readLayout(layout);

      const typed = withGuessedTypes(books.accounts).accounts;
      const roleOf = rolesOf(layout.company.accounts, books.accounts);
      expect(typed.map((account) => [account.number, sideIn(account)])).toEqual(
        typed.map(({ id, number }) => [number, sideOfType[roles[roleOf(id)]]]),
      );
      expect(report.accountTypes).toBeUndefined();
      expect(report.findings?.figures.guessedTypes ?? 0).toBe(0);
    },
  );
});

const workbooks = layouts.filter(
  (layout) => isBooks(layout) && layout.format === "xlsx" && withStatements.has(layout.package),
);

describe("books with a profit and loss and a balance sheet in the same workbook", () => {
  it.each(workbooks.map((layout) => [layoutId(layout), layout] as const))(
    "have their accounts' types and totals from these: %s",
    async (_, layout) => {
      const { company } = layout;
      const statements = layouts.filter(
        ({ package: name, report }) =>
          name === layout.package && ["profit-and-loss", "balance-sheet"].includes(report),
      );
      const tables = [layout, ...statements].flatMap((one) => one.write(company));

      const { report, books } = await readLayout(layout, { tables });

      const roleOf = rolesOf(company.accounts, books.accounts);
      const balances = balancesOn(company, company.to);
      // Statements leave out accounts without a balance, and Xero's own type of a credit card is a bank's.
      const isSaid = (role: Role) => (balances.get(role) ?? 0) !== 0 && role !== "card";
      const held = books.accounts.filter(({ id }) => isSaid(roleOf(id)));
      const typed = held.map((account) => [roleOf(account.id), sideIn(account)]);
      expect(typed).toEqual(held.map(({ id }) => [roleOf(id), sideOfType[roles[roleOf(id)]]]));
      expect(report.accountTypes?.accounts.filter(({ id }) => isSaid(roleOf(id))) ?? []).toEqual(
        [],
      );
      const { netIncome, totalAssets } = totalsWritten(layout);
      const hasOpenings = layout.says !== "no openings";
      expect(reportedTotals(bookFile(books, today))).toEqual({
        netIncome,
        ...(hasOpenings && { totalAssets }),
      });
    },
  );

  it("have none of them from statements of another business", async () => {
    const [trialBalance] = workbooks;
    const others = layouts.find(
      ({ package: name, report }) => name === "Xero" && report === "profit-and-loss",
    );
    if (!trialBalance || !others) throw new Error("Both are in the registry");
    const tables = [trialBalance, others].flatMap((one) => one.write(one.company));

    const { books } = await readLayout(trialBalance, { tables });

    expect(reportedTotals(bookFile(books, today))).toBeUndefined();
    expect(books.accounts.every(({ vendorType }) => vendorType === "")).toBe(true);
  });
});

const sources: Readonly<Record<string, ReportSource>> = {
  "QuickBooks Online": "quickbooksonline",
  "QuickBooks Desktop": "quickbooksdesktop",
  Xero: "xero",
  NetSuite: "netsuite",
  "MYOB Business": "myobbusiness",
  "Sage 50 US": "sage50us",
  "Sage 50 UK": "sage50uk",
  "Business Central": "businesscentral",
};

describe("a profit and loss or a balance sheet alone", () => {
  const alone = layouts.filter(isStatement);

  it.each(alone.map((layout) => [layoutId(layout), layout] as const))(
    "isn't books, which is said with its package's own steps: %s",
    async (_, layout) => {
      const { package: name, report: kind } = layout;

      await expect(readLayout(layout)).rejects.toMatchObject({
        name: "OtherReportSent",
        report: { kind, source: sources[name] ?? "other" },
      });
    },
  );
});

function sideIn(account: VendorAccount) {
  const accountClass = classOf(classify(account).classification);
  return accountClass && sideOf(accountClass);
}

const today = "2026-07-01" as Day;
