import { describe, expect, it } from "vitest";
import { aStatement } from "../testing/a-statement.ts";
import { tidewaterBalanceSheet } from "../testing/tidewater.ts";
import {
  placeOfAccount,
  readPlace,
  readSought,
  readVersion,
  readView,
  seekAccount,
  writeAddress,
  writeVersion,
} from "./financial-statements-address.ts";

describe("readView", () => {
  it("is the usual view where the address says nothing, or something else", () => {
    const usual = {
      financialStatementType: "BalanceSheet",
      reportingPeriod: "FiscalYearsAndYTD",
      reportingPeriodSortOrder: "OldestFirst",
    };

    expect(readView(new URLSearchParams())).toEqual(usual);
    expect(readView(new URLSearchParams("type=CashFlowStatement&basis=both&order="))).toEqual(
      usual,
    );
  });
});

describe("readVersion", () => {
  it("is the version to compare, and none where the address says something else", () => {
    expect(readVersion(writeVersion(7))).toBe(7);
    const others = ["", "version=", "version=0", "version=1.5", "version=two"];
    expect(others.map((text) => readVersion(new URLSearchParams(text)))).toEqual(
      others.map(() => undefined),
    );
  });
});

describe("writeAddress", () => {
  it("brings back the view and the place that were written", () => {
    const view = {
      financialStatementType: "IncomeStatement",
      reportingPeriod: "MonthsAndMTD",
      reportingPeriodSortOrder: "NewestFirst",
      basis: "cash",
    } as const;
    const place = {
      lineItemId: "section:revenue/footer",
      reportingPeriodId: "M:2025-09-30",
      accountId: "4000 & more",
      month: "2025-09-30",
    };

    const address = new URLSearchParams(writeAddress(view, place).toString());

    expect(readView(address)).toEqual(view);
    expect(readPlace(address)).toEqual(place);
  });
});

describe("readPlace", () => {
  it("needs a whole cell, and no month without its account", () => {
    expect(readPlace(new URLSearchParams("line=a"))).toBe(undefined);
    expect(readPlace(new URLSearchParams("line=a&column=b&month=2025-09-30"))).toEqual({
      lineItemId: "a",
      reportingPeriodId: "b",
    });
  });
});

describe("seekAccount", () => {
  it("names the account, and the day where there is one", () => {
    const sought = { accountId: "9990", day: "2025-09-30" };

    expect(readSought(seekAccount(sought))).toEqual(sought);
    expect(readSought(seekAccount({ accountId: "9990" }))).toEqual({ accountId: "9990" });
    expect(readSought(new URLSearchParams())).toBe(undefined);
  });
});

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
