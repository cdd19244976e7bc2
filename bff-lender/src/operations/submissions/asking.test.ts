import type { components } from "@tieout/openapi/lender";
import {
  deleteSharedLink,
  expireSharedLink,
  findSharedLinkBySecret,
  roleIds,
} from "@tieout/server/database";
import { builtAt, insertLink, insertWorkspace } from "@tieout/server/database/testing";
import { tablesHolding } from "@tieout/server/http/testing";
import { hashOf } from "@tieout/server/sealing";
import { describe, expect } from "vitest";
import { signIn, signInAs, test } from "../../testing/index.ts";

describe("createSubmissionRequest", () => {
  test("makes a link whose secret is in its fragment, and in no table (S-A3, S-E24, S-R13, S-R14, S-R15)", async ({
    as,
    tenant,
    portal,
  }) => {
    const member = await signIn(tenant);
    const { userId: ownerId } = member;
    const workspaceId = await tenant.tx((db) => insertWorkspace(db, { ownerId }));
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

  test("gives a withdrawn link's address to nobody again", async ({ as, tenant }) => {
    const member = await signIn(tenant);
    const { userId: ownerId } = member;
    const workspaceId = await tenant.tx((db) => insertWorkspace(db, { ownerId }));
    const asked = {
      params: { path: { workspaceId } },
      headers: { "idempotency-key": "once" },
      body: aRequest(),
    };
    const { data } = await as(member).POST(path, asked);
    await tenant.tx(async (db) => {
      const { id } = await db("sharedLinks").first("id");
      await deleteSharedLink(db, id, { deletedBy: ownerId, now: builtAt });
    });

    const again = await as(member).POST(path, asked);

    expect(again.data).toEqual({ id: data?.id });
  });

  test("asks directly without a link (P-E76, S-A2, S-E14, S-E15, S-E16, S-E17, S-E19, S-E20, S-E21, S-E23, S-T13)", async ({
    as,
    tenant,
  }) => {
    const member = await signIn(tenant);
    const { userId: ownerId } = member;
    const workspaceId = await tenant.tx((db) => insertWorkspace(db, { ownerId }));
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
    const member = await signIn(tenant);
    const { userId: ownerId } = member;
    const workspaceId = await tenant.tx((db) => insertWorkspace(db, { ownerId }));
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

  test("says that nothing is asked for (S-V17, S-M21, S-M51, S-M3)", async ({ as, tenant }) => {
    const member = await signIn(tenant);
    const { userId: ownerId } = member;
    const workspaceId = await tenant.tx((db) => insertWorkspace(db, { ownerId }));

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
      const member = await signIn(tenant);
      const { userId: ownerId } = member;
      const workspaceId = await tenant.tx(async (db) => {
        if ("collectionLimit" in tenantHas) await db("collectionLimits").update(tenantHas);
        if ("disableDirectLinking" in tenantHas) await db("tenantSettings").update(tenantHas);
        return insertWorkspace(db, { ownerId });
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

describe("createSubmission", () => {
  test("begins a collection for a request of the workspace, and for no other (P-A34, S-A11)", async ({
    as,
    tenant,
  }) => {
    const { workspaceId: entityId, submissionRequestId, userId } = await tenant.tx(insertLinkIn);
    const other = await tenant.tx(insertLinkIn);
    const member = as(await signInAs(tenant, userId));
    const body = { entityId, requestId: submissionRequestId };

    const none = await member.GET("/submissions/newest", { params: { query: { entityId } } });
    const { data } = await member.POST("/Submissions", { body });
    const foreign = await member.POST("/Submissions", {
      body: { entityId, requestId: other.submissionRequestId },
    });
    const anonymous = await member.POST("/Submissions", { body: { entityId, requestId: -1 } });
    const newest = await member.GET("/submissions/newest", { params: { query: { entityId } } });

    expect(none.data).toEqual({ submissionId: "00000000-0000-0000-0000-000000000000" });
    expect(newest.data).toEqual({ submissionId: data?.id });
    expect([foreign.error?.type, anonymous.error?.type]).toEqual(["not-found", "not-found"]);
    expect(await tenant.tx((db) => db("submissions"))).toHaveLength(1);
  });

  test("asks by mail whose the address is that comes along, once for a key (S-A4, S-V8)", async ({
    as,
    tenant,
  }) => {
    const { workspaceId: entityId, submissionRequestId, userId } = await tenant.tx(insertLinkIn);
    const member = as(await signInAs(tenant, userId));
    const asked = {
      body: {
        entityId,
        requestId: submissionRequestId,
        verificationEmail: " rosa@tidewater.com ",
      },
      headers: { "idempotency-key": "k" },
    };

    const { data } = await member.POST("/Submissions", asked);
    await member.POST("/Submissions", asked);

    expect(await tenant.tx((db) => db("submissions").select("id", "verificationEmail"))).toEqual([
      { id: data?.id, verificationEmail: "rosa@tidewater.com" },
    ]);
    expect(
      await tenant.tx((db) => db("mailDeliveries").select("kind", "toAddress", "submissionId")),
    ).toEqual([{ kind: "confirm-email", toAddress: "rosa@tidewater.com", submissionId: data?.id }]);
  });

  test("says of an address in which words it's none, and begins nothing (S-V8, S-M1, S-M3)", async ({
    as,
    tenant,
  }) => {
    const { workspaceId: entityId, submissionRequestId, userId } = await tenant.tx(insertLinkIn);
    const description = "The email provided for submission verification is invalid";

    const { error } = await as(await signInAs(tenant, userId)).POST("/Submissions", {
      body: { entityId, requestId: submissionRequestId, verificationEmail: "rosa" },
    });

    expect(error).toMatchObject({
      status: 400,
      type: "invalid",
      description,
      errors: [{ pointer: "/body/verificationEmail", code: "email", description }],
    });
    expect(await tenant.tx((db) => db("submissions"))).toEqual([]);
    expect(await tenant.tx((db) => db("mailDeliveries"))).toEqual([]);
  });
});

describe("whoever lost their role or account", () => {
  test("is out at the next request", async ({ as, tenant }) => {
    const member = await signIn(tenant, { roleIds: [roleIds.administrator] });
    const { userId: ownerId } = member;
    const workspaceId = await tenant.tx((db) => insertWorkspace(db, { ownerId }));
    const look = () =>
      as(member).GET("/Entities/{workspaceId}", { params: { path: { workspaceId } } });

    const before = await look();
    await tenant.tx((db) => db("userRoles").where({ userId: ownerId }).delete());
    const withoutRole = await look();
    await tenant.tx((db) =>
      db("users").where({ id: ownerId }).update({ status: "Deleted", deletedAt: builtAt }),
    );
    const withoutAccount = await look();

    expect([before, withoutRole, withoutAccount].map(({ response }) => response.status)).toEqual([
      200, 403, 401,
    ]);
  });
});

describe("a link", () => {
  test("that was ended keeps who made it from nothing", async ({ as, tenant }) => {
    const { workspaceId, submissionRequestId, sharedLinkId, userId } =
      await tenant.tx(insertLinkIn);
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

const insertLinkIn = (db: Parameters<typeof insertLink>[0]) => insertLink(db);

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
