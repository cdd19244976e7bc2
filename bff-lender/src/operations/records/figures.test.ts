import type { components } from "@tieout/openapi/lender";
import { describe, expect } from "vitest";
import { reviewTest as test } from "../../testing/index.ts";

describe("getFinancialStatements", () => {
  test("shows a balance sheet that balances, with who, what and when above it", async ({
    as,
    review: { member, params },
  }) => {
    const { data } = await as(member).GET(statements, { params: { ...params, query: aView } });

    expect(data?.heading).toMatchObject({
      legalName: "Tidewater Marine Supply, Inc.",
      basis: "Accrual basis",
      provenance: expect.stringContaining("Unaudited"),
    });
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

describe("getStatementLine", () => {
  test("opens a cell to accounts and months that add up to it", async ({
    as,
    review: { member, params },
  }) => {
    const shown = await as(member).GET(statements, { params: { ...params, query: aView } });
    const line = lineOf(shown.data, "Operating account");
    const reportingPeriodId =
      asStatement(shown.data)?.data[0]?.columnHeaders[1]?.reportingPeriodId ?? "";
    const open = (lineItemId: string, over = {}) =>
      as(member).GET(oneLine, {
        params: {
          path: { ...params.path, lineItemId },
          query: { ...aView, reportingPeriodId, ...over },
        },
      });

    const { data } = await open(line?.id ?? "");
    const unknown = [await open("nothing"), await open(line?.id ?? "", { reportingPeriodId: "x" })];

    expect(data).toMatchObject({
      amount: 15_000,
      checked: true,
      currency: "USD",
      accounts: [
        {
          accountId: "1000",
          amount: 15_000,
          opening: 12_000,
          checked: true,
          months: [
            { end: "2026-01-31", debit: 1_000, closing: 13_000 },
            { end: "2026-02-28", debit: 1_000, closing: 14_000 },
            { end: "2026-03-15", debit: 1_000, closing: 15_000 },
          ],
        },
      ],
    });
    expect(unknown.map(({ error }) => error?.type)).toEqual(["not-found", "not-found"]);
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
const oneLine = `${records}/financialstatements/lines/{lineItemId}` as const;
const journal = `${records}/ledger/accounts/{accountId}/lines` as const;

const aView = {
  financialStatementType: "BalanceSheet",
  reportingPeriod: "FiscalYearsAndYTD",
} as const;

type Statement = components["schemas"]["FinancialStatement"];

// The reply was validated; openapi-fetch's types lose readonly arrays.
const asStatement = (data: unknown) => data as Statement | undefined;

const lineOf = (data: unknown, caption: string) =>
  asStatement(data)?.lineItems.find(({ captionText }) => captionText === caption);

function amountsOf(data: unknown, caption: string): number[] {
  const id = lineOf(data, caption)?.id;
  const row = asStatement(data)?.data[0]?.rowData.find(({ lineItemId }) => lineItemId === id);
  return (row?.dataCells ?? []).map(({ amount }) => amount);
}
