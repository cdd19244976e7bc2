import { builtAt } from "@tieout/server/database/testing/tenant";
import { pauseConsentsOfUser } from "@tieout/services/consent/pause";
import { permitRead } from "@tieout/services/consent/permit-read";
import { failImport, takeImportLease } from "@tieout/services/imports/run";
import {
  confirmConsent,
  insertConsent,
  insertLink,
  insertSubmission,
  insertUser,
} from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import {
  attach,
  connectionIn,
  connectionsPath,
  connectOn,
  type Ground,
  groundsOnTrail,
  pdf,
} from "../../testing/grounds.ts";
import {
  type SignedIn,
  signIn,
  signInAs,
  type TripFixtures,
  tripTest as test,
} from "../../testing/index.ts";

describe("a connection whose user was deleted", () => {
  test("is read on, without signing in again, once a colleague states the ground", async ({
    as,
    trip,
    tenant,
    portal,
  }) => {
    const { member, connectionId, colleague, ...at } = await aPausedConnection({
      as,
      trip,
      tenant,
    });
    const retry = () =>
      as(colleague).POST("/{workspaceId}/financialrecords/{financialRecordId}/retryimport", {
        params: { path: at },
      });
    const documentId = await attach(portal.url, colleague, at, pdf, "agreement.pdf");
    const tokens = await tenant.tx((db) => db("connections").where({ id: connectionId }).first());

    const before = await as(colleague).GET(connectionsPath, { params: { path: at } });
    const tooEarly = await retry();
    const agreedOn = "2026-03-14";
    const ground = { kind: "written-agreement", agreedOn, note: "Renewed", documentId } as const;
    const stated = await state(as, colleague, { ...at, connectionId }, ground);
    const again = await state(as, colleague, { ...at, connectionId }, ground);
    const after = await as(colleague).GET(connectionsPath, { params: { path: at } });
    const retried = await retry();

    const own = (data: typeof before.data) => connectionIn(data, connectionId);
    expect(own(before.data)).toMatchObject({
      status: "paused",
      consents: [{ state: "paused", pausedFor: "user-deleted" }],
    });
    expect(tooEarly.error).toMatchObject({ type: "beyond-consent", errors: [{ code: "paused" }] });
    expect([stated.response.status, again.error?.type]).toEqual([204, "not-paused"]);
    const [current, replaced] = [0, 1].map((at) => own(after.data)?.consents[at]);
    // The colleague has stated the ground, and didn't sign in.
    expect(own(after.data)).toMatchObject({
      ...{ status: "connected", signedInBy: "Dana Whitfield" },
      consents: [{ userName: "Marcus Whitfield" }, {}],
    });
    expect(current).toMatchObject({
      ...{
        state: "live",
        groundAgreedOn: agreedOn,
        groundNote: "Renewed",
        groundDocument: { id: documentId },
      },
      ...{ throughDay: replaced?.throughDay, expiresAt: replaced?.expiresAt },
      ...{ groups: replaced?.groups, submissionId: at.submissionId },
    });
    expect(replaced).toMatchObject({ state: "superseded", ground: "client-access" });
    expect(retried.response.status).toBe(200);
    const unchanged = await tenant.tx((db) =>
      db("connections").where({ id: connectionId }).first(),
    );
    expect(unchanged?.sealedTokens).toEqual(tokens?.sealedTokens);
    expect((await groundsOnTrail(tenant)).at(-1)).toEqual({
      ...{ ground: "written-agreement", agreedOn, documentId },
    });
    expect(member.userId).not.toBe(colleague.userId);
  });

  test("is resumed by the agreement of one collection, though reads for two were paused", async ({
    as,
    trip,
    tenant,
    portal,
  }) => {
    const { member, connectionId, colleague, ...at } = await aPausedConnection({
      as,
      trip,
      tenant,
    });
    const { workspaceId } = at;
    await tenant.tx(async (db) => {
      const { linkSessionId, submissionId } = await insertSubmission(
        db,
        await insertLink(db, { workspaceId }),
      );
      const by = { userId: member.userId, ground: "client-access" } as const;
      const other = { workspaceId, linkSessionId, submissionId, connectionId, by };
      await confirmConsent(db, await insertConsent(db, other), { submissionId });
      await pauseConsentsOfUser(db, member.userId, builtAt);
    });
    const documentId = await attach(portal.url, colleague, at, pdf, "agreement.pdf");

    const agreedOn = "2026-03-14";
    const ground = { kind: "written-agreement", agreedOn, documentId } as const;
    const stated = await state(as, colleague, { ...at, connectionId }, ground);

    expect(stated.error).toBeUndefined();
    const details = { ground: "written-agreement", agreedOn, documentId };
    expect((await groundsOnTrail(tenant)).slice(-2)).toEqual([details, details]);
  });

  test("is refused all the same where another company answers", async ({ as, trip, tenant }) => {
    const { connectionId, colleague, ...at } = await aPausedConnection({ as, trip, tenant });
    await state(as, colleague, { ...at, connectionId });
    await as(colleague).POST("/{workspaceId}/financialrecords/{financialRecordId}/retryimport", {
      params: { path: at },
    });
    const read = (name: string) =>
      tenant.tx(async (db) => {
        const running = await db("imports").where({ outcome: "Pending" }).first();
        const plan = {
          ...running.request,
          bases: ["accrual"],
          from: "2024-01-01",
          upTo: "2026-03-15",
        };
        const fiscalYearEnd = { month: 12, day: 31 };
        const company = { id: "1", name, legalName: name, currency: "USD", fiscalYearEnd };
        const anonymize = running.request.anonymizeCustomersAndVendors;
        await permitRead(db, running, { plan: { ...plan, anonymize }, company, now: builtAt });
      });

    await expect(read("Tidewater Holdings")).rejects.toMatchObject({
      beyond: [{ code: "other-company", part: "name" }],
    });
    await read("Tidewater Marine Supply, Inc.");
  });

  test("stays paused where the company has changed, and isn't for others to state", async ({
    as,
    trip,
    tenant,
  }) => {
    const { connectionId, colleague, ...at } = await aPausedConnection({ as, trip, tenant });
    const stranger = await signIn(tenant);
    const path = { ...at, connectionId };

    const foreign = await state(as, stranger, path);
    const unknown = await state(as, colleague, { ...path, connectionId: at.submissionId });
    await tenant.tx((db) =>
      db("consents").update({ pauseReason: "company-changed", pausedAt: builtAt }),
    );
    const changed = await state(as, colleague, path);

    expect([foreign.response.status, unknown.response.status]).toEqual([403, 404]);
    expect(changed.error).toMatchObject({ status: 409, type: "not-paused" });
  });

  test("isn't resumed once its 30 days are over, nor where connecting directly isn't offered", async ({
    as,
    trip,
    tenant,
    clock,
  }) => {
    const { connectionId, colleague, ...at } = await aPausedConnection({ as, trip, tenant });
    const path = { ...at, connectionId };

    await tenant.tx((db) => db("tenantSettings").update({ disableDirectLinking: true }));
    const notOffered = await state(as, colleague, path);
    await tenant.tx((db) => db("tenantSettings").update({ disableDirectLinking: false }));
    const until = new Date("2026-07-01T00:00:00Z");
    await tenant.tx((db) =>
      db("sessions").update({ slidingExpiresAt: until, absoluteExpiresAt: until }),
    );
    clock.now = new Date(builtAt.getTime() + 31 * 86_400_000);
    const tooLate = await state(as, colleague, path);

    expect([notOffered.error?.type, tooLate.error?.type]).toEqual(["not-offered", "not-paused"]);
  });
});

