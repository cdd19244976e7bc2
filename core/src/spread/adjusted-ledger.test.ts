import { describe, expect, it } from "vitest";
import { type Day, dayInMonth } from "../calendar/day.ts";
import type { Classification, Ledger } from "../ledger/ledger.ts";
import { ledgerBalances } from "../ledger/ledger-balances.ts";
import { adjustedLedger, adjustingLines, classifiedLedger } from "./adjusted-ledger.ts";
import { type Adjustment, addBacksId } from "./adjustment.ts";
import {
  december2024,
  december2025,
  entry,
  january2025,
  ledger,
  lines,
  spread,
  standard,
  wagesOwed,
} from "./testing/adjusting.ts";

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

describe("the lines that adjustments post", () => {
  const accrued = entry({
    ...{ id: "a1", kind: "Accrual", day: december2024, reversal: january2025 },
    lines: lines(["6000", 15], [wagesOwed, -15]),
  });
  const draft = entry({ ...accrued, id: "a2", status: "Draft" });
  const corrected = entry({ ...accrued, id: "a3", kind: "Correction" });
  const adjusted = { ...spread, adjustments: [accrued, draft, corrected] };
  const posted = (accountId: string, from: Day, to: Day) =>
    adjustingLines(ledger, adjusted, { accountId, from, to }).map(
      ({ adjustmentId, day, debit, credit }) => [adjustmentId, day, debit, credit],
    );

  it("are those of confirmed entries in the days, with their reversals, and none of corrections", () => {
    expect(posted("6000", december2024, january2025)).toEqual([
      ["a1", december2024, 1_500, 0],
      ["a1", january2025, 0, 1_500],
    ]);
    expect(posted("6000", january2025, january2025)).toEqual([["a1", january2025, 0, 1_500]]);
    expect(posted("1000", december2024, january2025)).toEqual([]);
  });

  it("are what the adjusted ledger has on top of the months", () => {
    const before = ledgerBalances(ledger);
    const after = ledgerBalances(adjustedLedger(ledger, { ...spread, adjustments: [accrued] }));
    const first = dayInMonth(2025, 1, 1);
    const moved = (books: typeof before) => books.movement("6000", first, december2025);

    const [line] = posted("6000", first, december2025);
    expect(moved(after) - moved(before)).toBe(Number(line?.[2]) - Number(line?.[3]));
  });
});

function withAdjustment(changes: Partial<Adjustment>): Ledger {
  return adjustedLedger(ledger, { ...spread, adjustments: [entry(changes)] });
}

/** The statements' totals in whole dollars, for both fiscal years. */
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
