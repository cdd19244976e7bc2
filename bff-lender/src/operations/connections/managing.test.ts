import { randomUUID } from "node:crypto";
import { newHostedTenant } from "@tieout/server/http/testing/hosts";
import { describe, expect } from "vitest";
import { signIn, signInAdministrator, tripTest as test, tokensOf } from "../../testing/index.ts";
import type { Wire } from "../wire.ts";

describe("listConnections", () => {
  test("has the worst first, and says how each stands and what may be done (P-A35, P-U61, P-C8)", async ({
    as,
    trip,
    tenant,
    clock,
  }) => {
    const { member, workspaceId } = await trip.submission();
    const connectionId = await trip.connect(member, { workspaceId });
    // As of connections from before consents were stored: their status is the package's access alone.
    await tenant.tx((db) => db("consents").delete());
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
      outcome: "Error",
      errorCode: "Cancelled",
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

const connections = "/workspaces/{workspaceId}/connections";
const one = "/workspaces/{workspaceId}/connections/{connectionId}";
// openapi-fetch's types lose the items of a readonly list; the reply was validated.
const listed = (data: unknown) => (data ?? []) as readonly Wire["Connection"][];
const later = new Date("2030-01-01T00:00:00Z");
