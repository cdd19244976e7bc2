import { describe, expect, it } from "vitest";
import { accountOfText } from "./account-text.ts";

describe("accountOfText", () => {
  it.each([
    ["1010 - Checking", { number: "1010", name: "Checking" }],
    ["5-5100 Rent", { number: "5-5100", name: "Rent" }],
    ["1010: Checking", { number: "1010", name: "Checking" }],
    ["1500 Rent: office", { number: "1500", name: "Rent: office" }],
    ["Checking (1000)", { name: "Checking (1000)" }],
    ["Utilities:Gas", { name: "Utilities:Gas" }],
  ])("splits %s", (text, account) => {
    expect(accountOfText(text)).toEqual(account);
  });

  it("takes the names before the last for its parents' where only the account has a number: QuickBooks Online", () => {
    expect(accountOfText("1510 Vehicles:Original Cost")).toEqual({
      number: "1510",
      name: "Original Cost",
      fullName: "Vehicles:Original Cost",
    });
  });

  it("takes the last of a path for the account, and the others for its parents", () => {
    expect(accountOfText("1500 · Vehicles:1510 · Original Cost")).toEqual({
      number: "1510",
      name: "Original Cost",
      fullName: "Vehicles:Original Cost",
    });
  });
});
