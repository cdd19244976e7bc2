import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import type { VendorAccount } from "../ledger/ledger.ts";
import { toMinor } from "../money/money.ts";
import { sheetCheck } from "./sheet-check.ts";

describe("sheetCheck", () => {
  it("finds assets equal to liabilities, equity and the profit to date, on each day of balances", () => {
    const check = sheetCheck(
      booked([
        { "1000": 150, "2000": -30, "3000": -100, "4000": -20 },
        { "1000": 40, "2000": -10, "4000": -30 },
      ]),
    );

    expect(check).toEqual({
      id: "assets-equal-liabilities-and-equity",
      ...{ outcome: "agrees", agreed: 2, of: 2, differences: [], amount: 190 },
    });
  });

  it("names the day that is out of balance", () => {
    const check = sheetCheck(booked([{ "1000": 150, "3000": -150 }, { "1000": 10 }]));

    expect(check).toMatchObject({
      ...{ outcome: "differs", agreed: 1, of: 2 },
      differences: [{ expected: 150, actual: 160, place: { end: "2025-12-31" } }],
    });
  });

  it("can't tell while an account with a balance has no type", () => {
    const unknown = sheetCheck(booked([{ "1000": 150, "3000": -100, "9000": -50 }]));
    const empty = sheetCheck(booked([{ "1000": 150, "3000": -150, "9000": 0 }]));

    expect([unknown.outcome, unknown.of, unknown.amount]).toEqual(["not-checkable", 0, undefined]);
    expect(empty.outcome).toBe("agrees");
  });

  it("can't tell where openings are unknown, as there's no balance sheet", () => {
    const openings = { on: "2023-12-31" as Day, from: "none", oldItems: [] } as const;
    const file = { ...booked([{ "1000": 150, "3000": -150 }]), openings };

    expect(sheetCheck(file).outcome).toBe("not-checkable");
  });
});

const days = ["2024-12-31", "2025-12-31"] as Day[];

const types = { "1000": "Bank", "2000": "Accounts payable", "3000": "Equity", "4000": "Income" };

/** What was posted until each day, by account. */
function booked(
  posted: readonly Readonly<Record<string, number>>[],
): Parameters<typeof sheetCheck>[0] {
  const movements = posted.flatMap((balances, i) =>
    Object.entries(balances).map(([accountId, amount]) => ({
      ...{ accountId, end: days[i] ?? ("" as Day) },
      debit: toMinor(Math.max(amount, 0)),
      credit: toMinor(Math.max(-amount, 0)),
    })),
  );
  const balanceDays = days.slice(0, posted.length);
  const upTo = balanceDays.at(-1) ?? ("" as Day);
  return {
    accounts: [...Object.entries(types), ["9000", "Unknown"] as const].map(anAccount),
    fiscalYearEnd: { month: 12, day: 31, said: true },
    periods: { from: "2024-01-01" as Day, upTo, openings: [], movements, balanceDays },
  };
}

const anAccount = ([id, vendorType]: readonly [string, string]): VendorAccount => ({
  ...{ id, name: id, fullName: id, vendorType, posting: true, active: true },
});
