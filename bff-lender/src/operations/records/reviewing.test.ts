import type { components } from "@tieout/openapi/lender";
import { failImport, takeImportLease } from "@tieout/server/database";
import { builtAt, insertImport } from "@tieout/server/database/testing";
import { describe, expect } from "vitest";
import { insertCollected, test as lenderTest, signInAs } from "../../testing/index.ts";

describe("a collection", () => {
  test("is found in the workspace's history, and shown with all it holds (S-A5, S-E2, S-E3, S-E4, S-E7, S-E9, S-E11, S-E12)", async ({
    as,
    review,
  }) => {
    const { member, workspaceId, submissionId, financialRecordId, documentId } = review;

    const { data } = await as(member).GET("/{workspaceId}/Submissions/{submissionId}", {
      params: { path: { workspaceId, submissionId } },
    });
    const found = await as(member).POST("/submissions/search", {
      body: { entityId: workspaceId, startCreationDate: "2026-03-15T00:00:00Z" },
    });
    const before = await as(member).POST("/submissions/search", {
      body: { entityId: workspaceId, endCreationDate: "2026-03-14T00:00:00Z" },
    });

    expect(data).toMatchObject({
      submission: {
        ...{ id: submissionId, financialRecordId, financialRecordStatus: "Created" },
        ...{ creationTime: "2026-03-15T09:00:00.000Z", portalStatus: "Normal", deleted: false },
        ...{ financialRecordCreated: "2026-03-15T09:00:00.000Z", submissionMetadata: [] },
        ...{ datasourceNameId: "example", datasetName: "Tidewater" },
        submissionRequest: { id: expect.any(Number), hasShareableLink: true },
      },
      request: { hasShareableLink: true, transactionsYearsToCollect: 3 },
      collected: {
        ...{ legalName: "Tidewater Marine Supply, Inc.", currency: "USD", bases: ["accrual"] },
        ...{ from: "2025-01-01", upTo: "2026-03-15", journalLines: 30 },
      },
      workbookRevisions: [
        {
          ...{ revisionNumber: 1, outcome: "Success", creationTime: "2026-03-15T09:00:00.000Z" },
          workbooks: [
            {
              ...{ variantId: "financial-statements", filename: "Tidewater – Statements.xlsx" },
              ...{ revisionNumber: 1, fileSize: 8, tags: ["Accrual Basis"] },
            },
          ],
        },
      ],
      documents: [{ id: documentId, fileName: "lease.pdf", bytes: 10, isDeleted: false }],
      may: { openStatements: true, download: true },
    });
    expect(found.data).toEqual([data?.submission]);
    expect(before.data).toEqual([]);
  });

  test("is looked for in a workspace, and not in the whole tenant", async ({ as, review }) => {
    const { error } = await as(review.member).POST("/submissions/search", { body: {} });

    expect(error).toMatchObject({ status: 403, type: "not-allowed" });
  });

  test("opens no figures before it's complete, nor after it failed", async ({ as, tenant }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const member = await signInAs(tenant, built.userId);
    const { workspaceId, financialRecordId, importId } = built;
    const params = { path: { workspaceId, financialRecordId } };
    const look = async () => [
      (await as(member).GET(statements, { params: { ...params, query: aView } })).error?.type,
      (await as(member).GET(checks, { params })).error?.type,
      (await as(member).GET(revision, { params: { path: { ...params.path, revision: 1 } } })).error
        ?.type,
    ];

    const pending = await look();
    await tenant.tx(async (db) => {
      const lease = await takeImportLease(db, importId, builtAt);
      const reason = { errorCode: "DatasourceUnresponsive", errorDescription: "Away" } as const;
      if (lease) await failImport(db, lease, { ...reason, now: builtAt });
    });
    const status = await as(member).GET(importStatus, { params });

    expect(pending).toEqual(["not-created", "not-created", "not-found"]);
    expect(await look()).toEqual(pending);
    expect(status.data).toMatchObject({
      ...{ outcome: "Error", errorCode: "DatasourceUnresponsive", errorDescription: "Away" },
    });
  });
});

describe("getFinancialStatements", () => {
  test("shows a balance sheet that balances, with who, what and when above it", async ({
    as,
    review: { member, params },
  }) => {
    const { data } = await as(member).GET(statements, { params: { ...params, query: aView } });

    expect(data?.heading).toMatchObject({
      ...{ legalName: "Tidewater Marine Supply, Inc.", basis: "Accrual basis" },
      provenance: expect.stringContaining("Unaudited"),
    });
    expect(amountsOf(data, "Total assets")).toEqual([12_000, 15_000]);
    expect(amountsOf(data, "Total liabilities and equity").map(Math.abs)).toEqual([
      ...[12_000, 15_000],
    ]);
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
      ...{ amount: 15_000, checked: true, currency: "USD" },
      accounts: [
        {
          ...{ accountId: "1000", amount: 15_000, opening: 12_000, checked: true },
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
      ...{ debit: 2_000, credit: 0, monthDebit: 2_000, monthCredit: 0, checked: true },
      lines: [
        { date: "2026-01-05", debit: 1_000, credit: 0, partyName: "Harbor Café", memo: "Rope" },
        { date: "2026-02-05", transactionId: "sale-2026-02" },
      ],
    });
  });

  test("refuses a cursor that isn't one of ours", async ({ as, review: { member, params } }) => {
    const path = { ...params.path, accountId: "1000" };
    const query = { from: "2026-01-01", to: "2026-02-28", cursor: "1; drop table users" };

    const { error } = await as(member).GET(journal, { params: { path, query } });

    expect(error).toMatchObject({ status: 400, errors: [{ pointer: "/query/cursor" }] });
  });

  test("has no lines of a year that never was", async ({ as, review: { member, params } }) => {
    const path = { ...params.path, accountId: "1000" };
    const query = { from: "0000-01-01", to: "2026-02-28" };

    const { error } = await as(member).GET(journal, { params: { path, query } });

    expect(error).toMatchObject({ status: 400, errors: [{ pointer: "/query/from" }] });
  });
});

