import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyBooks } from "../../golden/any-books.ts";
import { largeBooks } from "../../golden/large-books.ts";
import { wholesaler } from "../../golden/wholesaler.ts";
import type { Day } from "../calendar/day.ts";
import { periodColumns, reportingPeriods } from "../calendar/fiscal-year.ts";
import { classify } from "../ledger/classify.ts";
import type { Ledger, LedgerMonth } from "../ledger/ledger.ts";
import { buildLedger } from "../ledger/roll-forward.ts";
import { sum, toMinor } from "../money/money.ts";
import { standardSource } from "../spread/testing/standard-source.ts";
import { buildStatement } from "./build-statement.ts";
import { drillDown, listedAccountsLimit } from "./drill-down.ts";
import type { StatementType } from "./layout.ts";
import { presentStatement } from "./present-statement.ts";
import { standardLayout } from "./standard-layout.ts";
import type { Statement } from "./statement.ts";

describe("drillDown", () => {
  it("opens a balance to what it began with and the months that brought it there", () => {
    const opened = open(wholesaler, "BalanceSheet", "account/3100", "FY 2025");

    expect(opened?.path).toEqual(["Liabilities and equity", "Equity"]);
    expect(opened?.accounts[0]).toMatchObject({
      captionText: "Retained earnings",
      amount: -14_720_000,
      opening: -11_000_000,
      checked: true,
    });
    expect(opened?.accounts[0]?.months[0]).toEqual({
      start: "2025-01-01",
      end: "2025-01-31",
      debit: 0,
      credit: 0,
      closing: -14_720_000,
      earningsRolled: -3_720_000,
    });
    expect(opened?.accounts[0]?.months).toHaveLength(12);
  });

  it("opens a result to its months, from nothing", () => {
    const opened = open(wholesaler, "IncomeStatement", "account/6100", "FY 2024");

    expect(opened?.accounts[0]).not.toHaveProperty("opening");
    expect(opened?.accounts[0]?.months.map(({ debit }) => debit)).toEqual(
      Array.from({ length: 12 }, () => 300_000),
    );
    expect(opened?.accounts[0]?.checked).toBe(true);
  });

  it("shows the new year that brings retained earnings to zero, though nothing was posted then", () => {
    const ledger = booksThatRollToZero();

    const opened = open(ledger, "BalanceSheet", "account/re", "FY 2025");

    expect(opened?.accounts[0]).toMatchObject({
      opening: -500,
      amount: 0,
      months: [{ start: "2025-01-01", end: "2025-01-31", earningsRolled: 500, closing: 0 }],
      checked: true,
    });
  });

  it("has nothing for headings, unknown lines and unknown columns", () => {
    expect(open(wholesaler, "BalanceSheet", "assets/header", "FY 2025")).toBe(undefined);
    expect(open(wholesaler, "BalanceSheet", "nothing", "FY 2025")).toBe(undefined);
    expect(open(wholesaler, "BalanceSheet", "account/3100", "FY 1999")).toBe(undefined);
  });

  it("proves every cell of any books, where the presented statement places it", () => {
    fc.assert(
      fc.property(anyBooks, fc.constantFrom(...reportingPeriods), (books, reportingPeriod) => {
        const { ledger } = books;
        for (const type of ["BalanceSheet", "IncomeStatement"] as const) {
          const statement = statementOf(ledger, type, reportingPeriod);
          const shown = presentStatement(statement, standardSource(ledger), {
            numberStyle: "Actuals",
          });
          for (const line of shown.lineItems) {
            for (const { reportingPeriodId } of statement.columns) {
              const opened = drillDown(statement, ledger, line.id, reportingPeriodId);
              if (line.lineItemType === "SectionHeader") expect(opened).toBe(undefined);
              else {
                expect(opened?.checked).toBe(true);
                expect(opened?.accounts.every(({ checked }) => checked)).toBe(true);
                expect(opened?.path.join(" › ")).toBe(line.hierarchicalLocation.displayName);
                expect(
                  Math.max(0, ...(opened?.accounts ?? []).map(({ months }) => months.length)),
                ).toBeLessThanOrEqual(14);
              }
            }
          }
        }
      }),
    );
  });

  it("lists the largest accounts of a cell and sums up the others", () => {
    const ledger = largeBooks({ accounts: 1_000, months: 3 });
    const statement = statementOf(ledger, "BalanceSheet", "MonthsAndMTD");
    const footer = statement.lineItems.find(({ id }) => id === "assets/footer");
    const column = statement.columns.at(-1);

    const opened = drillDown(statement, ledger, "assets/footer", column?.reportingPeriodId ?? "");

    expect(opened?.accounts).toHaveLength(listedAccountsLimit);
    expect(opened?.others?.count).toBeGreaterThan(0);
    const listed = opened?.accounts.map(({ amount }) => amount) ?? [];
    expect(sum(listed) + (opened?.others?.amount ?? 0)).toBe(footer?.amounts?.at(-1));
    expect(opened?.checked).toBe(true);
  });

  it("reads each month once, and after that only those of the accounts it lists", () => {
    const [small, large] = [500, 1_000].map((accounts) => {
      const { ledger, reads } = counted(largeBooks({ accounts, months: 24 }));
      const statement = statementOf(ledger, "BalanceSheet", "FiscalYearsAndYTD");
      const reportingPeriodId = statement.columns.at(-1)?.reportingPeriodId ?? "";
      const before = reads();
      drillDown(statement, ledger, "assets/footer", reportingPeriodId);
      const first = reads() - before;
      drillDown(statement, ledger, "assets/footer", reportingPeriodId);
      return { rows: ledger.months.length, first, again: reads() - before - first };
    });

    // One read of each month finds an account's rows; showing them takes a few per listed account.
    const listedRows = listedAccountsLimit * 24;
    for (const { rows, first, again } of [small, large].filter((one) => one !== undefined)) {
      expect(first).toBeLessThanOrEqual(rows + 8 * listedRows);
      expect(again).toBeLessThanOrEqual(8 * listedRows);
    }
    expect(large?.again).toBeLessThanOrEqual((small?.again ?? 0) * 1.1);
  });
});

