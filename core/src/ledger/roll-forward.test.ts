import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyBooks } from "../../golden/any-books.ts";
import { wholesaler, wholesalerFigures } from "../../golden/wholesaler.ts";
import { type Day, fiscalYearOf } from "../calendar/index.ts";
import { sum } from "../money/money.ts";
import type { Ledger } from "./ledger.ts";
import { ledgerBalances, resultToDate, trialBalance } from "./ledger-balances.ts";
import { syntheticRetainedEarningsId, withRetainedEarnings } from "./roll-forward.ts";

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

describe("trialBalance", () => {
  it("has every account on its side, and sides that agree", () => {
    const { rows, totalDebit, totalCredit } = trialBalance(wholesaler, "2024-12-31" as Day);

    expect(rows).toHaveLength(15);
    expect(rows[0]).toEqual({ account: wholesaler.accounts[0], debit: 113_200_00, credit: 0 });
    expect(rows[4]).toEqual({ account: wholesaler.accounts[4], debit: 0, credit: 26_000_00 });
    expect([totalDebit, totalCredit]).toEqual([662_000_00, 662_000_00]);
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
