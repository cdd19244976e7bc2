import { describe, expect, it } from "vitest";
import type { Basis } from "../books/books.ts";
import { type DayNumber, parseDay } from "../books/calendar.ts";
import { companies, standardSeed } from "../books/companies.ts";
import { ledgerOf, trialBalance } from "./balances.ts";
import { balanceSheet, profitAndLoss, type ReportRow } from "./statements.ts";

const all = companies(dayOf("2026-11-21"), standardSeed);
const cases = ["tidewater", "bluestem"].flatMap((id) =>
  (["accrual", "cash"] as const).map((basis) => [id, basis] as const),
);
const days = ["2022-12-31", "2024-06-30", "2025-07-01", "2026-02-14", "2026-11-21"];

describe.each(cases)("the reports of %s on the %s basis", (id, basis) => {
  const { books, ledger } = openBooks(id, basis);

  it.each(days)("balance at %s, and agree with each other", async (day) => {
    const trial = await trialBalance(books, ledger, basis, dayOf(day));
    const sheet = await balanceSheet(books, ledger, basis, [dayOf(day)]);
    const year = { from: dayOf(trial.fiscalYearStart), to: dayOf(day) };
    const result = await profitAndLoss(books, ledger, basis, [year]);

    expect(trial.totals.debit).toBe(trial.totals.credit);
    expect(totalOf(sheet.rows, "Assets")).toEqual(totalOf(sheet.rows, "LiabilitiesAndEquity"));
    expect(sheet.rows.find(({ label }) => label === "Net Income")?.amounts).toEqual(
      totalOf(result.rows, "NetIncome"),
    );
  });

  it("count each account's lines, the earlier years in retained earnings", async () => {
    const day = dayOf("2026-02-14");
    const { rows, fiscalYearStart } = await trialBalance(books, ledger, basis, day);
    const expected = new Map<string, number>();
    for (let at = books.company.first; at <= day; at += 1) {
      for (const { lines } of books.transactionsOn(at, basis)) {
        for (const { account, amount } of lines) {
          const found = books.accounts.find(({ number }) => number === account);
          const isEarlierResult = at < dayOf(fiscalYearStart) && Number(account) >= 4_000;
          const key = isEarlierResult && account !== "9990" ? "Retained" : (found?.id ?? "");
          expected.set(key, (expected.get(key) ?? 0) + amount);
        }
      }
    }
    const retained = books.accounts.find(({ subType }) => subType === "RetainedEarnings")?.id ?? "";
    expected.set(retained, (expected.get(retained) ?? 0) + (expected.get("Retained") ?? 0));
    expected.delete("Retained");

    expect(
      new Map(rows.map((row) => [row.accountId, cents(row.debit) - cents(row.credit)])),
    ).toEqual(new Map([...expected].filter(([, amount]) => amount !== 0)));
  });

  it("add up by month to the year", async () => {
    const months = Array.from({ length: 12 }, (_, month) => ({
      from: dayOf(`2025-${pad(month + 1)}-01`),
      to: month === 11 ? dayOf("2025-12-31") : dayOf(`2025-${pad(month + 2)}-01`) - 1,
    }));
    const year = { from: dayOf("2025-01-01"), to: dayOf("2025-12-31") };

    const { rows } = await profitAndLoss(books, ledger, basis, [year, ...months]);

    const figures = rows.filter(({ kind }) => kind !== "section");
    expect(figures.length).toBeGreaterThan(10);
    for (const { amounts } of figures) {
      const [whole = "0", ...parts] = amounts;
      expect(parts).toHaveLength(12);
      expect(parts.reduce((sum, part) => sum + cents(part), 0)).toBe(cents(whole));
    }
  });
});

it("the contractor's unbalanced entry shows in every report", async () => {
  const { books, ledger } = openBooks("ortega", "accrual");
  const today = dayOf("2026-11-21");

  const { totals } = await trialBalance(books, ledger, "accrual", today);
  const { rows } = await balanceSheet(books, ledger, "accrual", [today]);

  expect(cents(totals.debit) - cents(totals.credit)).toBe(18_000);
  expect(cents(totalOf(rows, "Assets")[0]) - cents(totalOf(rows, "LiabilitiesAndEquity")[0])).toBe(
    18_000,
  );
});

function openBooks(id: string, basis: Basis) {
  const books = all.get(id);
  if (!books) throw new Error(`No company ${id}`);
  return { books, ledger: ledgerOf(books, basis) };
}

const totalOf = (rows: readonly ReportRow[], group: string) =>
  rows.find((row) => row.kind === "total" && row.group === group)?.amounts ?? [];

const cents = (amount = "") => Math.round(Number(amount) * 100);

const pad = (number: number) => String(number).padStart(2, "0");

function dayOf(text: string): DayNumber {
  const day = parseDay(text);
  if (day === undefined) throw new Error(`${text} isn't a day`);
  return day;
}
