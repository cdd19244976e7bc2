import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyBooks } from "../../golden/any-books.ts";
import type { Day } from "../calendar/day.ts";
import {
  fiscalYearOf,
  periodColumns,
  type ReportingPeriod,
  reportingPeriods,
} from "../calendar/fiscal-year.ts";
import { runChecks } from "../check/run-checks.ts";
import { toleranceOf } from "../check/vendor-checks.ts";
import { classify } from "../ledger/classify.ts";
import type { Account, Ledger } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";
import { buildLedger } from "../ledger/roll-forward.ts";
import { type Minor, toMinor } from "../money/money.ts";
import { riskYears } from "../risk/years.ts";
import { viewAdjusted, viewCompared } from "../spread/adjusted-view.ts";
import { standardSpread } from "../spread/spread.ts";
import { spreadStatements } from "../workbook/spread-statements.ts";
import { cashFlowStatement } from "./cash-flow.ts";
import { viewStatement } from "./financial-statement.ts";
import { viewLimits } from "./view-limits.ts";

describe("books with balances on certain days only", () => {
  it("have one column for one day, from the year's start, and no quarters or months", () => {
    const books = ledgerOf("2025-01-01", { "2025-09-30": [150, -100, -50] });

    expect(columnsOf(books)).toEqual([["YTD Sep 30, 2025", "from Jan 1, 2025"]]);
    expect(viewLimits(books)).toEqual({
      hasGaps: true,
      days: ["2025-09-30"],
      reportingPeriods: ["FiscalYearsAndYTD"],
      isClosed: false,
      lacksOpenings: false,
    });
  });

  it("show each year up to its last day, also where that isn't the year's end", () => {
    const books = ledgerOf("2024-01-01", {
      "2024-09-30": [150, -100, -50],
      "2025-09-30": [190, -160, -30],
    });

    expect(columnsOf(books)).toEqual([
      ["YTD Sep 30, 2024", "from Jan 1, 2024"],
      ["YTD Sep 30, 2025", "from Jan 1, 2025"],
    ]);
    expect(incomeOf(books)).toEqual([-5000, -3000]);
    expect(riskYears(books)).toEqual({ failed: "no-full-fiscal-year" });
  });

  it("show a first year of another length with its own", () => {
    const books = ledgerOf("2023-07-01", { "2024-12-31": [150, -100, -50] });

    expect(columnsOf(books)).toEqual([["FY 2024", "18 months to Dec 31, 2024"]]);
    expect(riskYears(books)).toEqual({ failed: "no-full-fiscal-year" });
  });

  it("show months and quarters that begin and end on such days", () => {
    const books = ledgerOf("2025-01-01", {
      "2025-03-31": [150, -100, -50],
      "2025-06-30": [160, -100, -60],
      "2025-07-31": [165, -100, -65],
    });

    expect(columnsOf(books, "FiscalQuartersAndQTD").map(([label]) => label)).toEqual([
      "Q1 2025",
      "Q2 2025",
      "QTD Jul 31, 2025",
    ]);
    expect(columnsOf(books, "MonthsAndMTD").map(([label]) => label)).toEqual(["Jul 2025"]);
  });

  it("have a cash flow only between two of them", () => {
    const ledger = ledgerOf("2024-01-01", {
      "2024-12-31": [150, -100, -50],
      "2025-12-31": [190, -160, -30],
    });
    const reportingPeriod = "FiscalYearsAndYTD" as const;
    const columns = periodColumns(ledger, { reportingPeriod });

    const { change, differences } = cashFlowStatement({ ledger, reportingPeriod, columns });

    expect([change, differences]).toEqual([
      [undefined, 4000],
      [undefined, 0],
    ]);
  });

  it("have no income statement if their year was closed before the export", () => {
    const books = ledgerOf("2025-01-01", { "2025-12-31": [150, -150, 0] });

    expect(viewLimits(books)?.isClosed).toBe(true);
    expect(view(books, "IncomeStatement").statement.columns).toEqual([]);
    expect(view(books, "BalanceSheet").statement.columns).toHaveLength(1);
  });

  it("leave a year that was closed before the export out of each income statement, adjusted or not", () => {
    const books = ledgerOf("2024-01-01", {
      "2024-12-31": [150, -150, 0],
      "2025-12-31": [190, -150, -40],
    });
    const subject = { ledger: books, spread: standardSpread(books.accounts) };
    const asked = { reportingPeriod: "FiscalYearsAndYTD", order: "OldestFirst" } as const;
    const income = { ...asked, type: "IncomeStatement", language: "en" } as const;
    const shown = [viewStatement, viewAdjusted, viewCompared].map((viewed) =>
      viewed(subject, income).statement.columns.map(({ label }) => label),
    );

    expect(shown).toEqual([["FY 2025"], ["FY 2025"], ["FY 2025", "FY 2025", "FY 2025"]]);
    expect(view(books, "BalanceSheet").statement.columns).toHaveLength(2);
    expect(viewLimits(books)).toMatchObject({ isClosed: false, closedYears: ["2024-12-31"] });
    const { statements } = spreadStatements(books, subject.spread, [], "en");
    expect(statements.map(({ type, columns }) => [type, columns.length]).toSorted()).toEqual([
      ["BalanceSheet", 2],
      ["IncomeStatement", 1],
    ]);
  });

  it("keep the balances and results of those days, and find nothing wrong, whatever books they're taken from", () => {
    fc.assert(
      fc.property(anyBooks, fc.array(fc.boolean(), { minLength: 60 }), ({ ledger }, kept) => {
        const days = ledger.cuts.filter(
          (_, i) => kept[i % kept.length] || i === 0 || i === ledger.cuts.length - 1,
        );
        const books = sampled(ledger, days);
        const [of, whole] = [ledgerBalances(books), ledgerBalances(ledger)];

        expect(books.cuts).toEqual(days);
        for (const day of days) {
          for (const { id } of ledger.accounts) {
            if (of.closing(id, day) !== whole.closing(id, day)) expect([id, day]).toEqual([]);
          }
        }
        for (const reportingPeriod of reportingPeriods) {
          for (const { start, end } of periodColumns(books, { reportingPeriod })) {
            expect(days).toContain(end);
            for (const { id, kind } of ledger.accounts) {
              const moved = of.movement(id, start, end);
              if (kind === "Nominal" && moved !== whole.movement(id, start, end)) {
                expect([id, start, end, moved]).toEqual([]);
              }
            }
          }
        }
        expect(failedIn(books)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

it("books of entries, and of balances in earlier years, aren't said to have balances alone", () => {
  const books = ledgerOf("2024-01-01", {
    "2024-12-31": [140, -100, -40],
    "2025-01-31": [145, -140, -5],
    "2025-02-28": [165, -140, -25],
  });

  const limits = viewLimits({ ...books, hasEntries: true });

  expect(limits).toMatchObject({ hasGaps: true });
  expect(limits?.days).toBe(undefined);
});

it("books with postings fill every view", () => {
  fc.assert(fc.property(anyBooks, ({ ledger }) => viewLimits(ledger) === undefined));
});

const fiscalYearEnd = { month: 12, day: 31 };

const accounts: readonly Account[] = [
  { id: "1000", name: "Cash", vendorType: "Bank" },
  { id: "3000", name: "Retained earnings", vendorType: "Retained earnings" },
  { id: "4000", name: "Sales", vendorType: "Income" },
].map((account) => classify({ ...account, fullName: account.name, posting: true, active: true }));

/** Whole dollars in cash, retained earnings and sales, on each day. */
function ledgerOf(from: string, balances: Readonly<Record<string, readonly number[]>>): Ledger {
  const days = Object.keys(balances) as Day[];
  const on = (day: Day | undefined, place: number) => (day ? (balances[day]?.[place] ?? 0) : 0);
  const movements = days.flatMap((end, i) => {
    const before = days[i - 1];
    const turned = before !== undefined && before < fiscalYearOf(end, fiscalYearEnd).start;
    return accounts.map(({ id }, place) => {
      const held = turned && id === "4000" ? 0 : on(before, place);
      const closed = turned && id === "3000" ? on(before, 2) : 0;
      return moved(id, end, toMinor((on(end, place) - held - closed) * 100));
    });
  });
  return buildLedger({
    ...{ legalName: "Alder", currency: "USD", basis: "accrual", fiscalYearEnd, accounts },
    ...{ from: from as Day, upTo: days.at(-1) ?? (from as Day), openings: [], movements },
    ...{ balanceDays: days, hasEntries: false },
  });
}

/** The same books, known on some days only. */
function sampled({ months, cuts, from, ...ledger }: Ledger, balanceDays: readonly Day[]): Ledger {
  const openings = months.filter(({ end }) => end === cuts[0]);
  const movements = months.map(({ end, accountId, debit, credit }) => {
    const day = balanceDays.find((each) => each >= end) ?? end;
    const isLost =
      ledger.accounts.some(({ id, kind }) => id === accountId && kind === "Nominal") &&
      fiscalYearOf(end, ledger.fiscalYearEnd).end < fiscalYearOf(day, ledger.fiscalYearEnd).start;
    // The result of a year that ended between two days is in retained earnings by the second.
    const on = isLost ? ledger.retainedEarningsId : accountId;
    return moved(on, day, toMinor(debit - credit));
  });
  return buildLedger({
    ...{ ...ledger, from, upTo: balanceDays.at(-1) ?? from, movements, balanceDays },
    openings: openings.map(({ accountId, opening: amount }) => ({ accountId, amount })),
  });
}

const moved = (accountId: string, end: Day, net: Minor) => ({
  ...{ accountId, end },
  debit: toMinor(Math.max(net, 0)),
  credit: toMinor(Math.max(-net, 0)),
});

const columnsOf = (ledger: Ledger, reportingPeriod: ReportingPeriod = "FiscalYearsAndYTD") =>
  periodColumns(ledger, { reportingPeriod }).map(({ label, sublabel }) => [label, sublabel]);

const incomeOf = (ledger: Ledger) => {
  const columns = periodColumns(ledger, { reportingPeriod: "FiscalYearsAndYTD" });
  return ledgerBalances(ledger).over(columns).movements("4000");
};

const view = (ledger: Ledger, type: "BalanceSheet" | "IncomeStatement") =>
  viewStatement(
    { ledger, spread: standardSpread(ledger.accounts) },
    { type, reportingPeriod: "FiscalYearsAndYTD", order: "OldestFirst", language: "en" },
  );

/** Of what the days themselves must give; what accounts are used for is no matter of days. */
const failedIn = (ledger: Ledger) =>
  runChecks({
    ...{ ledger, source: "file", lineChecks: [], vendorFigures: [], reports: [] },
    tolerance: toleranceOf("fileupload"),
  }).filter(({ category, outcome }) => category !== "quality" && outcome === "Fail");
