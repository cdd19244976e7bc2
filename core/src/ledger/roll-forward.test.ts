import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyBooks } from "../../golden/any-books.ts";
import { wholesaler, wholesalerAccounts, wholesalerFigures } from "../../golden/wholesaler.ts";
import type { Day } from "../calendar/day.ts";
import { fiscalYearOf } from "../calendar/fiscal-year.ts";
import { sum, toMinor } from "../money/money.ts";
import { type Ledger, withUnknownAccounts } from "./ledger.ts";
import { ledgerBalances, resultToDate } from "./ledger-balances.ts";
import {
  accumulator,
  type Posting,
  syntheticRetainedEarningsId,
  withRetainedEarnings,
} from "./roll-forward.ts";

describe("rollForward", () => {
  it("gives the golden wholesaler's figures", () => {
    const balances = ledgerBalances(wholesaler);
    const of = (end: string, prefix: RegExp) =>
      sum(
        wholesaler.accounts
          .filter(({ id }) => prefix.test(id))
          .map(({ id }) => balances.closing(id, end as Day)),
      );

    for (const [end, figures] of Object.entries(wholesalerFigures)) {
      expect(of(end, /^1/)).toBe(figures.assets);
      expect(of(end, /^2/)).toBe(figures.liabilities);
      expect(resultToDate(wholesaler, end as Day)).toBe(figures.netIncome);
    }
  });

  it("adds a finished year's result to retained earnings, and starts the new one at zero", () => {
    const rows = wholesaler.months.filter(
      ({ end, accountId }) => end === "2025-01-31" && ["3100", "4000"].includes(accountId),
    );

    expect(rows).toEqual([
      {
        accountId: "3100",
        end: "2025-01-31",
        opening: -147_200_00,
        debit: 0,
        credit: 0,
        closing: -147_200_00,
      },
      {
        accountId: "4000",
        end: "2025-01-31",
        opening: 0,
        debit: 0,
        credit: 33_000_00,
        closing: -33_000_00,
      },
    ]);
  });

  it("sums to zero at each cut, rolls on from the cut before, and adds up, for any books", () => {
    fc.assert(
      fc.property(anyBooks, ({ ledger }) => {
        for (const [i, end] of ledger.cuts.entries()) {
          expect(sum(ledger.months.filter((m) => m.end === end).map((m) => m.closing))).toBe(0);
          expectToRollOn(ledger, ledger.cuts[i - 1], end);
        }
        for (const { opening, debit, credit, closing } of ledger.months) {
          if (opening + debit - credit !== closing) expect(opening + debit - credit).toBe(closing);
        }
      }),
    );
  });

  it("closes real accounts at all that was ever posted to them, for any books", () => {
    fc.assert(
      fc.property(anyBooks, ({ ledger, lines, openings }) => {
        const balances = ledgerBalances(ledger);
        const last = ledger.cuts.at(-1) as Day;

        for (const { id, kind } of ledger.accounts) {
          if (kind === "Nominal" || id === ledger.retainedEarningsId) continue;
          const all = [...lines, ...openings].filter(({ accountId }) => accountId === id);
          const exactly = all.reduce((total, { amount }) => total + BigInt(amount), 0n);
          expect(BigInt(balances.closing(id, last))).toBe(exactly);
        }
      }),
    );
  });
});

describe("a trial balance", () => {
  it("has every account on its side, and sides that agree", () => {
    const { closing } = ledgerBalances(wholesaler);
    const balances = wholesaler.accounts
      .map(({ id }) => closing(id, "2024-12-31" as Day))
      .filter((balance) => balance !== 0);

    expect(balances).toHaveLength(15);
    expect([balances[0], balances[4]]).toEqual([113_200_00, -26_000_00]);
    const [debits, credits] = [
      balances.filter((balance) => balance > 0),
      balances.filter((balance) => balance < 0),
    ];
    expect([sum(debits), sum(credits)]).toEqual([662_000_00, -662_000_00]);
  });
});

describe("withRetainedEarnings", () => {
  it("adds an account of ours to a chart that has none", () => {
    const accounts = wholesaler.accounts.filter(({ id }) => id !== "3100");

    const chart = withRetainedEarnings(accounts);

    expect(chart.retainedEarningsId).toBe(syntheticRetainedEarningsId);
    expect(chart.accounts.at(-1)).toMatchObject({ kind: "Real", name: "Retained earnings" });
  });
});

function expectToRollOn(ledger: Ledger, before: Day | undefined, end: Day) {
  if (!before) return;
  const balances = ledgerBalances(ledger);
  const rolls = fiscalYearOf(before, ledger.fiscalYearEnd).end === before;
  const openings = new Map(
    ledger.months.filter((m) => m.end === end).map((m) => [m.accountId, m.opening]),
  );
  for (const { id, kind } of ledger.accounts) {
    const result = id === ledger.retainedEarningsId && rolls ? resultToDate(ledger, before) : 0;
    const carried = kind === "Nominal" && rolls ? 0 : balances.closing(id, before) + result;
    if ((openings.get(id) ?? 0) !== carried) expect(openings.get(id) ?? 0).toBe(carried);
  }
}

describe("accumulator", () => {
  it("adds both sides up by account and cut", () => {
    const totals = accumulator(["cash", "sales"], cuts, from);

    for (const line of [
      aLine("cash", "2026-01-01", 500),
      aLine("sales", "2026-01-31", -500),
      aLine("cash", "2026-01-31", -200),
      aLine("cash", "2026-02-01", 70),
    ]) {
      totals.add(line);
    }

    expect(totals.movements()).toEqual([
      { accountId: "cash", end: "2026-01-31", debit: 500, credit: 200 },
      { accountId: "cash", end: "2026-02-15", debit: 70, credit: 0 },
      { accountId: "sales", end: "2026-01-31", debit: 0, credit: 500 },
    ]);
    expect(totals.count()).toBe(4);
  });

  it("counts what it can't place, and leaves it out", () => {
    const totals = accumulator(["cash"], cuts, from);

    totals.add(aLine("nowhere", "2026-01-10", 1));
    totals.add(aLine("nowhere", "2026-01-11", 1));
    totals.add(aLine("cash", "2025-12-31", 1));
    totals.add(aLine("cash", "2026-02-16", 1));

    expect(totals.movements()).toEqual([]);
    expect([...totals.orphans()]).toEqual([["nowhere", 2]]);
    expect(totals.outside()).toBe(2);
  });

  it("throws rather than giving a figure that a double can't hold", () => {
    const totals = accumulator(["cash"], cuts, from);

    totals.add(aLine("cash", "2026-01-10", Number.MAX_SAFE_INTEGER));
    totals.add(aLine("cash", "2026-01-10", 1));

    expect(totals.movements).toThrow(RangeError);
  });
});

const from = "2026-01-01" as Day;
const cuts = ["2026-01-31", "2026-02-15"] as Day[];

const aLine = (accountId: string, date: string, amount: number): Posting => ({
  accountId,
  date: date as Day,
  amount: toMinor(amount),
});

describe("withUnknownAccounts", () => {
  it("adds a place for what the package left out, once, for a person to look at", () => {
    const chart = withUnknownAccounts(wholesalerAccounts, ["1010", "deleted-7", "deleted-7"]);

    expect(chart.slice(0, -1)).toEqual(wholesalerAccounts);
    expect(chart.at(-1)).toMatchObject({
      id: "deleted-7",
      name: "Unknown account deleted-7",
      kind: "Real",
      confidence: 0.1,
    });
  });
});