const state = (
  as: TripFixtures["as"],
  by: SignedIn,
  { workspaceId, connectionId }: { readonly workspaceId: string; readonly connectionId: string },
  ground: Ground = { kind: "client-access" },
) =>
  as(by).POST("/workspaces/{workspaceId}/connections/{connectionId}/grounds", {
    params: { path: { workspaceId, connectionId } },
    body: { ground },
  });

/** A user signed in, their import failed, and then they were deleted. A colleague is a member. */
async function aPausedConnection({
  as,
  trip,
  tenant,
}: Pick<TripFixtures, "as" | "trip" | "tenant">) {
  const { member, workspaceId, submissionId } = await trip.submission();
  const ground = { kind: "client-access" } as const;
  const { connectionId } = await connectOn(
    { as, trip },
    member,
    { workspaceId, submissionId },
    ground,
  );
  const { data } = await as(member).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
    params: { path: { workspaceId, submissionId } },
    body: { connectionId },
  });
  const colleague = await signInAs(
    tenant,
    await tenant.tx((db) => insertUser(db, { firstName: "Marcus" })),
  );
  await tenant.tx(async (db) => {
    const { id } = await db("imports").where({ connectionId }).first("id");
    const lease = await takeImportLease(db, id, builtAt);
    if (!lease) throw new Error("It has ended already");
    const reason = { code: "import-fault", values: {} } as const;
    await failImport(db, lease, { errorCode: "InternalError", reason, now: builtAt });
    await db("workspaceUsers").insert({
      ...{ tenantId: db.tenantId, workspaceId, userId: colleague.userId },
    });
    await pauseConsentsOfUser(db, member.userId, builtAt);
  });
  const financialRecordId = data?.financialRecordId ?? "";
  return { member, colleague, connectionId, workspaceId, submissionId, financialRecordId };
}
