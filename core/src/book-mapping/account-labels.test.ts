import { describe, expect, it } from "vitest";
import type { VendorAccount } from "../ledger/ledger.ts";
import { type AccountLabel, withLabels } from "./account-labels.ts";

describe("names from a list of accounts", () => {
  it("are those of accounts that have a number alone, and leave other names as they are", () => {
    const named = namesIn(
      [nameless("1200"), nameless("0420"), { ...nameless("8400"), name: "Sales" }],
      [
        { number: "1200", name: "Bank" },
        { number: "420", name: "Büroeinrichtung" },
        { number: "8400", name: "Erlöse 19 % USt" },
      ],
    );

    expect(named).toEqual(["Bank", "Büroeinrichtung", "Sales"]);
  });

  it("are left out where the list has two, or where zeros tell two accounts apart", () => {
    const named = namesIn(
      [nameless("100"), nameless("0100"), nameless("300")],
      [
        { number: "0100", name: "Lizenzen" },
        { number: "300", name: "One" },
        { number: "300", name: "Another" },
      ],
    );

    expect(named).toEqual(["100", "Lizenzen", "300"]);
  });
});

const nameless = (number: string): VendorAccount => ({
  ...{ id: number, number, name: number, fullName: number, vendorType: "" },
  ...{ posting: true, active: true },
});

function namesIn(accounts: readonly VendorAccount[], labels: readonly AccountLabel[]): string[] {
  return withLabels({ accounts }, labels).accounts.map(({ name }) => name);
}
