import { builtAt } from "@tieout/server/database/testing/tenant";
import { markDisconnected } from "@tieout/services/connections/tokens";
import { endUnconfirmed, giveBackAccess } from "@tieout/services/consent/decline-consent";
import { endConsent } from "@tieout/services/consent/end-consent";
import { saveUsed } from "@tieout/services/consent/save-consent";
import { describe, expect, vi } from "vitest";
import {
  type BorrowerFixtures,
  type LinkVisitor,
  type Trip,
  tripTest as test,
  visit,
} from "../../testing/index.ts";

/** One visitor's books are being read. Another one signs in at the same company by a link of their own. */
describe("a second visitor's sign-in", () => {
  test("leaves the first one's access as it is until they say that the books are theirs", async ({
    tenant,
    as,
    trip,
  }) => {
    const first = await sharedBy({ as, tenant, trip });
    const before = await access(tenant);

    const second = await signedIn(as, trip, await another(tenant, first));

    const { connectionId, visitor, datasetName } = second;
    expect(connectionId).toBe(first.connectionId);
    expect(datasetName).toBe("Tidewater Marine Supply, Inc.");
    expect(await access(tenant)).toEqual(before);

    await collected(tenant);
    const { response } = await start(as, visitor, second);

    expect(response.status).toBe(200);
    expect(await access(tenant)).not.toEqual(before);
    expect(await access(tenant)).toMatchObject({ state: "Connected" });
    expect(await held(tenant)).toEqual([]);
  });

  test("is revoked alone when they say no, and the first one's access works on", async ({
    tenant,
    as,
    trip,
    services,
  }) => {
    const first = await sharedBy({ as, tenant, trip });
    const before = await access(tenant);
    const revoked = revocations(services);
    const { visitor, begun } = await signedIn(as, trip, await another(tenant, first));

    const declined = await decline(as, visitor, begun.id);
    const again = await decline(as, visitor, begun.id);

    expect([declined.response.status, again.response.status]).toEqual([204, 204]);
    expect(revoked()).toHaveLength(1);
    expect(await access(tenant)).toEqual(before);
    expect(await held(tenant)).toEqual([]);
    expect(await consents(tenant)).toMatchObject([
      { endReason: null, revokedAtPackage: null },
      { endReason: "declined", revokedAtPackage: true },
    ]);
  });

  test("is revoked alone if they say nothing for 30 minutes", async ({
    tenant,
    as,
    trip,
    services,
  }) => {
    const first = await sharedBy({ as, tenant, trip });
    const before = await access(tenant);
    const revoked = revocations(services);
    await signedIn(as, trip, await another(tenant, first));
    const [, second] = await consents(tenant);

    await endUnconfirmed(services, tenant.tx, second, {
      ...{ reason: "unconfirmed", actor: { kind: "worker" }, now: builtAt },
    });

    expect(revoked()).toHaveLength(1);
    expect(await access(tenant)).toEqual(before);
    expect(await held(tenant)).toEqual([]);
  });

  test("outlasts the first one's access, which ends when those records arrive", async ({
    tenant,
    as,
    trip,
    services,
  }) => {
    const first = await sharedBy({ as, tenant, trip });
    const { workspaceId } = first.visitor;
    const second = await signedIn(as, trip, await another(tenant, first));
    await collected(tenant);
    await tenant.tx((db) => saveUsed(db, first.submissionId, builtAt));
    const revoked = revocations(services);

    await giveBackAccess(services, tenant.tx, {
      ...{ workspaceId, connectionId: first.connectionId, actor: { kind: "worker" }, now: builtAt },
    });
    const between = await access(tenant);
    const { response } = await start(as, second.visitor, second);

    expect(revoked()).toHaveLength(1);
    expect(between).toMatchObject({ state: "Disconnected", sealedTokens: null });
    expect(response.status).toBe(200);
    expect(await access(tenant)).toMatchObject({ state: "Connected" });
  });

  test("outlasts a no of the first one, who hadn't answered yet", async ({ tenant, as, trip }) => {
    const first = await signedIn(as, trip, await visit(tenant));
    const second = await signedIn(as, trip, await another(tenant, first));

    await decline(as, first.visitor, first.begun.id);
    const { response } = await start(as, second.visitor, second);

    expect(response.status).toBe(200);
    expect(await access(tenant)).toMatchObject({ state: "Connected", deletedAt: null });
  });

  test("unlists the connection if both say no", async ({ tenant, as, trip, services }) => {
    const revoked = revocations(services);
    const first = await signedIn(as, trip, await visit(tenant));
    const second = await signedIn(as, trip, await another(tenant, first));

    await decline(as, first.visitor, first.begun.id);
    await decline(as, second.visitor, second.begun.id);

    expect(new Set(revoked()).size).toBe(2);
    expect(await access(tenant)).toMatchObject({ sealedTokens: null, deletedAt: builtAt });
  });

  test("ends with the connection, whoever ends that", async ({ tenant, as, trip, services }) => {
    const first = await sharedBy({ as, tenant, trip });
    const { workspaceId } = first.visitor;
    const revoked = revocations(services);
    await signedIn(as, trip, await another(tenant, first));

    await endConsent(services, tenant.tx, {
      ...{ workspaceId, connectionId: first.connectionId, actor: { kind: "worker" }, now: builtAt },
    });

    expect(new Set(revoked()).size).toBe(2);
    expect(await held(tenant)).toEqual([]);
    expect((await consents(tenant)).map(({ endReason }) => endReason)).toEqual([
      "connection-deleted",
      "connection-deleted",
    ]);
  });

  test("brings back access that was lost at the package, but not before a yes", async ({
    tenant,
    as,
    trip,
  }) => {
    const first = await sharedBy({ as, tenant, trip });
    await collected(tenant);
    await tenant.tx((db) => markDisconnected(db, first.connectionId, builtAt));
    const lost = await access(tenant);
    const declined = await signedIn(as, trip, await another(tenant, first));

    await decline(as, declined.visitor, declined.begun.id);
    const after = await access(tenant);
    const second = await signedIn(as, trip, await another(tenant, first));
    await start(as, second.visitor, second);

    expect(after).toEqual(lost);
    expect(await access(tenant)).toMatchObject({ state: "Connected" });
  });

  test("is the connection's at once where nobody needs its access any more", async ({
    tenant,
    as,
    trip,
  }) => {
    const first = await sharedBy({ as, tenant, trip });
    await collected(tenant);
    await tenant.tx((db) => saveUsed(db, first.submissionId, builtAt));
    const before = await access(tenant);

    await signedIn(as, trip, await another(tenant, first));

    expect(await held(tenant)).toEqual([]);
    expect((await access(tenant)).sealedTokens).not.toEqual(before.sealedTokens);
  });
});

