import type { components } from "@tieout/openapi/lender";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { tablesHolding } from "@tieout/server/http/testing/tables-holding";
import { hashOf } from "@tieout/server/sealing/secrets";
import {
  deleteSharedLink,
  expireSharedLink,
  findSharedLinkBySecret,
} from "@tieout/services/links/shared-link";
import { insertLink, insertWorkspace } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { signIn, signInAs, test } from "../../testing/index.ts";

describe("createSubmissionRequest", () => {
  test("makes a link whose secret is in its fragment, and in no table (S-A3, S-E24, S-R13, S-R14, S-R15)", async ({
    as,
    tenant,
    portal,
  }) => {
    const { member, workspaceId } = await anOwner(tenant);
    const params = { path: { workspaceId } };
    const headers = { "idempotency-key": "once" };

    const { data } = await as(member).POST(path, { params, headers, body: aRequest() });
    const again = await as(member).POST(path, { params, headers, body: aRequest() });

    const address = new URL(data?.shareableLink?.url ?? "");
    const secret = address.hash.slice(1);
    expect(address.origin).toBe(tenant.borrowerOrigin);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      eid: workspaceId,
      rid: String(data?.id),
      optionsid: String(data?.id),
    });
    expect(data?.shareableLink?.expirationTime).toBe("2026-04-14T09:00:00.000Z");
    expect(again.data).toEqual(data);
    const link = await tenant.tx((db) => findSharedLinkBySecret(db, hashOf(secret)));
    expect(link).toMatchObject({ workspaceId, submissionRequestId: data?.id });
    expect(await tablesHolding(tenant, secret)).toEqual([]);
    expect(portal.faults).toEqual([]);
  });

  test("asks to update the records for some months, where a borrower can say so", async ({
    as,
    tenant,
  }) => {
    const { member, workspaceId } = await anOwner(tenant);
    const ask = (over: object) =>
      as(member).POST(path, { params: { path: { workspaceId } }, body: aRequest(over) });

    const { data } = await ask({ updatesForMonths: 12 });
    const refused = [
      await ask({ updatesForMonths: 13 }),
      await ask({ updatesForMonths: 12, hasShareableLink: false }),
    ];
    const request = await as(member).GET(
      "/{workspaceId}/SubmissionRequests/{submissionRequestId}",
      { params: { path: { workspaceId, submissionRequestId: data?.id ?? 0 } } },
    );

    expect(request.data).toMatchObject({ updatesForMonths: 12 });
    expect(refused.map(({ error }) => [error?.status, error?.errors?.[0]?.pointer])).toEqual([
      [400, "/body/updatesForMonths"],
      [400, "/body/updatesForMonths"],
    ]);
  });

  test("gives a withdrawn link's address to nobody again", async ({ as, tenant }) => {
    const { member, workspaceId } = await anOwner(tenant);
    const asked = {
      params: { path: { workspaceId } },
      headers: { "idempotency-key": "once" },
      body: aRequest(),
    };
    const { data } = await as(member).POST(path, asked);
    await tenant.tx(async (db) => {
      const { id } = await db("sharedLinks").first("id");
      await deleteSharedLink(db, id, { deletedBy: member.userId, now: builtAt });
    });

    const again = await as(member).POST(path, asked);

    expect(again.data).toEqual({ id: data?.id });
  });

  test("asks directly without a link (P-E76, S-A2, S-E14, S-E15, S-E16, S-E17, S-E19, S-E20, S-E21, S-E23, S-T13)", async ({
    as,
    tenant,
  }) => {
    const { member, workspaceId } = await anOwner(tenant);
    const body = aRequest({
      hasShareableLink: false,
      endOfImport: "LastFullMonth",
      mostRecentPeriodYear: 2026,
      mostRecentPeriodMonth: 2,
    });

    const { data } = await as(member).POST(path, { params: { path: { workspaceId } }, body });
    const shown = await as(member).GET("/{workspaceId}/SubmissionRequests/{submissionRequestId}", {
      params: { path: { workspaceId, submissionRequestId: data?.id ?? 0 } },
    });

    expect(data).toEqual({ id: data?.id });
    expect(shown.data).toEqual({
      ...body,
      id: data?.id,
      requestingUserId: member.userId,
      mostRecentPeriodDay: 28,
      financialStatementsYearsToCollect: 3,
      transactionsYearsToCollect: 0,
      receivablesYearsToCollect: 0,
      payablesYearsToCollect: 0,
      receivablesGranularity: "Annual",
      payablesGranularity: "Annual",
      requestedTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      collectionGroups: expect.arrayContaining([
        {
          id: "financial-statements",
          name: "Financial statements",
          collect: true,
          hidden: false,
          readOnly: false,
          selected: true,
        },
      ]),
    });
  });

  test("takes the years of each report where they are the request's, and those alone (S-E19, S-E20, S-T13)", async ({
    as,
    tenant,
  }) => {
    const { member, workspaceId } = await anOwner(tenant);
    const ask = (over: Partial<NewRequest>) =>
      as(member).POST(path, { params: { path: { workspaceId } }, body: aRequest(over) });

    const same = await ask({
      financialStatementsYearsToCollect: 3,
      transactionsYearsToCollect: 0,
      receivablesYearsToCollect: 3,
      receivablesGranularity: "Annual",
    });
    const other = await ask({ financialStatementsYearsToCollect: 5 });

    const description = "All reports of a collection go back equally far.";
    expect(same.response.status).toBe(200);
    expect(other.error).toMatchObject({
      status: 400,
      description,
      errors: [{ pointer: "/body/financialStatementsYearsToCollect", description }],
    });
    expect(await tenant.tx((db) => db("submissionRequests"))).toHaveLength(1);
  });

  test.for([
    [{ mostRecentPeriodYear: 2025 }, "Month"],
    [{ mostRecentPeriodMonth: 2 }, "Year"],
    [{ mostRecentPeriodYear: 2025, mostRecentPeriodDay: 28 }, "Month"],
  ] as const)("doesn't take half a day: %j (S-E15)", async ([given, wanting], { as, tenant }) => {
    const { member, workspaceId } = await anOwner(tenant);

    const { error } = await as(member).POST(path, {
      params: { path: { workspaceId } },
      body: aRequest(given),
    });

    expect(error).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([
        expect.objectContaining({ pointer: `/body/mostRecentPeriod${wanting}`, code: "required" }),
      ]),
    });
  });

  test("says that nothing is asked for (S-V17, S-M21, S-M51, S-M3)", async ({ as, tenant }) => {
    const { member, workspaceId } = await anOwner(tenant);

    const { error } = await as(member).POST(path, {
      params: { path: { workspaceId } },
      body: aRequest({ accountingCollectionGroups: [] }),
    });

    expect(error).toMatchObject({ status: 400, description: "No accounting data selected." });
  });

  test.for([
    ["too many years", { fullFiscalYearsToCollect: 9 }, {}, 400, "invalid"],
    ["nothing", { accountingCollectionGroups: [] as [] }, {}, 400, "invalid"],
    ["no collection left", {}, { collectionLimit: 0 }, 409, "limit-reached"],
    [
      "direct connections switched off",
      { hasShareableLink: false },
      { disableDirectLinking: true },
      409,
      "direct-linking-disabled",
    ],
  ] as const)(
    "refuses %s, and leaves no trace (S-V11, S-V17, S-U11, S-C14, X-3)",
    async ([, over, tenantHas, status, type], { as, tenant }) => {
      const { member, workspaceId } = await anOwner(tenant);
      await tenant.tx(async (db) => {
        if ("collectionLimit" in tenantHas) await db("collectionLimits").update(tenantHas);
        if ("disableDirectLinking" in tenantHas) await db("tenantSettings").update(tenantHas);
      });

      const { error } = await as(member).POST(path, {
        params: { path: { workspaceId } },
        body: aRequest(over),
      });

      expect([error?.status, error?.type]).toEqual([status, type]);
      expect(await tenant.tx((db) => db("submissionRequests"))).toEqual([]);
      expect(await tenant.tx((db) => db("sharedLinks"))).toEqual([]);
    },
  );
});

