import { expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import type { JournalLine } from "../ledger/ledger.ts";
import { toMinor } from "../money/money.ts";
import { transactionOf } from "./transaction-table.ts";

it("makes one thing of a transaction's lines", () => {
  const lines: [JournalLine, ...JournalLine[]] = [
    aLine({ lineNumber: 1, amount: toMinor(300) }),
    aLine({ lineNumber: 2, amount: toMinor(-500), partyId: "P1", memo: "Weekly" }),
    aLine({ lineNumber: 3, amount: toMinor(200), partyId: "P2" }),
  ];

  expect(transactionOf(lines)).toEqual({
    id: "T1",
    type: "Bill",
    date: "2026-03-15",
    partyId: "P1",
    memo: "Weekly",
    lineCount: 3,
    amount: 500,
  });
});

function aLine(change: Partial<JournalLine>): JournalLine {
  return {
    transactionId: "T1",
    transactionType: "Bill",
    lineNumber: 1,
    date: "2026-03-15" as Day,
    accountId: "1010",
    amount: toMinor(0),
    ...change,
  };
}
