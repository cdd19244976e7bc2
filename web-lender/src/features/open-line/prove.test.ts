import { describe, expect, it } from "vitest";
import type { LineDetail } from "../../api/financial-statement.ts";
import type { JournalLine, JournalLines } from "../../api/ledger-lines.ts";
import {
  type AccountDetail,
  type AccountMonth,
  proveAccounts,
  proveLines,
  proveMonths,
} from "./prove.ts";

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

function aLine({ amount, accounts }: { amount: number; accounts: number[] }): LineDetail {
  return {
    lineItemId: "l",
    captionText: "Total inventory",
    hierarchicalLocation: "Assets",
    currency: "USD",
    column: {
      reportingPeriodId: "FY:2024-12-31",
      label: "FY 2024",
      reportingStartDate: "2024-01-01",
      reportingEndDate: "2024-12-31",
    },
    amount,
    checked: true,
    accounts: accounts.map((each, index) =>
      anAccount({ accountId: String(index), amount: each, months: [] }),
    ),
  };
}

function anAccount(over: Partial<AccountDetail>): AccountDetail {
  return { accountId: "a", caption: "Checking", amount: 0, months: [], checked: true, ...over };
}

function aMonth(over: Partial<AccountMonth>): AccountMonth {
  return { start: "2024-01-01", end: "2024-01-31", debit: 0, credit: 0, closing: 0, ...over };
}

function aJournalLine(over: Partial<JournalLine>): JournalLine {
  return {
    transactionId: "t",
    lineNumber: 1,
    transactionType: "Bill",
    date: "2024-01-09",
    debit: 0,
    credit: 0,
    ...over,
  };
}

function someLines(over: Pick<JournalLines, "count" | "debit" | "credit">): JournalLines {
  return {
    accountId: "a",
    currency: "USD",
    from: "2024-01-01",
    to: "2024-01-31",
    monthDebit: over.debit,
    monthCredit: over.credit,
    checked: true,
    lines: [],
    ...over,
  };
}