const one = "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}";

type World = Pick<BorrowerFixtures, "as" | "tenant"> & { readonly trip: Trip };
type As = BorrowerFixtures["as"];
type Tenant = BorrowerFixtures["tenant"];

async function signedIn(as: As, trip: Trip, visitor: LinkVisitor) {
  const { workspaceId: entityId, submissionRequestId: requestId } = visitor;
  const made = await as(visitor).POST("/Submissions", { body: { entityId, requestId } });
  const submissionId = made.data?.id ?? "";
  const begun = await trip.begin(visitor, { submissionId });
  await trip.comeBack(begun);
  const { state } = begun;
  const { data } = await as(visitor).POST("/ConnectionRequests/claim", { body: { state } });
  const { connectionId = "", datasetName } = data ?? {};
  return { visitor, begun, submissionId, connectionId, datasetName };
}

const another = (tenant: Tenant, { visitor: { workspaceId } }: { readonly visitor: LinkVisitor }) =>
  visit(tenant, { workspaceId });

async function sharedBy({ as, tenant, trip }: World) {
  const first = await signedIn(as, trip, await visit(tenant));
  await start(as, first.visitor, first);
  return first;
}

const start = (
  as: As,
  { workspaceId, ...visitor }: LinkVisitor,
  { submissionId, connectionId }: { readonly submissionId: string; readonly connectionId: string },
) =>
  as(visitor).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
    params: { path: { workspaceId, submissionId } },
    body: { connectionId },
  });

const decline = (as: As, { workspaceId, ...by }: LinkVisitor, id: string) =>
  as(by).DELETE(one, { params: { path: { workspaceId, connectionRequestId: id } } });

const collected = (tenant: Tenant) =>
  tenant.tx((db) => db("imports").update({ outcome: "Success", finishedAt: builtAt }));

/** The connection's own access. */
const access = (tenant: Tenant) =>
  tenant.tx((db) =>
    db("connections").first("state", "sealedTokens", "consentedAt", "datasetName", "deletedAt"),
  );

const held = (tenant: Tenant) => tenant.tx((db) => db("heldSignIns"));

const consents = (tenant: Tenant) => tenant.tx((db) => db("consents").orderBy("liveAt"));

/** The tokens that the package is asked to revoke from now on. */
function revocations(services: BorrowerFixtures["services"]): () => string[] {
  const consent = services.connectors.get("example")?.consent;
  const revoke = consent && vi.spyOn(consent, "revoke").mockClear();
  return () => revoke?.mock.calls.map(([{ access: token }]) => token) ?? [];
}
