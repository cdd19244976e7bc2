import { collectionGroups } from "@tieout/core/submission-request/submission-request";
import type { components } from "@tieout/openapi/lender";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { failImport, takeImportLease } from "@tieout/services/imports/run";
import { type BuiltImport, insertConsent, insertImport } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { insertCollected, signInAs, test } from "../../testing/index.ts";

const saving = "/{workspaceId}/Submissions/{submissionId}/importparameters";
const retrying = "/{workspaceId}/financialrecords/{financialRecordId}/retryimport";
const importing = "/{workspaceId}/Submissions/{submissionId}/imports";
const reading = "/{workspaceId}/Submissions/{submissionId}";

const oneYear = { reportingPeriod: "FiscalYears", numberOfPeriods: 1 } as const;

describe("what a lender says of an import", () => {
  test("is kept, shown, and read by the next attempt (S-A34, S-E25, S-E26, S-E27)", async ({
    as,
    tenant,
  }) => {
    const { built, member } = await aFailedImport(tenant, "direct");
    const { workspaceId, submissionId, financialRecordId, connectionId } = built;
    const path = { workspaceId, submissionId };
    await agreeToAll(tenant, built);

    const saved = await as(member).PUT(saving, {
      params: { path },
      body: {
        mostRecentDate: { year: 2026, month: 1, day: 0 },
        anonymizeCustomersAndVendors: true,
        provideUserCopy: true,
        financialStatementsPeriod: { ...oneYear, basisOfAccountingPreference: "Cash" },
        receivablesPeriod: oneYear,
      },
    });
    const details = await as(member).GET(reading, { params: { path } });
    const retried = await as(member).POST(retrying, {
      params: { path: { workspaceId, financialRecordId } },
    });

    const wanted = {
      accountingCollectionGroups: ["financial-statements", "accounts-receivable"],
      basisOfAccountingPreference: "Cash",
      fullFiscalYearsToCollect: 1,
      mostRecentPeriodYear: 2026,
      mostRecentPeriodMonth: 2,
      mostRecentPeriodDay: 28,
      anonymizeCustomersAndVendors: true,
      provideUserCopy: true,
    };
    expect(saved.data).toMatchObject(wanted);
    expect(details.data?.request).toMatchObject(wanted);
    expect(await requestsOf(tenant)).toMatchObject([
      {},
      {
        groups: ["financial-statements", "accounts-receivable"],
        basis: "Cash",
        fullFiscalYears: 1,
        mostRecentDay: "2026-02-28",
        anonymizeCustomersAndVendors: true,
        provideUserCopy: true,
      },
    ]);
    expect(retried.data?.submissionId).toBe(submissionId);

    const late = await as(member).POST(importing, {
      params: { path },
      body: { connectionId, importParameters: {} },
    });
    expect([late.response.status, late.error?.type]).toEqual([409, "already-collected"]);
  });

  test("comes with an import or its retry as well (S-E25)", async ({ as, tenant }) => {
    const { built, member } = await aFailedImport(tenant, "direct");
    const { workspaceId, submissionId, connectionId, financialRecordId } = built;
    const path = { workspaceId, financialRecordId };
    const body = { importParameters: { transactionsPeriod: oneYear } };
    await agreeToAll(tenant, built);

    await as(member).POST(retrying, { params: { path }, body });
    await tenant.tx((db) =>
      db("imports")
        .where({ outcome: "Pending" })
        .update({ outcome: "Error", errorCode: "InternalError", finishedAt: builtAt }),
    );
    await tenant.tx((db) => db("financialRecords").update({ status: "ImportError" }));
    const again = await as(member).POST(importing, {
      params: { path: { workspaceId, submissionId } },
      body: { connectionId, importParameters: { payablesPeriod: oneYear } },
    });

    expect(again.response.status).toBe(200);
    expect((await requestsOf(tenant)).map(({ groups }) => groups)).toEqual([
      expect.anything(),
      ["transactions"],
      ["accounts-payable"],
    ]);
  });

  test("is forgotten with an import that doesn't begin", async ({ as, tenant }) => {
    const { built, member } = await aFailedImport(tenant, "direct");
    const { workspaceId, submissionId, connectionId, financialRecordId } = built;
    const importParameters = { transactionsPeriod: oneYear };
    await tenant.tx((db) => db("collectionLimits").update({ collectionLimit: 0 }));

    const retried = await as(member).POST(retrying, {
      params: { path: { workspaceId, financialRecordId } },
      body: { importParameters },
    });
    const started = await as(member).POST(importing, {
      params: { path: { workspaceId, submissionId } },
      body: { connectionId, importParameters },
    });

    expect([retried, started].map(({ error }) => error?.type)).toEqual([
      "limit-reached",
      "limit-reached",
    ]);
    expect(await tenant.tx((db) => db("submissions").whereNotNull("importOptions"))).toEqual([]);
  });

  test.for([
    ["more years than the tenant collects", { receivablesPeriod: periods(6) }, 400],
    ["a kind of period that there isn't", { payablesPeriod: { ...oneYear, basis: "Cash" } }, 400],
    [
      "reports that go back differently",
      { receivablesPeriod: periods(1), payablesPeriod: periods(2) },
      400,
    ],
    ["a day to come", { mostRecentDate: { year: 2030, month: 0, day: 1 } }, 400],
  ] as const)("can't be %s (S-K6, S-E26)", async ([, body, status], { as, tenant }) => {
    const { built, member } = await aFailedImport(tenant, "direct");
    const { workspaceId, submissionId } = built;

    const { response } = await as(member).PUT(saving, {
      params: { path: { workspaceId, submissionId } },
      body,
    });

    expect(response.status).toBe(status);
    expect(await tenant.tx((db) => db("submissions").whereNotNull("importOptions"))).toEqual([]);
  });

  test("never takes more of a borrower's books than they agreed to", async ({ as, tenant }) => {
    const { built, member } = await aFailedImport(tenant, "shareable");
    const { workspaceId, submissionId } = built;
    await tenant.tx((db) =>
      db("submissionRequests").update({ anonymizeCustomersAndVendors: true }),
    );
    const say = async (body: components["schemas"]["ImportParameters"]) => {
      const { response, error } = await as(member).PUT(saving, {
        params: { path: { workspaceId, submissionId } },
        body,
      });
      return error?.type ?? response.status;
    };

    expect([
      await say({ anonymizeCustomersAndVendors: false }),
      await say({ payablesPeriod: periods(1) }),
      await say({ financialStatementsPeriod: periods(1) }),
      await say({ financialStatementsPeriod: periods(5) }),
    ]).toEqual(["beyond-consent", "beyond-consent", 200, "beyond-consent"]);
  });

  test("never reads more over a connection than was agreed to, whoever asks for it", async ({
    as,
    tenant,
  }) => {
    const { built, member } = await aFailedImport(tenant, "direct");
    const { workspaceId, submissionId, connectionId, financialRecordId } = built;
    const importParameters = {
      financialStatementsPeriod: { ...periods(5), basisOfAccountingPreference: "Cash" as const },
      payablesPeriod: periods(5),
    };

    const retried = await as(member).POST(retrying, {
      params: { path: { workspaceId, financialRecordId } },
      body: { importParameters },
    });
    const started = await as(member).POST(importing, {
      params: { path: { workspaceId, submissionId } },
      body: { connectionId, importParameters },
    });

    for (const { error } of [retried, started]) {
      const errors = [{ code: "groups" }, { code: "bases" }, { code: "earlier-years" }];
      expect(error).toMatchObject({ status: 409, type: "beyond-consent", errors });
    }
    expect(await tenant.tx((db) => db("submissions").whereNotNull("importOptions"))).toEqual([]);
    expect(await tenant.tx((db) => db("imports"))).toHaveLength(1);
  });

  test("changes nothing of books that are collected", async ({ as, tenant }) => {
    const { workspaceId, submissionId, userId } = await tenant.tx((db) => insertCollected(db));
    const member = await signInAs(tenant, userId);

    const { error } = await as(member).PUT(saving, {
      params: { path: { workspaceId, submissionId } },
      body: {},
    });

    expect([error?.status, error?.type]).toEqual([409, "already-collected"]);
  });
});

