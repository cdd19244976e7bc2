import { describe, expect, it } from "vitest";
import { dayInMonth } from "../calendar/day.ts";
import type { Classification } from "../ledger/ledger.ts";
import { type Adjustment, type AdjustmentFault, adjustmentFault, recurring } from "./adjustment.ts";
import { december2025, entry, ledger, lines, spread } from "./testing/adjusting.ts";

describe("an adjustment isn't posted", () => {
  const faults: readonly [what: string, changes: Partial<Adjustment>, fault: AdjustmentFault][] = [
    ["with one line", { lines: lines(["1000", 20]) }, "no-lines"],
    ["with a line of zero", { lines: lines(["1000", 0], ["2100", 0]) }, "zero-line"],
    [
      "where its lines don't add up to zero",
      { lines: lines(["1000", 20], ["2100", -19]) },
      "not-zero-sum",
    ],
    [
      "where an account stands twice",
      { lines: lines(["1000", 20], ["1000", -20]) },
      "account-twice",
    ],
    ["without a reason", { reason: " " }, "reason-missing"],
    ["on a day that is no cut", { day: dayInMonth(2025, 12, 30) }, "not-a-cut"],
    ["on a basis that wasn't collected", { basis: "cash" }, "not-a-cut"],
    ["reversed on the same day", { reversal: december2025 }, "reversal-not-later"],
    [
      "on an account that nobody has",
      { lines: lines(["9999", 20], ["2100", -20]) },
      "unknown-account",
    ],
    [
      "on retained earnings, but as a correction",
      { lines: lines(["3100", 20], ["2100", -20]) },
      "retained-earnings",
    ],
    [
      "on current earnings",
      { lines: lines(["current-earnings", 20], ["2100", -20]) },
      "retained-earnings",
    ],
    [
      "across both statements as a reclassification",
      { lines: lines(["1000", 20], ["6000", -20]) },
      "both-statements",
    ],
    ["as an add-back of the balance sheet", { kind: "AddBack" }, "not-income"],
    [
      "as an add-back without our own line",
      { kind: "AddBack", lines: lines(["6000", -20], ["6030", 20]) },
      "add-backs-line-missing",
    ],
    [
      "as a correction of income",
      { kind: "Correction", day: ledger.from, lines: lines(["6000", 20], ["3100", -20]) },
      "not-balance-sheet",
    ],
    ["as a correction of another day than the first", { kind: "Correction" }, "not-first-day"],
    [
      "as a correction that reverses",
      { kind: "Correction", day: ledger.from, reversal: december2025 },
      "reversal-not-allowed",
    ],
  ];

  it.each(faults)("%s", (_, changes, fault) => {
    expect(adjustmentFault(entry(changes), books)).toBe(fault);
  });

  it("is posted where nothing is wrong with it", () => {
    expect(adjustmentFault(entry({}), books)).toBeUndefined();
  });
});

it("recurs as one entry a day, each reversed at the next cut", () => {
  const quarterEnds = [3, 6].map((month) => dayInMonth(2025, month, month === 3 ? 31 : 30));
  const entries = recurring(entry({ reversal: december2025 }), quarterEnds, ledger);

  expect(
    entries.map(({ id, day, reversal, recurrenceId }) => [id, day, reversal, recurrenceId]),
  ).toEqual([
    ["a/1", "2025-03-31", "2025-04-30", "a"],
    ["a/2", "2025-06-30", "2025-07-31", "a"],
  ]);
});

const books = {
  classification: (id: string): Classification | undefined =>
    ledger.accounts.find((account) => account.id === id)?.classification ??
    spread.ownAccounts.find((account) => account.id === id)?.classification,
  calendar: (basis: string) => (basis === "accrual" ? ledger : undefined),
};
