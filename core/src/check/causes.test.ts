import { describe, expect, it } from "vitest";
import { byCause } from "./causes.ts";

describe("byCause", () => {
  it("makes one finding of an entry that is out of balance and of all totals that it's part of", () => {
    const found = shown([
      aCheck({ id: "trial-balance-zero", difference: 18_000 }),
      aCheck({ id: "journals-balance", difference: -18_000 }),
      aCheck({
        id: "assets-equal-liabilities-and-equity",
        category: "statement",
        difference: 18_000,
      }),
      aCheck({ id: "vendor-trial-balance:2025-12-31", category: "vendor", difference: -18_000 }),
      aCheck({ id: "file-vouchers-balance", category: "vendor", difference: -18_000 }),
      aCheck({ id: "file-closings-follow", category: "vendor", difference: 18_000 }),
    ]);

    expect(found).toEqual({
      "journals-balance": [
        "trial-balance-zero",
        "assets-equal-liabilities-and-equity",
        "vendor-trial-balance:2025-12-31",
        "file-vouchers-balance",
        "file-closings-follow",
      ],
    });
  });

  it("makes one finding of a trial balance whose debits and credits differ", () => {
    const found = shown([
      aCheck({ id: "trial-balance-zero", difference: 100 }),
      aCheck({ id: "assets-equal-liabilities-and-equity", difference: 100 }),
      aCheck({ id: "file-debits-equal-credits", category: "vendor", difference: -100 }),
    ]);

    expect(found).toEqual({
      "file-debits-equal-credits": ["trial-balance-zero", "assets-equal-liabilities-and-equity"],
    });
  });

  it("leaves apart what differs by another amount, in another basis, or in what an entry can't change", () => {
    const found = shown([
      aCheck({ id: "journals-balance", difference: 18_000 }),
      aCheck({ id: "trial-balance-zero", difference: 18_001 }),
      aCheck({ id: "trial-balance-zero", difference: 18_000, basis: "cash" }),
      aCheck({ id: "aging:payable", category: "aging", difference: 18_000 }),
      aCheck({ id: "suspense-balance", category: "quality", difference: 18_000 }),
      aCheck({ id: "balances-roll-forward", difference: 18_000, outcome: "Pass" }),
    ]);

    expect(Object.values(found).flat()).toEqual([]);
    expect(Object.keys(found)).toHaveLength(4);
  });

  it("knows no cause where all entries balance", () => {
    const found = shown([
      aCheck({ id: "file-closings-follow", category: "vendor", difference: 500 }),
      aCheck({ id: "vendor-trial-balance:2025-12-31", category: "vendor", difference: 500 }),
    ]);

    expect(found).toEqual({ "file-closings-follow": [], "vendor-trial-balance:2025-12-31": [] });
  });
});

interface Asked {
  readonly id: string;
  readonly category: string;
  readonly basis: string;
  readonly outcome: string;
  readonly difference: number;
}

const aCheck = (over: Partial<Asked>): Asked => ({
  ...{ id: "check", category: "ledger", basis: "accrual", outcome: "Fail", difference: 1 },
  ...over,
});

const shown = (checks: readonly Asked[]) =>
  Object.fromEntries(
    byCause(checks).map(({ finding, consequences }) => [
      finding.id,
      consequences.map(({ id }) => id),
    ]),
  );