describe("listChecks", () => {
  test("says how many tie out", async ({ as, review: { member, params } }) => {
    const { data } = await as(member).GET(checks, { params });

    expect(data?.summary).toEqual({ tiedOut: 1, of: 3, notCheckable: 1 });
    expect(data?.checks).toHaveLength(3);
  });
});

describe("a workbook", () => {
  test("is downloaded as it is, as a file and never as a page, and is written down (S-A19, S-A20)", async ({
    as,
    review: { member, params, financialRecordId },
    tenant,
  }) => {
    const status = await as(member).GET(revision, {
      params: { path: { ...params.path, revision: 1 } },
    });
    const { data, response } = await as(member).GET(download, {
      params: { path: { ...params.path, kind: "financial-statements", n: 1 } },
      parseAs: "text",
    });

    expect(status.data).toMatchObject({ revisionNumber: 1, outcome: "Success" });
    expect(data).toBe("workbook");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-disposition": `attachment; filename="Tidewater _ Statements.xlsx"; filename*=UTF-8''Tidewater%20%E2%80%93%20Statements.xlsx`,
      ...{ "content-security-policy": "sandbox", "content-length": "8" },
      ...{ "cache-control": "private, no-store", "content-type": "application/octet-stream" },
    });
    expect(await tenant.tx((db) => db("auditEvents").select("action", "subjectId"))).toEqual([
      { action: "workbook-downloaded", subjectId: financialRecordId },
    ]);
  });

  test.for([
    ["another kind", { kind: "general-ledger" }],
    ["another revision", { n: 2 }],
  ] as const)(
    "isn't there under %s (X-11)",
    async ([, over], { as, review: { member, params } }) => {
      const path = { ...params.path, kind: "financial-statements", n: 1, ...over };

      const { error } = await as(member).GET(download, { params: { path } });

      expect(error).toMatchObject({ status: 404, type: "not-found" });
    },
  );

  test("has no revision beyond what a number can be", async ({
    as,
    review: { member, params },
  }) => {
    const beyond = 2_147_483_648;
    const path = { ...params.path, kind: "financial-statements", n: beyond, revision: beyond };

    const replies = [
      await as(member).GET(download, { params: { path } }),
      await as(member).GET(revision, { params: { path } }),
    ];

    expect(replies.map(({ error }) => error?.status)).toEqual([400, 400]);
  });
});

const records = "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}";
const statements = `${records}/financialstatements` as const;
const oneLine = `${records}/financialstatements/lines/{lineItemId}` as const;
const journal = `${records}/ledger/accounts/{accountId}/lines` as const;
const checks = `${records}/checks` as const;
const importStatus = "/{workspaceId}/financialrecords/{financialRecordId}/importstatus";
const revision = "/{workspaceId}/financialrecords/{financialRecordId}/workbooks/{revision}/status";
const download =
  "/{workspaceId}/financialrecords/{financialRecordId}/workbooks/download/{kind}/{n}";

const aView = {
  financialStatementType: "BalanceSheet",
  reportingPeriod: "FiscalYearsAndYTD",
} as const;

type Statement = components["schemas"]["FinancialStatement"];

// The portal holds its replies to the contract; the client's types lose arrays that are read-only.
const asStatement = (data: unknown) => data as Statement | undefined;

const lineOf = (data: unknown, caption: string) =>
  asStatement(data)?.lineItems.find(({ captionText }) => captionText === caption);

function amountsOf(data: unknown, caption: string): number[] {
  const id = lineOf(data, caption)?.id;
  const row = asStatement(data)?.data[0]?.rowData.find(({ lineItemId }) => lineItemId === id);
  return (row?.dataCells ?? []).map(({ amount }) => amount);
}

type Review = Awaited<ReturnType<typeof insertCollected>> & {
  readonly member: Awaited<ReturnType<typeof signInAs>>;
  readonly params: {
    readonly path: { readonly workspaceId: string; readonly financialRecordId: string };
  };
};

const test = lenderTest.extend<{ readonly review: Review }>({
  review: async ({ tenant, services }, use) => {
    const collected = await tenant.tx((db) => insertCollected(db));
    await services.storage.put(collected.storageKey, Buffer.from("workbook"));
    const { workspaceId, financialRecordId } = collected;
    const member = await signInAs(tenant, collected.userId);
    await use({ ...collected, member, params: { path: { workspaceId, financialRecordId } } });
  },
});
