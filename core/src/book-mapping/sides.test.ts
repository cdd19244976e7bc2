import { describe, expect, it } from "vitest";
import { sidesOf, withSides } from "./sides.ts";

const two = ["accountNumber", "debit", "credit", "closingDebit", "closingCredit"] as const;
const one = ["accountNumber", "amount", undefined, "closing", undefined] as const;

describe("sidesOf", () => {
  it("tells a column for each side from one with a sign", () => {
    expect([sidesOf(two), sidesOf(["credit"]), sidesOf(one), sidesOf([])]).toEqual([
      "two-columns",
      "two-columns",
      "one-signed",
      "one-signed",
    ]);
  });
});

describe("withSides", () => {
  it("leaves the credits' columns out where one has a sign, and finds them again beside it", () => {
    expect(withSides(two, "one-signed")).toEqual(one);
    expect(withSides(one, "two-columns")).toEqual(two);
  });

  it("takes no column that holds something else, and changes nothing said twice", () => {
    expect(withSides(["amount", "memo"], "two-columns")).toEqual(["debit", "memo"]);
    expect(withSides(two, "two-columns")).toEqual(two);
    expect(withSides(one, "one-signed")).toEqual(one);
  });
});
