import { fail } from "@tieout/core/check/check";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { saveChecks } from "@tieout/services/financial-records/check";
import { findSpread, saveSpread } from "@tieout/services/financial-records/spread";
import { failImport, takeImportLease } from "@tieout/services/imports/run";
import { insertImport } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { signInAs, reviewTest as test } from "../../testing/index.ts";

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
      id: submissionId,
      financialRecordId,
      financialRecordStatus: "Created",
      creationTime: "2026-03-15T09:00:00.000Z",
      portalStatus: "Normal",
      deleted: false,
      financialRecordCreated: "2026-03-15T09:00:00.000Z",
      submissionMetadata: [],
      datasourceNameId: "example",
      datasetName: "Tidewater",
      submissionRequest: { id: expect.any(Number), hasShareableLink: true },
      request: { hasShareableLink: true, transactionsYearsToCollect: 3 },
      collected: {
        legalName: "Tidewater Marine Supply, Inc.",
        currency: "USD",
        bases: ["accrual"],
        groups: ["financial-statements"],
        from: "2025-01-01",
        upTo: "2026-03-15",
        journalLines: 30,
      },
      workbooks: [
        {
          revisionNumber: 1,
          outcome: "Success",
          creationTime: "2026-03-15T09:00:00.000Z",
          workbooks: [
            {
              variantId: "financial-statements",
              filename: "Tidewater – Statements.xlsx",
              revisionNumber: 1,
              fileSize: 8,
              tags: ["Accrual Basis"],
            },
          ],
        },
      ],
      documents: [{ id: documentId, fileName: "lease.pdf", bytes: 10, isDeleted: false }],
      may: { openStatements: true, download: true },
    });
    expect(found.data).toHaveLength(1);
    expect(data).toMatchObject(found.data?.[0] ?? {});
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
      const failure = {
        errorCode: "DatasourceUnresponsive",
        reason: { code: "package-silent", values: { package: "DEX" } },
      } as const;
      if (lease) await failImport(db, lease, { ...failure, now: builtAt });
    });
    const status = await as(member).GET(importStatus, { params });

    expect(pending).toEqual(["not-created", "not-created", "not-found"]);
    expect(await look()).toEqual(pending);
    expect(status.data).toMatchObject({
      outcome: "Error",
      errorCode: "DatasourceUnresponsive",
      errorDescription: "DEX stopped answering. Nothing is wrong with the books; try again later.",
    });
  });
});

describe("listChecks", () => {
  test("says how many tie out", async ({ as, review: { member, params } }) => {
    const { data } = await as(member).GET(checks, { params });

    expect(data?.summary).toEqual({ tiedOut: 1, of: 3, notCheckable: 1 });
    expect(data?.checks).toHaveLength(3);
    expect(data?.lacksBalanceSheet).toBeUndefined();
  });

  test("says that books without opening balances have no balance sheet", async ({
    as,
    tenant,
    review: { member, params },
  }) => {
    const { financialRecordId: id } = params.path;
    await tenant.tx((db) => db("financialRecords").where({ id }).update({ openingsUnknown: true }));

    const { data } = await as(member).GET(checks, { params });

    expect(data?.lacksBalanceSheet).toBe(true);
  });

  test("counts what was set in the statements since, beside a finding on types", async ({
    as,
    tenant,
    review: { member, params },
  }) => {
    const { financialRecordId } = params.path;
    const found = (
      id: "accounts-classified" | "file-types-doubted",
      accountId: string,
      code: "accounts-unknown" | "file-types-doubted",
    ) =>
      fail(
        { id, category: "quality", severity: "high" },
        { code, values: { accounts: 2, account: accountId } },
        { accountId },
      );
    await tenant.tx(async (db) => {
      await saveChecks(db, { financialRecordId, basis: "accrual" }, [
        found("accounts-classified", "1000", "accounts-unknown"),
        found("file-types-doubted", "3000", "file-types-doubted"),
      ]);
      await db("ledgerAccounts").where({ id: "1000" }).update({ classification: "unknown" });
      const { spread, version } = await findSpread(db, financialRecordId);
      await saveSpread(db, financialRecordId, {
        spread: { ...spread, classifications: { "1000": "cash", "4000": "other_income" } },
        ...{ version, edits: [], origin: "edit", userId: member.userId, now: builtAt },
      });
    });

    const { data } = await as(member).GET(checks, { params });

    const counted = Array.from(data?.checks ?? []).flatMap(({ id, classified }) =>
      classified ? [[id, classified]] : [],
    );
    expect(Object.fromEntries(counted)).toEqual({
      "accounts-classified": { unknown: 1, others: 1 },
      "file-types-doubted": { unknown: 0, others: 0 },
    });
  });
});

const records = "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}";
const statements = `${records}/financialstatements` as const;
const checks = `${records}/checks` as const;
const importStatus = "/{workspaceId}/financialrecords/{financialRecordId}/importstatus";
const revision = "/{workspaceId}/financialrecords/{financialRecordId}/workbooks/{revision}/status";

const aView = {
  financialStatementType: "BalanceSheet",
  reportingPeriod: "FiscalYearsAndYTD",
} as const;
