import { randomUUID } from "node:crypto";
import type { Tokens } from "@tieout/server/connectors";
import { placeOfTokens } from "@tieout/server/consent";
import { failImport, markDisconnected, takeImportLease } from "@tieout/server/database";
import { builtAt, insertImport } from "@tieout/server/database/testing";
import { type HostedTenant, newHostedTenant } from "@tieout/server/http/testing";
import { describe, expect } from "vitest";
import type { Wire } from "../../presenters/wire.ts";
import {
  type LenderFixtures,
  test as lenderTest,
  signIn,
  signInAdministrator,
  signInAs,
  type Trip,
  tripOf,
} from "../../testing/index.ts";

describe("listConnections", () => {
  test("has the worst first, and says how each stands and what may be done (P-A35, P-U61, P-C8)", async ({
    as,
    trip,
    tenant,
    clock,
  }) => {
    const { member, workspaceId } = await trip.submission();
    const connectionId = await trip.connect(member, { workspaceId });
    const list = async () => {
      const path = { workspaceId };
      return listed((await as(member).GET(connections, { params: { path } })).data);
    };
    const ours = async () => (await list()).find(({ id }) => id === connectionId);

    const fresh = await ours();
    const expiresAt = new Date(fresh?.consentExpiresAt ?? "");
    clock.now = new Date(expiresAt.getTime() - 30 * 86_400_000);
    await tenant.tx((db) =>
      db("sessions").update({ slidingExpiresAt: later, absoluteExpiresAt: later }),
    );
    const late = await list();
    clock.now = expiresAt;
    const over = await ours();

    expect(fresh).toMatchObject({ state: "Connected", expiresSoon: false, mayDelete: true });
    expect([late[0]?.id, late[0]?.expiresSoon]).toEqual([connectionId, true]);
    expect(over).toMatchObject({ state: "Disconnected", expiresSoon: false });
  });

  test("offers no relink where connecting directly is switched off (P-C16)", async ({
    as,
    trip,
    tenant,
  }) => {
    const { member, workspaceId } = await trip.submission();
    await tenant.tx((db) => db("tenantSettings").update({ disableDirectLinking: true }));

    const { data } = await as(member).GET(connections, { params: { path: { workspaceId } } });

    expect(data).toMatchObject([{ relink: "not-offered" }]);
  });
});

describe("deleteConnection", () => {
  test("gives the consent back, destroys the tokens, and is on the trail (P-A36, P-U63)", async ({
    as,
    trip,
    tenant,
    services,
  }) => {
    const { member, workspaceId } = await trip.submission();
    const connectionId = await trip.connect(member, { workspaceId });
    const tokens = await tokensOf(tenant, services, connectionId);
    const path = { workspaceId, connectionId };

    const first = await as(member).DELETE(one, { params: { path } });
    const again = await as(member).DELETE(one, { params: { path } });
    const list = await as(member).GET(connections, { params: { path } });

    expect([first.response.status, again.response.status]).toEqual([204, 404]);
    expect(listed(list.data).map(({ id }) => id)).not.toContain(connectionId);
    await expect(
      services.connectors.get("example")?.consent?.refresh(tokens),
    ).rejects.toMatchObject({
      trouble: "reconnect-needed",
    });
    const row = await tenant.tx((db) =>
      db("connections").where({ id: connectionId }).first("sealedTokens", "sealedPreviousTokens"),
    );
    expect(row).toEqual({ sealedTokens: null, sealedPreviousTokens: null });
    const trail = await tenant.tx((db) =>
      db("auditEvents").where({ action: "connection-deleted" }).select("subjectId", "details"),
    );
    expect(trail).toEqual([{ subjectId: connectionId, details: { revoked: true } }]);
  });

  test("ends the import that runs over it, by name, and gives the collection back", async ({
    as,
    trip,
    tenant,
  }) => {
    const { member, workspaceId, submissionId } = await trip.submission();
    const connectionId = await trip.connect(member, { workspaceId });
    const { data: started } = await as(member).POST(
      "/{workspaceId}/Submissions/{submissionId}/imports",
      {
        params: { path: { workspaceId, submissionId } },
        body: { connectionId },
      },
    );

    await as(member).DELETE(one, { params: { path: { workspaceId, connectionId } } });

    const { data: status } = await as(member).GET(
      "/{workspaceId}/financialrecords/{financialRecordId}/importstatus",
      { params: { path: { workspaceId, financialRecordId: started?.financialRecordId ?? "" } } },
    );
    expect(status).toMatchObject({
      ...{ outcome: "Error", errorCode: "Cancelled" },
      errorDescription: "The connection was deleted while its books were being read.",
    });
    expect(await tenant.tx((db) => db("collectionUsages").select("state"))).toEqual([
      { state: "released" },
    ]);
  });

  test("is for the workspace's members alone (P-C8, P-U63)", async ({
    as,
    trip,
    tenant,
    pool,
    owner,
  }) => {
    const { member, workspaceId } = await trip.submission();
    const connectionId = await trip.connect(member, { workspaceId });
    const abroad = await newHostedTenant({ pool, owner });
    const ask = async (by: Parameters<typeof as>[0], path = { workspaceId, connectionId }) =>
      (await as(by).DELETE(one, { params: { path } })).response.status;

    const statuses = [
      await ask({}),
      await ask(await signIn(tenant)),
      await ask(await signInAdministrator(tenant)),
      await ask(await signIn(abroad)),
      await ask(member, { workspaceId, connectionId: randomUUID() }),
      await ask(member),
    ];

    expect(statuses).toEqual([401, 403, 403, 404, 404, 204]);
  });
});

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
      ...{ outcome: "Error", errorCode: "Cancelled" },
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
      ...{ workspaceId, submissionId, connectionId },
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
      ...{ workspaceId, submissionId, connectionId },
    });
    const path = { workspaceId, financialRecordId: failedId };
    await tenant.tx((db) => markDisconnected(db, unused, builtAt));
    await as(member).DELETE(one, { params: { path: { workspaceId, connectionId } } });

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

const connections = "/workspaces/{workspaceId}/connections";
const one = "/workspaces/{workspaceId}/connections/{connectionId}";
const retryPath = "/{workspaceId}/financialrecords/{financialRecordId}/retryimport";
// The client's types lose the items of a readonly list; the contract was held to on the way here.
const listed = (data: unknown) => (data ?? []) as readonly Wire["Connection"][];
const later = new Date("2030-01-01T00:00:00Z");

const test = lenderTest.extend<{ readonly trip: Trip }>({
  trip: async ({ portal, tenant, as }, use) => use(tripOf({ portal, tenant, as })),
});

async function tokensOf(
  tenant: HostedTenant,
  { sealer }: LenderFixtures["services"],
  id: string,
): Promise<Tokens> {
  return tenant.tx(async (db) => {
    const { open } = await sealer.forTenant(db);
    const { sealedTokens } = await db("connections").where({ id }).first("sealedTokens");
    return JSON.parse(open(placeOfTokens(id), sealedTokens).toString());
  });
}

interface Importing {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly connectionId: string;
}

/** An import that ended because the package let go of us, as the worker ends it. Gives its record's id. */
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
    const errorDescription = "DEX was disconnected during import.";
    await failImport(db, lease, { errorCode: "Disconnected", errorDescription, now: builtAt });
    await markDisconnected(db, connectionId, builtAt);
  });
  return data?.financialRecordId ?? "";
}
