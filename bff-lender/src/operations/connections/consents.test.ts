import { randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { saveConnection } from "@tieout/services/connections/connection";
import { disconnect } from "@tieout/services/connections/end";
import { findConsent } from "@tieout/services/consent/consent";
import { saveConfirmed, saveConsentEnd, saveUsed } from "@tieout/services/consent/save-consent";
import { failImport, takeImportLease } from "@tieout/services/imports/run";
import { saveSubmission } from "@tieout/services/submissions/submission";
import {
  type BuiltImport,
  type BuiltLink,
  insertConsent,
  insertImport,
  insertSubmission,
} from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { type LenderFixtures, signInAs, tripTest as test } from "../../testing/index.ts";

describe("a lender's sign-in", () => {
  test("is for a collection and on a ground, or it isn't prepared", async ({ as, trip }) => {
    const { member, workspaceId, submissionId } = await trip.submission();
    const params = { path: { workspaceId } };
    const prepare = async (over: object) => {
      const token = await as(member).POST("/Workspaces/{workspaceId}/DelegatedAccessTokens", {
        params,
      });
      const { error } = await as(member).POST("/Workspaces/{workspaceId}/ConnectionRequests", {
        params,
        body: {
          ...{ accountingPackage: "example", delegatedAccessToken: token.data?.token ?? "" },
          ...over,
        },
      });
      return error;
    };

    expect(await prepare({ submissionId })).toMatchObject({
      type: "invalid",
      errors: [{ pointer: "/body/ground" }],
    });
    expect(await prepare({ ground: { kind: "client-access" } })).toMatchObject({
      type: "invalid",
      errors: [{ pointer: "/body/submissionId" }],
    });
    expect(
      await prepare({
        submissionId,
        ground: { kind: "written-agreement", agreedOn: "2026-03-01", note: "Rosa" },
      }),
    ).toBeUndefined();
  });

  test("is kept with its ground, and live for that collection when the lender starts it", async ({
    as,
    trip,
    tenant,
  }) => {
    const { member, workspaceId, submissionId, userId } = await trip.submission();
    const connectionId = await trip.connect(member, { workspaceId, submissionId });

    const { response } = await start(as(member), { workspaceId, submissionId, connectionId });

    expect(response.status).toBe(200);
    expect(await tenant.tx((db) => db("consents").where({ givenBy: "lender" }))).toMatchObject([
      { userId, ground: "client-access", submissionId, connectionId, liveAt: builtAt },
    ]);
  });
});

describe("over what a borrower has connected, a lender", () => {
  test("starts nothing before the borrower has said that the books are theirs", async ({
    as,
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertSubmission(db));
    const member = await signInAs(tenant, built.userId);

    const { error } = await start(as(member), built);

    expect(error).toMatchObject({ type: "beyond-consent", errors: [{ code: "agreed" }] });
  });

  test("collects nothing of their own: it was agreed once, for another collection, and it's used", async ({
    as,
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const member = await signInAs(tenant, built.userId);
    const submissionId = await aDirectSubmission(tenant, built);
    await end(tenant, built, "Success");
    await tenant.tx((db) => saveUsed(db, built.submissionId, builtAt));
    await tenant.tx((db) =>
      disconnect(db, { workspaceId: built.workspaceId, id: built.connectionId }, builtAt),
    );

    const { error } = await start(as(member), { ...built, submissionId });

    expect(error).toMatchObject({
      status: 409,
      type: "beyond-consent",
      errors: [{ code: "used" }, { code: "once" }],
    });
    expect(await tenant.tx((db) => db("mailDeliveries"))).toEqual([]);
  });

  test("reads nothing after the borrower has ended it", async ({ as, tenant }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const member = await signInAs(tenant, built.userId);
    await end(tenant, built, "Error");
    await tenant.tx((db) =>
      saveConsentEnd(
        db,
        { connectionId: built.connectionId },
        { reason: "access-ended", now: builtAt },
      ),
    );

    const { error } = await retry(as(member), built);

    expect(error).toMatchObject({ type: "beyond-consent", errors: [{ code: "ended" }] });
  });
});

describe("a retry", () => {
  test("reads to the day that was agreed, however late it comes, and nothing after thirty days", async ({
    as,
    tenant,
    clock,
  }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const member = await signInAs(tenant, built.userId);
    await end(tenant, built, "Error");

    const until = new Date("2026-07-01T00:00:00Z");
    await tenant.tx((db) =>
      db("sessions").update({ slidingExpiresAt: until, absoluteExpiresAt: until }),
    );

    clock.now = new Date("2026-04-10T09:00:00Z");
    const inTime = await retry(as(member), built);
    const [, second] = await importsOf(tenant);
    await end(tenant, { ...built, importId: second?.id ?? "" }, "Error");
    clock.now = new Date("2026-06-10T09:00:00Z");
    const late = await retry(as(member), {
      ...built,
      financialRecordId: inTime.data?.financialRecordId ?? "",
    });

    expect(inTime.response.status).toBe(200);
    expect(second).toMatchObject({ today: "2026-04-10", request: { mostRecentDay: "2026-03-15" } });
    expect(late.error).toMatchObject({ type: "beyond-consent", errors: [{ code: "expired" }] });
  });

  test("never reads another company, whose updates are allowed, in place of a connection that is gone", async ({
    as,
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const member = await signInAs(tenant, built.userId);
    const { workspaceId, connectionId, linkSessionId } = built;
    await end(tenant, built, "Error");
    await tenant.tx((db) => db("connections").update({ sealedTokens: null }));
    await as(member).DELETE("/workspaces/{workspaceId}/connections/{connectionId}", {
      params: { path: { workspaceId, connectionId } },
    });
    const otherId = randomUUID();
    const submissionId = await aDirectSubmission(tenant, built);
    await tenant.tx(async (db) => {
      await saveConnection(db, {
        ...{ id: otherId, workspaceId, datasourceNameId: "example", orgId: otherId },
        ...{ datasetId: null, datasetName: "Ortega Interiors", now: builtAt },
        sealedTokens: Buffer.from("sealed"),
        createdBy: { linkSessionId },
      });
      const id = await insertConsent(db, { ...built, submissionId, connectionId: otherId });
      await db("consents")
        .where({ id })
        .update({ emailAddress: "rosa@ortega.com", emailProof: "code" });
      const consent = await findConsent(db, { id });
      // Updates are allowed, for any collection of that company.
      const confirmation = { by: "person", updatesUntil: "2027-03-15" as Day } as const;
      const confirmed = { submissionId, confirmation, now: builtAt };
      if (consent) await saveConfirmed(db, consent, confirmed);
    });

    const { error } = await retry(as(member), built);

    expect(error).toMatchObject({ status: 409, type: "no-stored-request" });
    expect(await importsOf(tenant)).toHaveLength(1);
  });
});

interface Importing {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly connectionId: string;
}

type Client = ReturnType<LenderFixtures["as"]>;

const start = (client: Client, { workspaceId, submissionId, connectionId }: Importing) =>
  client.POST("/{workspaceId}/Submissions/{submissionId}/imports", {
    params: { path: { workspaceId, submissionId } },
    body: { connectionId },
  });

const retry = (
  client: Client,
  { workspaceId, financialRecordId }: Pick<BuiltImport, "workspaceId" | "financialRecordId">,
) =>
  client.POST("/{workspaceId}/financialrecords/{financialRecordId}/retryimport", {
    params: { path: { workspaceId, financialRecordId } },
  });

const importsOf = (tenant: HostedTenant) =>
  tenant.tx((db) => db("imports").orderBy("attempt").select("id", "today", "request"));

async function aDirectSubmission(tenant: HostedTenant, built: BuiltLink): Promise<string> {
  const id = randomUUID();
  const { workspaceId, submissionRequestId, userId } = built;
  await tenant.tx((db) =>
    saveSubmission(db, {
      ...{ id, workspaceId, submissionRequestId, now: builtAt, metadata: [] },
      ...{ sourceFlow: "lender", mode: "direct", requestingUserId: userId },
    }),
  );
  return id;
}

async function end(
  tenant: HostedTenant,
  { importId }: Pick<BuiltImport, "importId">,
  outcome: "Success" | "Error",
): Promise<void> {
  await tenant.tx(async (db) => {
    const lease = await takeImportLease(db, importId, builtAt);
    if (!lease) throw new Error("It has ended already");
    if (outcome === "Success") {
      await db("imports").where({ id: importId }).update({ outcome, finishedAt: builtAt });
      return;
    }
    const reason = { code: "import-fault", values: {} } as const;
    await failImport(db, lease, { errorCode: "InternalError", reason, now: builtAt });
  });
}