function periods(numberOfPeriods: number) {
  return { reportingPeriod: "FiscalYears", numberOfPeriods } as const;
}

async function aFailedImport(tenant: HostedTenant, mode: "direct" | "shareable") {
  const built = await tenant.tx((db) => insertImport(db));
  await tenant.tx(async (db) => {
    const lease = await takeImportLease(db, built.importId, builtAt);
    const failure = {
      errorCode: "InternalError",
      reason: { code: "import-fault", values: {} },
      now: builtAt,
    } as const;
    if (lease) await failImport(db, lease, failure);
    await db("submissionRequests").update({ mode });
    await db("submissions").update({ mode });
  });
  return { built, member: await signInAs(tenant, built.userId) };
}

/** A consent from the lender's own sign-in that covers everything. */
async function agreeToAll(tenant: HostedTenant, built: BuiltImport): Promise<void> {
  const by = { userId: built.userId, ground: "client-access" } as const;
  const over = { groups: collectionGroups, basis: "CashAndAccrual" } as const;
  await tenant.tx((db) => insertConsent(db, { ...built, by, over }));
}

async function requestsOf(tenant: HostedTenant): Promise<{ readonly groups: readonly string[] }[]> {
  return tenant.tx((db) => db("imports").orderBy("attempt").pluck("request"));
}