/** A 2024 loss of 5.00 uses up retained earnings of 5.00. */
function booksThatRollToZero(): Ledger {
  const from = "2024-01-01" as Day;
  const upTo = "2025-12-31" as Day;
  const fiscalYearEnd = { month: 12, day: 31 };
  const named = (id: string, classification: "cash" | "opex" | "retained_earnings") =>
    classify(
      { id, name: id, fullName: id, vendorType: "", posting: true, active: true },
      classification,
    );
  const posted = (accountId: string, debit: number, credit: number) => ({
    accountId,
    end: "2024-06-30" as Day,
    debit: toMinor(debit),
    credit: toMinor(credit),
  });
  return buildLedger({
    legalName: "Books, LLC",
    currency: "USD",
    basis: "accrual",
    fiscalYearEnd,
    from,
    upTo,
    accounts: [named("cash", "cash"), named("re", "retained_earnings"), named("rent", "opex")],
    openings: [
      { accountId: "cash", amount: toMinor(500) },
      { accountId: "re", amount: toMinor(-500) },
    ],
    movements: [posted("rent", 500, 0), posted("cash", 0, 500)],
  });
}

function open(ledger: Ledger, type: StatementType, lineItemId: string, label: string) {
  const statement = statementOf(ledger, type, "FiscalYearsAndYTD");
  const column = statement.columns.find((one) => one.label === label);
  return drillDown(statement, ledger, lineItemId, column?.reportingPeriodId ?? label);
}

function statementOf(
  ledger: Ledger,
  type: StatementType,
  reportingPeriod: (typeof reportingPeriods)[number],
): Statement {
  const layout = standardLayout(type, ledger.accounts);
  const columns = periodColumns(ledger, { reportingPeriod });
  return buildStatement({ ledger, layout, reportingPeriod, columns });
}

/** Counts reads of each month's account or day. */
function counted(ledger: Ledger): { readonly ledger: Ledger; readonly reads: () => number } {
  let reads = 0;
  const months = ledger.months.map(
    ({ accountId, end, ...rest }): LedgerMonth => ({
      ...rest,
      get accountId() {
        reads++;
        return accountId;
      },
      get end() {
        reads++;
        return end;
      },
    }),
  );
  return { ledger: { ...ledger, months }, reads: () => reads };
}
