import { describe, expect, it } from "vitest";
import { wholesalerAccounts } from "../../golden/wholesaler.ts";
import { withUnknownAccounts } from "./account.ts";

describe("withUnknownAccounts", () => {
  it("adds a place for what the package left out, once, for a person to look at", () => {
    const chart = withUnknownAccounts(wholesalerAccounts, ["1010", "deleted-7", "deleted-7"]);

    expect(chart.slice(0, -1)).toEqual(wholesalerAccounts);
    expect(chart.at(-1)).toMatchObject({
      id: "deleted-7",
      name: "Unknown account deleted-7",
      kind: "Real",
      confidence: 0.1,
    });
  });
});
