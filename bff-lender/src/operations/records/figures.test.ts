import {
  type LedgerFrame,
  type PackedBalances,
  unpackLedger,
} from "@tieout/core/ledger/packed-ledger";
import { standardSpread } from "@tieout/core/spread/spread";
import { viewStatement } from "@tieout/core/statement/financial-statement";
import type { components } from "@tieout/openapi/lender";
import { describe, expect } from "vitest";
import { reviewTest as test } from "../../testing/index.ts";

describe("getFinancialStatements", () => {
  test("shows a balance sheet that balances, with who, what and when above it (S-T23, S-E32, S-E38)", async ({
    as,
    review: { member, params },
  }) => {
    const { data } = await as(member).GET(statements, { params: { ...params, query: aView } });

    expect(data?.heading).toMatchObject({
      legalName: "Tidewater Marine Supply, Inc.",
      basis: "Accrual basis",
      provenance: expect.stringContaining("Unaudited"),
    });
    const statement = asStatement(data);
    expect(statement?.data[0]?.currencyAndScalingLabel).toBe("Actuals, US dollars");
    expect(statement?.lineItems.slice(0, 3)).toMatchObject([
      {
        ...{ id: "assets/header", sectionId: "assets" },
        ...{ lineItemType: "SectionHeader", captionText: "Assets" },
      },
      { id: "current-assets/header", lineItemType: "SectionHeader" },
      { id: "cash/header", captionText: "Cash" },
    ]);
    const types = new Set(statement?.lineItems.map(({ lineItemType }) => lineItemType));
    expect([...types]).toEqual(["SectionHeader", "DetailAccount", "SectionFooter"]);
    expect(amountsOf(data, "Total assets")).toEqual([12_000, 15_000]);
    expect(amountsOf(data, "Total liabilities and equity").map(Math.abs)).toEqual([12_000, 15_000]);
  });

  test("turns the columns round, and has no basis that wasn't collected", async ({
    as,
    review: { member, params },
  }) => {
    const newest = { ...aView, reportingPeriodSortOrder: "NewestFirst" as const };

    const { data } = await as(member).GET(statements, { params: { ...params, query: newest } });
    const cash = await as(member).GET(statements, {
      params: { ...params, query: { ...aView, basis: "cash" } },
    });

    expect(amountsOf(data, "Total assets")).toEqual([15_000, 12_000]);
    expect(cash.error).toMatchObject({ status: 404, type: "not-found" });
  });
});

describe("getFigures", () => {
  test("has all that a browser needs to add up what the server adds up", async ({
    as,
    review: { member, params },
  }) => {
    const { data } = await as(member).GET(figures, { params });
    const { data: shown } = await as(member).GET(statements, {
      params: { ...params, query: aView },
    });

    const { accounts, balances, datasourceNameId, dataAsOf, ...frame } = data as Figures;
    const [packed] = balances;
    const ledger = unpackLedger({ ...frame, accounts } as LedgerFrame, packed as PackedBalances);
    const { statement } = viewStatement(
      { ledger, spread: standardSpread(ledger.accounts) },
      {
        type: "BalanceSheet",
        reportingPeriod: aView.reportingPeriod,
        order: "OldestFirst",
        language: "en",
      },
    );

    expect({ datasourceNameId, dataAsOf }).toEqual({
      datasourceNameId: expect.any(String),
      dataAsOf: expect.any(String),
    });
    expect(statement.lineItems.map(({ id }) => id)).toEqual(
      asStatement(shown)?.lineItems.map(({ id }) => id),
    );
    const total = statement.lineItems.find(({ captionText }) => captionText === "Total assets");
    expect(total?.amounts).toEqual(amountsOf(shown, "Total assets"));
  });
});

describe("listJournalLines", () => {
  test("lists an account's lines, with sums that the months prove", async ({
    as,
    review: { member, params },
  }) => {
    const path = { ...params.path, accountId: "1000" };
    const [from, to] = ["2026-01-01", "2026-02-28"];

    const { data } = await as(member).GET(journal, { params: { path, query: { from, to } } });

    expect(data).toMatchObject({
      debit: 2_000,
      credit: 0,
      monthDebit: 2_000,
      monthCredit: 0,
      checked: true,
      lines: [
        { date: "2026-01-05", debit: 1_000, credit: 0, partyName: "Harbor Café", memo: "Rope" },
        { date: "2026-02-05", transactionId: "sale-2026-02" },
      ],
    });
  });

  test("counts and sums up for the first page alone: the next one has it from its cursor", async ({
    as,
    review: { member, params },
  }) => {
    const path = { ...params.path, accountId: "1000" };
    const range = { from: "2026-01-01", to: "2026-02-28" };
    const cursor = "2026-01-31.2026-01-05.0.201.70000.500.70000.400";

    const { data } = await as(member).GET(journal, {
      params: { path, query: { ...range, cursor } },
    });

    expect(data).toMatchObject({
      count: 201,
      debit: 70_000,
      credit: 500,
      monthDebit: 70_000,
      monthCredit: 400,
      checked: false,
    });
  });

  test.for([
    "1; drop table users",
    "2026-13-45.2026-01-05.1",
    "2026-01-31.2026-01-05.1",
    "2026-01-31.2026-02-30.1.3.1.1.1.1",
    "0000-01-31.0000-01-05.1.3.1.1.1.1",
    "2026-01-31.2026-01-05.1.3.1.1.1.9999999999999999",
  ])(
    'refuses "%s", which is no cursor of ours',
    async (cursor, { as, review: { member, params } }) => {
      const path = { ...params.path, accountId: "1000" };
      const query = { from: "2026-01-01", to: "2026-02-28", cursor };

      const { error } = await as(member).GET(journal, { params: { path, query } });

      expect(error).toMatchObject({ status: 400, errors: [{ pointer: "/query/cursor" }] });
    },
  );

  test("has no lines of a year that never was", async ({ as, review: { member, params } }) => {
    const path = { ...params.path, accountId: "1000" };
    const query = { from: "0000-01-01", to: "2026-02-28" };

    const { error } = await as(member).GET(journal, { params: { path, query } });

    expect(error).toMatchObject({ status: 400, errors: [{ pointer: "/query/from" }] });
  });
});

const records = "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}";
const statements = `${records}/financialstatements` as const;
const figures = `${records}/financialstatements/figures` as const;
const journal = `${records}/ledger/accounts/{accountId}/lines` as const;

const aView = {
  financialStatementType: "BalanceSheet",
  reportingPeriod: "FiscalYearsAndYTD",
} as const;

type Statement = components["schemas"]["FinancialStatement"];
type Figures = components["schemas"]["Figures"];

// The reply was validated; openapi-fetch's types lose readonly arrays.
const asStatement = (data: unknown) => data as Statement | undefined;

const lineOf = (data: unknown, caption: string) =>
  asStatement(data)?.lineItems.find(({ captionText }) => captionText === caption);

function amountsOf(data: unknown, caption: string): number[] {
  const id = lineOf(data, caption)?.id;
  const row = asStatement(data)?.data[0]?.rowData.find(({ lineItemId }) => lineItemId === id);
  return (row?.dataCells ?? []).map(({ amount }) => amount);
}
