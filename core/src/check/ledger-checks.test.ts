import { describe, expect, it } from "vitest";
import { wholesaler } from "../../golden/wholesaler.ts";
import { toMinor } from "../money/money.ts";
import { checkRollForward, checkTrialBalance } from "./ledger-checks.ts";
import { checkSuspense } from "./quality-checks.ts";

describe("ledger checks", () => {
  it("see a balance that was tampered with", () => {
    const [first, ...rest] = wholesaler.months;
    const months = first ? [{ ...first, closing: toMinor(first.closing + 1) }, ...rest] : [];
    const tampered = { ...wholesaler, months };

    expect(checkTrialBalance(tampered)).toMatchObject({ outcome: "Fail", difference: 1 });
    expect(checkRollForward(tampered)).toMatchObject({ outcome: "Fail", accountId: "1010" });
  });

  it("see what was left in suspense", () => {
    const accounts = wholesaler.accounts.map((account) =>
      account.id === "1300" ? { ...account, name: "Ask My Accountant" } : account,
    );

    expect(checkSuspense({ ...wholesaler, accounts })).toMatchObject({
      id: "suspense-balance",
      outcome: "Fail",
      accountId: "1300",
      fact: {
        code: "suspense-balance",
        values: {
          balance: { minor: 77_000_00, currency: "USD" },
          account: "1300 Ask My Accountant",
          others: 0,
        },
      },
    });
    expect(checkSuspense(wholesaler)).toMatchObject({
      id: "suspense-balance",
      outcome: "Pass",
    });
  });
});
