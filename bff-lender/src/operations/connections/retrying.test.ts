import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { markDisconnected } from "@tieout/services/connections/tokens";
import { failImport, takeImportLease } from "@tieout/services/imports/run";
import { insertImport } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { type LenderFixtures, signIn, signInAs, tripTest as test } from "../../testing/index.ts";

describe("cancelImport", () => {
  test("ends a running import at once, and one that has ended isn't cancelled", async ({
    as,
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const member = await signInAs(tenant, built.userId);
    const { workspaceId, financialRecordId } = built;
    const cancel = (by: Parameters<typeof as>[0]) =>
      as(by).POST("/{workspaceId}/financialrecords/{financialRecordId}/cancelimport", {
        params: { path: { workspaceId, financialRecordId } },
      });

    const stranger = await cancel(await signIn(tenant));
    const first = await cancel(member);
    const second = await cancel(member);

    expect(stranger.response.status).toBe(403);
    expect(first.data).toMatchObject({
      outcome: "Error",
      errorCode: "Cancelled",
      errorDescription: "The import was cancelled.",
    });
    expect(second.error?.type).toBe("not-running");
    const record = await tenant.tx((db) => db("financialRecords").first("status"));
    expect(record).toEqual({ status: "ImportError" });
  });
});

describe("retryImport", () => {
  test("has a disconnected one reconnected first, and then asks the same again (P-T18, P-M31, S-T17)", async ({
    as,
    trip,
    tenant,
    clock,
  }) => {
    const { member, workspaceId, submissionId } = await trip.submission();
    const connectionId = await trip.connect(member, { workspaceId });
    const failedId = await aDisconnectedImport(as(member), tenant, {
      workspaceId,
      submissionId,
      connectionId,
    });
    const retry = () =>
      as(member).POST(retryPath, {
        params: { path: { workspaceId, financialRecordId: failedId } },
      });

    const tooEarly = await retry();
    const shutOut = await as(member).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
      params: { path: { workspaceId, submissionId } },
      body: { connectionId },
    });
    clock.now = new Date(builtAt.getTime() + 60_000);
    await trip.connect(member, { workspaceId, existingConnectionId: connectionId });
    const retried = await retry();
    const again = await retry();
    const jobs = await as(member).GET("/submissions/listpending", {
      params: { query: { returnAll: true } },
    });

    expect(tooEarly.error?.type).toBe("reconnect-needed");
    expect(shutOut.error).toMatchObject({
      type: "connection-expired",
      description:
        "The connection for this company has expired. Unable to import financials at this time.",
    });
    expect(retried.data).toMatchObject({ submissionId });
    expect(retried.data?.financialRecordId).not.toBe(failedId);
    expect(again.data).toEqual(retried.data);
    expect(jobs.data).toMatchObject([
      { financialRecordId: retried.data?.financialRecordId, status: { outcome: "Pending" } },
    ]);
    const requests = await tenant.tx((db) => db("importRequests").select("parameters"));
    expect(requests[0]).toEqual(requests[1]);
  });

  test("finds nothing to retry once the connection is gone (P-T19, P-M36)", async ({
    as,
    trip,
    tenant,
  }) => {
    const { member, workspaceId, submissionId, connectionId: unused } = await trip.submission();
    const connectionId = await trip.connect(member, { workspaceId });
    const failedId = await aDisconnectedImport(as(member), tenant, {
      workspaceId,
      submissionId,
      connectionId,
    });
    const path = { workspaceId, financialRecordId: failedId };
    await tenant.tx((db) => markDisconnected(db, unused, builtAt));
    await as(member).DELETE(oneConnection, { params: { path: { workspaceId, connectionId } } });

    const { error } = await as(member).POST(retryPath, { params: { path } });

    expect(error?.type).toBe("no-stored-request");
  });

  test("refuses what runs, and whoever isn't a member", async ({ as, tenant }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const member = await signInAs(tenant, built.userId);
    const { workspaceId, financialRecordId } = built;
    const params = { path: { workspaceId, financialRecordId } };

    const running = await as(member).POST(retryPath, { params });
    const stranger = await as(await signIn(tenant)).POST(retryPath, { params });

    expect(running.error?.type).toBe("not-failed");
    expect(stranger.error?.type).toBe("workspace-access-required");
  });
});

const oneConnection = "/workspaces/{workspaceId}/connections/{connectionId}";
const retryPath = "/{workspaceId}/financialrecords/{financialRecordId}/retryimport";

interface Importing {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly connectionId: string;
}

/** An import that ended because the package revoked access. Returns its record's id. */
async function aDisconnectedImport(
  asked: ReturnType<LenderFixtures["as"]>,
  tenant: HostedTenant,
  { workspaceId, submissionId, connectionId }: Importing,
): Promise<string> {
  const { data } = await asked.POST("/{workspaceId}/Submissions/{submissionId}/imports", {
    params: { path: { workspaceId, submissionId } },
    body: { connectionId },
  });
  await tenant.tx(async (db) => {
    const { id } = await db("imports").where({ connectionId }).first("id");
    const lease = await takeImportLease(db, id, builtAt);
    if (!lease) throw new Error("It has ended already");
    const reason = { code: "package-disconnected", values: { package: "DEX" } } as const;
    await failImport(db, lease, { errorCode: "Disconnected", reason, now: builtAt });
    await markDisconnected(db, connectionId, builtAt);
  });
  return data?.financialRecordId ?? "";
}
