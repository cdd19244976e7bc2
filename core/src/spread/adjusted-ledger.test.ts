import { describe, expect, it } from "vitest";
import { type Day, dayInMonth } from "../calendar/day.ts";
import type { Classification, Ledger } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";
import { toMinor } from "../money/money.ts";
import { adjustedLedger, classifiedLedger } from "./adjusted-ledger.ts";
import {
  type Adjustment,
  type AdjustmentFault,
  addBacksId,
  adjustmentFault,
  recurring,
} from "./adjustment.ts";
import { type Spread, standardSpread } from "./spread.ts";
import { alder, yearEndLedger } from "./testing/year-end-ledger.ts";

const ledger = yearEndLedger("Alder", alder, ["6000"]);
const standard = standardSpread(ledger.accounts);
const wagesOwed = "tieout:own:accrued-wages";
const spread: Spread = {
  ...standard,
  ownAccounts: [
    { id: wagesOwed, name: "Accrued wages", classification: "accrued_payroll" },
    { id: addBacksId, name: "Add-backs", classification: "other_expense" },
  ],
};
const [december2024, january2025, december2025] = [
  dayInMonth(2024, 12, 31),
  dayInMonth(2025, 1, 31),
  dayInMonth(2025, 12, 31),
];

describe("the adjusted ledger (scenarios of the editor)", () => {
  it("as collected, without any adjustment", () => {
    expect(adjustedLedger(ledger, standard)).toBe(ledger);
    expect(figuresOf(ledger)).toEqual({
      assets: [772, 700],
      liabilities: [450, 400],
      equity: [322, 300],
      netIncome: [272, -22],
    });
  });

  it("moves a reclassification between two lines of the balance sheet", () => {
    const adjusted = withAdjustment({
      kind: "Reclassification",
      day: december2025,
      lines: lines(["1000", 20], ["2100", -20]),
    });

    expect(figuresOf(adjusted)).toEqual({
      assets: [772, 720],
      liabilities: [450, 420],
      equity: [322, 300],
      netIncome: [272, -22],
    });
    expect(ledgerBalances(adjusted).closing("2100", december2025)).toBe(-15_000);
  });

  it("accrues wages, and takes them back in January", () => {
    const accrued = {
      kind: "Accrual",
      day: december2024,
      lines: lines(["6000", 15], [wagesOwed, -15]),
    } as const;
    const reversed = withAdjustment({ ...accrued, reversal: january2025 });

    expect(figuresOf(reversed)).toEqual({
      assets: [772, 700],
      liabilities: [465, 400],
      equity: [307, 300],
      netIncome: [257, -7],
    });
    expect(ledgerBalances(reversed).closing("3100", december2025)).toBe(-25_700);
    expect(figuresOf(withAdjustment(accrued))).toEqual({
      assets: [772, 700],
      liabilities: [465, 415],
      equity: [307, 285],
      netIncome: [257, -22],
    });
  });

  it("adds back, and moves neither net income nor the balance sheet", () => {
    const adjusted = withAdjustment({
      kind: "AddBack",
      day: december2025,
      lines: lines(["6030", -70], ["6800", -60], [addBacksId, 130]),
    });

    expect(figuresOf(adjusted)).toEqual(figuresOf(ledger));
    expect(operatingIncome(ledger)).toBe(-10);
    expect(operatingIncome(adjusted)).toBe(120);
  });

  it("corrects what the first day opened with, retained earnings too", () => {
    const adjusted = withAdjustment({
      kind: "Correction",
      day: ledger.from,
      lines: lines(["1420", -30], ["3100", 30]),
    });

    expect(figuresOf(adjusted)).toEqual({
      assets: [742, 670],
      liabilities: [450, 400],
      equity: [292, 270],
      netIncome: [272, -22],
    });
    expect(ledgerBalances(adjusted).movement("1420", ledger.from, december2024)).toBe(5000);
  });

  it("counts no draft, and nothing of another basis", () => {
    const draft = entry({ status: "Draft" });
    const cash = entry({ basis: "cash" });
    expect(adjustedLedger(ledger, { ...standard, adjustments: [draft, cash] })).toBe(ledger);
  });

  it("computes the year's turn again where a person says that an expense is an asset", () => {
    const classified = classifiedLedger(ledger, {
      ...standard,
      classifications: { "6000": "prepaid" },
    });

    expect(figuresOf(classified)).toEqual({
      assets: [892, 950],
      liabilities: [450, 400],
      equity: [442, 550],
      netIncome: [392, 108],
    });
    expect(ledger.accounts.find(({ id }) => id === "6000")?.classification).toBe("opex");
  });
});

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

function entry(changes: Partial<Adjustment>): Adjustment {
  return {
    id: "a",
    kind: "Reclassification",
    basis: "accrual",
    day: december2025,
    lines: lines(["1000", 20], ["2100", -20]),
    reason: "Overdrawn account shown as debt",
    status: "Confirmed",
    ...changes,
  };
}

function lines(...entries: readonly [accountId: string, dollars: number][]): Adjustment["lines"] {
  return entries.map(([accountId, dollars]) => ({ accountId, amount: toMinor(dollars * 100) }));
}

function withAdjustment(changes: Partial<Adjustment>): Ledger {
  return adjustedLedger(ledger, { ...spread, adjustments: [entry(changes)] });
}

/** What the statements' totals read, in whole dollars, for both fiscal years. */
function figuresOf(books: Ledger): Record<string, number[]> {
  const assets = new Set<Classification>([
    "cash",
    "ar",
    "prepaid",
    "other_current_asset",
    "fixed_asset",
    "accumulated_depreciation",
  ]);
  const equity = new Set<Classification>(["equity", "retained_earnings"]);
  const balance = (wanted: (of: Classification) => boolean, sign: number) =>
    [december2024, december2025].map((end) =>
      dollars(sign, books, (id) => ledgerBalances(books).closing(id, end), wanted),
    );
  const result = (sign: number, from: number) =>
    [dayInMonth(2024, 1, 1), dayInMonth(2025, 1, 1)].slice(from).map((start, i) =>
      dollars(
        sign,
        books,
        (id) =>
          ledgerBalances(books).movement(
            id,
            start,
            [december2024, december2025][i + from] ?? start,
          ),
        () => true,
        "Nominal",
      ),
    );
  const netIncome = result(-1, 0);
  return {
    assets: balance((of) => assets.has(of), 1),
    liabilities: balance((of) => !assets.has(of) && !equity.has(of), -1),
    equity: balance((of) => equity.has(of), -1).map(
      (amount, year) => amount + (netIncome[year] ?? 0),
    ),
    netIncome,
  };
}

function dollars(
  sign: number,
  { accounts }: Ledger,
  figure: (accountId: string) => number,
  wanted: (of: Classification) => boolean,
  kind: "Real" | "Nominal" = "Real",
): number {
  const counted = accounts.filter(
    (account) => account.kind === kind && wanted(account.classification),
  );
  return counted.reduce((total, { id }) => total + sign * figure(id), 0) / 100;
}

function operatingIncome(books: Ledger): number {
  const operating = new Set<Classification>([
    "revenue",
    "cogs",
    "opex",
    "depreciation_amortization",
  ]);
  const from: Day = dayInMonth(2025, 1, 1);
  return dollars(
    -1,
    books,
    (id) => ledgerBalances(books).movement(id, from, december2025),
    (of) => operating.has(of),
    "Nominal",
  );
}
