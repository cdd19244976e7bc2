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
  tripTest,
  visit,
} from "../../testing/index.ts";

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

const test = tripTest.extend<{
  /** By a visitor of the same business as another, or of a new one. */
  readonly signIn: (another?: SignedIn) => Promise<SignedIn>;
  /** Their books are being read. */
  readonly first: SignedIn;
}>({
  signIn: async ({ as, trip, tenant }, use) =>
    use(async (another) => {
      const workspaceId = another?.visitor.workspaceId;
      const visitor = await visit(tenant, workspaceId === undefined ? {} : { workspaceId });
      return signedIn(as, trip, visitor);
    }),
  first: async ({ as, signIn }, use) => {
    const first = await signIn();
    await start(as, first.visitor, first);
    await use(first);
  },
});

/** One visitor's books are being read. Another one signs in at the same company by a link of their own. */
describe("a second visitor's sign-in", () => {
  test("leaves the first one's access as it is until they say that the books are theirs", async ({
    tenant,
    as,
    first,
    signIn,
  }) => {
    const before = await access(tenant);

    const second = await signIn(first);

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
    services,
    first,
    signIn,
  }) => {
    const before = await access(tenant);
    const revoked = revocations(services);
    const { visitor, begun } = await signIn(first);

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
    services,
    first,
    signIn,
  }) => {
    const before = await access(tenant);
    const revoked = revocations(services);
    await signIn(first);
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
    services,
    first,
    signIn,
  }) => {
    const { workspaceId } = first.visitor;
    const second = await signIn(first);
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

  test("outlasts a no of the first one, who hadn't answered yet", async ({
    tenant,
    as,
    signIn,
  }) => {
    const first = await signIn();
    const second = await signIn(first);

    await decline(as, first.visitor, first.begun.id);
    const { response } = await start(as, second.visitor, second);

    expect(response.status).toBe(200);
    expect(await access(tenant)).toMatchObject({ state: "Connected", deletedAt: null });
  });

  test("unlists the connection if both say no", async ({ tenant, as, services, signIn }) => {
    const revoked = revocations(services);
    const first = await signIn();
    const second = await signIn(first);

    await decline(as, first.visitor, first.begun.id);
    await decline(as, second.visitor, second.begun.id);

    expect(new Set(revoked()).size).toBe(2);
    expect(await access(tenant)).toMatchObject({ sealedTokens: null, deletedAt: builtAt });
  });

  test("ends with the connection, whoever ends that", async ({
    tenant,
    services,
    first,
    signIn,
  }) => {
    const { workspaceId } = first.visitor;
    const revoked = revocations(services);
    await signIn(first);

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
    first,
    signIn,
  }) => {
    await collected(tenant);
    await tenant.tx((db) => markDisconnected(db, first.connectionId, builtAt));
    const lost = await access(tenant);
    const declined = await signIn(first);

    await decline(as, declined.visitor, declined.begun.id);
    const after = await access(tenant);
    const second = await signIn(first);
    await start(as, second.visitor, second);

    expect(after).toEqual(lost);
    expect(await access(tenant)).toMatchObject({ state: "Connected" });
  });

  test("is the connection's at once where nobody needs its access any more", async ({
    tenant,
    first,
    signIn,
  }) => {
    await collected(tenant);
    await tenant.tx((db) => saveUsed(db, first.submissionId, builtAt));
    const before = await access(tenant);

    await signIn(first);

    expect(await held(tenant)).toEqual([]);
    expect((await access(tenant)).sealedTokens).not.toEqual(before.sealedTokens);
  });
});

const one = "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}";

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