describe("a link", () => {
  test("that was ended keeps who made it from nothing", async ({ as, tenant }) => {
    const { workspaceId, submissionRequestId, sharedLinkId, userId } = await tenant.tx((db) =>
      insertLink(db),
    );
    await tenant.tx((db) =>
      expireSharedLink(db, sharedLinkId, { expiredBy: userId, now: builtAt }),
    );

    const { data } = await as(await signInAs(tenant, userId)).GET(
      "/{workspaceId}/SubmissionRequests/{submissionRequestId}",
      { params: { path: { workspaceId, submissionRequestId } } },
    );

    expect(data).toMatchObject({ id: submissionRequestId, hasShareableLink: true });
  });
});

const path = "/{workspaceId}/SubmissionRequests";

async function anOwner(tenant: HostedTenant) {
  const member = await signIn(tenant);
  const { userId: ownerId } = member;
  const workspaceId = await tenant.tx((db) => insertWorkspace(db, { ownerId }));
  return { member, workspaceId };
}

type NewRequest = components["schemas"]["NewSubmissionRequest"];

const aRequest = (over: Partial<NewRequest> = {}): NewRequest => ({
  accountingCollectionGroups: ["financial-statements"],
  basisOfAccountingPreference: "Accrual",
  fullFiscalYearsToCollect: 2,
  endOfImport: "Today",
  anonymizeCustomersAndVendors: false,
  provideUserCopy: false,
  allowUserUpload: true,
  hasShareableLink: true,
  ...over,
});
