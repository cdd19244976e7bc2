import { describe, expect, it } from "vitest";
import type { VendorAccount } from "../ledger/ledger.ts";
import { saysType, withGuessedTypes } from "./complete-chart.ts";

describe("a type in words that nobody knows", () => {
  it("isn't one that the file says: it's guessed, with its words as a heading, and can be asked", () => {
    const { accounts, found } = withGuessedTypes([
      anAccount("Checking", "1000", "Bank"),
      anAccount("First National 88-2", "2500", "Loans from banks, secured"),
      anAccount("Rent", "6100", "Expense"),
    ]);

    expect(found).toMatchObject([{ id: "2500", accountClass: "long_term_debt", from: "guess" }]);
    expect(accounts.map(({ vendorType }) => vendorType)).toEqual([
      "Bank",
      "LongTermLiability",
      "Expense",
    ]);
  });

  it("stays unknown where nobody can say more", () => {
    const said = new Map([["2500", { accountClass: "unknown", from: "sender" } as const]]);
    const { accounts } = withGuessedTypes([anAccount("Bin 7", "2500", "Zeta")], new Map(), said);

    expect(accounts).toMatchObject([{ vendorType: "Unknown", typeFrom: "sender" }]);
  });

  it("is known in the words of Sage 50's chart", () => {
    const types = [
      "Accumulated Depreciation",
      "Equity-doesn't close",
      "Equity-Retained Earnings",
      "Equity-gets closed",
    ];

    expect(types.filter((type) => !saysType(anAccount("An account", "1", type)))).toEqual([]);
    expect(saysType(anAccount("An account", "1", "Zeta"))).toBe(false);
  });
});

const anAccount = (name: string, number: string, vendorType: string): VendorAccount => ({
  id: number,
  number,
  name,
  fullName: name,
  vendorType,
  posting: true,
  active: true,
});
