import { describe, expect, it } from "vitest";
import {
  type LineTotals,
  lineGrowth,
  type ProvableAccount,
  type ProvableLine,
  type ProvableMonth,
  proveAccounts,
  proveLines,
  proveMonths,
} from "./line-proof.ts";

describe("proveAccounts", () => {
  it("holds when the accounts add up to the cell", () => {
    expect(proveAccounts(aLine({ amount: 700, accounts: [900, -200] }))).toEqual({
      holds: true,
      difference: 0,
    });
  });

  it("says by how much they don't, whatever the server says", () => {
    expect(proveAccounts(aLine({ amount: 701, accounts: [900, -200] }))).toEqual({
      holds: false,
      difference: -1,
    });
  });

  it("doesn't hold against the server's word", () => {
    const line = { ...aLine({ amount: 700, accounts: [700] }), checked: false };

    expect(proveAccounts(line)).toEqual({ holds: false, difference: 0 });
  });
});

describe("proveMonths", () => {
  it("takes in the opening, both sides, and the result that a new year rolls over", () => {
    const account = anAccount({
      amount: -1_250,
      opening: -1_000,
      months: [
        aMonth({ debit: 100, credit: 50, closing: -950 }),
        aMonth({ debit: 0, credit: 0, earningsRolled: -300, closing: -1_250 }),
      ],
    });

    expect(proveMonths(account)).toEqual({ holds: true, difference: 0 });
  });

  it("doesn't hold when a closing isn't what the next month starts from", () => {
    const account = anAccount({
      amount: 100,
      opening: 0,
      months: [aMonth({ debit: 60, closing: 50 }), aMonth({ debit: 40, closing: 100 })],
    });

    expect(proveMonths(account)).toEqual({ holds: false, difference: 0 });
  });
});

describe("proveMonths of a result", () => {
  it("counts what was posted in the column, though closings run over the year", () => {
    const secondQuarter = anAccount({
      amount: -90,
      months: [aMonth({ credit: 50, closing: -350 }), aMonth({ credit: 40, closing: -390 })],
    });

    expect(proveMonths(secondQuarter)).toEqual({ holds: true, difference: 0 });
  });

  it("leaves out what a new year starts from nothing", () => {
    const year = anAccount({
      amount: -50,
      months: [aMonth({ credit: 50, earningsRolled: 800, closing: -50 })],
    });

    expect(proveMonths(year)).toEqual({ holds: true, difference: 0 });
  });
});

describe("proveLines", () => {
  const month = aMonth({ debit: 150, credit: 30, closing: 120 });

  it("holds when both sides add up to the month", () => {
    const lines = [aJournalLine({ debit: 150 }), aJournalLine({ credit: 30 })];

    expect(proveLines(someLines({ count: 2, debit: 150, credit: 30 }), lines, month)).toEqual({
      holds: true,
      difference: 0,
    });
  });

  it("proves nothing before all lines are there", () => {
    const lines = [aJournalLine({ debit: 150 })];

    expect(proveLines(someLines({ count: 2, debit: 150, credit: 30 }), lines, month)).toBe(
      undefined,
    );
  });

  it("doesn't hold when only the net agrees", () => {
    const lines = [aJournalLine({ debit: 120 })];

    expect(proveLines(someLines({ count: 1, debit: 120, credit: 0 }), lines, month)).toEqual({
      holds: false,
      difference: 0,
    });
  });
});

function aLine({ amount, accounts }: { amount: number; accounts: number[] }): ProvableLine {
  return { amount, checked: true, accounts: accounts.map((each) => anAccount({ amount: each })) };
}

function anAccount(over: Partial<ProvableAccount>): ProvableAccount {
  return { amount: 0, months: [], checked: true, ...over };
}

function aMonth(over: Partial<ProvableMonth>): ProvableMonth {
  return { debit: 0, credit: 0, closing: 0, ...over };
}

function aJournalLine(over: { readonly debit?: number; readonly credit?: number }) {
  return { debit: 0, credit: 0, ...over };
}

function someLines(over: LineTotals): LineTotals {
  return { checked: true, ...over };
}

describe("lineGrowth", () => {
  it("compares each column with the one before it in time, whichever way they are sorted", () => {
    const ofOrder = (order: "OldestFirst" | "NewestFirst", amounts: readonly number[]) =>
      lineGrowth(amounts, { type: "BalanceSheet", order, columns: years(amounts.length) });

    expect(ofOrder("OldestFirst", [100, 150, 120])).toEqual([undefined, 0.5, -0.2]);
    expect(ofOrder("NewestFirst", [120, 150, 100])).toEqual([-0.2, 0.5, undefined]);
  });

  it("doesn't compare a part of a year with a whole one, but for balances", () => {
    const columns = [...years(2), { toDate: true }];
    const ofType = (type: "BalanceSheet" | "IncomeStatement") =>
      lineGrowth([1, 2, 3], { type, order: "OldestFirst", columns });

    expect(ofType("IncomeStatement")).toEqual([undefined, 1, undefined]);
    expect(ofType("BalanceSheet")).toEqual([undefined, 1, 0.5]);
  });

  it("knows no growth from nothing, or from a loss to a profit", () => {
    const columns = years(4);

    expect(
      lineGrowth([0, 10, -5, -10], { type: "BalanceSheet", order: "OldestFirst", columns }),
    ).toEqual([undefined, undefined, undefined, 1]);
  });
});

const years = (count: number) => Array.from({ length: count }, () => ({ toDate: false }));
