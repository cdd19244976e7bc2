import { describe, expect, it } from "vitest";
import { aStatement } from "../testing/a-statement.ts";
import { tidewaterBalanceSheet } from "../testing/tidewater.ts";
import { placeOfAccount } from "./financial-statements-sought.ts";

const statement = aStatement(tidewaterBalanceSheet);

describe("placeOfAccount", () => {
  it("is the account's line, in the column that holds the day", () => {
    const place = placeOfAccount(statement, { accountId: "9990", day: "2024-03-31" });

    expect(place?.reportingPeriodId).toBe("FY:2024-12-31");
    expect(statement.lineItems.find(({ id }) => id === place?.lineItemId)?.captionText).toBe(
      "Ask My Accountant",
    );
  });

  it("is in the last column without a day, or after the last one", () => {
    expect(placeOfAccount(statement, { accountId: "9990" })?.reportingPeriodId).toBe(
      "FY:2025-09-30",
    );
    expect(
      placeOfAccount(statement, { accountId: "9990", day: "2026-01-01" })?.reportingPeriodId,
    ).toBe("FY:2025-09-30");
  });

  it("is nowhere for an account of the other statement", () => {
    expect(placeOfAccount(statement, { accountId: "4000" })).toBe(undefined);
  });
});
