import { builtAt } from "@tieout/server/database/testing/tenant";
import { headersOf } from "@tieout/server/http/testing/ask";
import { pauseConsentsOfUser } from "@tieout/services/consent/pause";
import { permitRead } from "@tieout/services/consent/permit-read";
import { failImport, takeImportLease } from "@tieout/services/imports/run";
import { insertUser } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import {
  type SignedIn,
  signIn,
  signInAs,
  type TripFixtures,
  tripTest as test,
} from "../../testing/index.ts";

const pdf = "%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF";

describe("a lender's stated ground", () => {
  test("is kept with a note and the paper, shown to colleagues, and on the audit trail", async ({
    as,
    trip,
    tenant,
    portal,
  }) => {
    const { member, ...at } = await trip.submission();
    const documentId = await upload(portal.url, member, at, pdf, "agreement.pdf");
    const ground = { kind: "written-agreement", note: " Signed Mar 3, 2026 ", documentId } as const;

    const { connectionId, error } = await connect({ as, trip }, member, at, ground);
    const { data } = await as(member).GET(connections, { params: { path: at } });

    expect(error).toBeUndefined();
    const listed = connectionIn(data, connectionId)?.consents[0];
    expect(listed).toMatchObject({
      ground: "written-agreement",
      groundNote: "Signed Mar 3, 2026",
      groundDocument: {
        ...{ id: documentId, submissionId: at.submissionId, fileName: "agreement.pdf" },
        ...{ bytes: pdf.length, isDeleted: false },
      },
    });
    expect(await trail(tenant)).toEqual([{ ground: "written-agreement", documentId }]);
    const address = `${portal.url}/api/documents/${at.workspaceId}/${at.submissionId}/${documentId}`;
    const file = await fetch(address, { headers: headersOf(member) });
    expect([file.status, await file.text()]).toEqual([200, pdf]);
  });

  test("keeps a blank note as none, and takes none of more than 1,000 letters", async ({
    as,
    trip,
    tenant,
  }) => {
    const { member, ...at } = await trip.submission();
    const noted = (note: string) =>
      connect({ as, trip }, member, at, { kind: "client-access", note });

    const [blank, longest] = [await noted("   "), await noted("a".repeat(1_000))];
    const [empty, tooLong] = [await noted(""), await noted("a".repeat(1_001))];

    expect([blank.error, longest.error]).toEqual([undefined, undefined]);
    for (const { error } of [empty, tooLong]) {
      expect(error).toMatchObject({ status: 400, errors: [{ pointer: "/body/ground/note" }] });
    }
    const given = await tenant.tx((db) => db("consents").where({ givenBy: "lender" }));
    const kept = given.map(({ groundNote }) => groundNote?.length ?? null);
    expect(kept.toSorted()).toEqual([1_000, null]);
  });

  test("takes no document that isn't a paper, isn't this collection's, is infected or goes with another ground", async ({
    as,
    trip,
    tenant,
    portal,
  }) => {
    const { member, ...at } = await trip.submission();
    const other = await trip.submission();
    const paper = await upload(portal.url, member, at, pdf, "agreement.pdf");
    const text = await upload(portal.url, member, at, "Dear lender", "agreement.txt");
    const elsewhere = await upload(portal.url, other.member, other, pdf, "agreement.pdf");
    const tried = async (documentId: string, kind: Kind = "written-agreement") =>
      (await connect({ as, trip }, member, at, { kind, documentId })).error;

    const refused = [
      await tried(text),
      await tried(elsewhere),
      await tried(paper, "borrower-present"),
      await tenant
        .tx((db) => db("documents").where({ id: paper }).update({ scanState: "infected" }))
        .then(() => tried(paper)),
    ];

    for (const error of refused) {
      expect(error).toMatchObject({
        status: 400,
        errors: [{ pointer: "/body/ground/documentId", code: "unusable" }],
      });
    }
    expect(await tenant.tx((db) => db("consents").where({ givenBy: "lender" }))).toEqual([]);
  });
});

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
    const documentId = await upload(portal.url, colleague, at, pdf, "agreement.pdf");
    const tokens = await tenant.tx((db) => db("connections").where({ id: connectionId }).first());

    const before = await as(colleague).GET(connections, { params: { path: at } });
    const tooEarly = await retry();
    const ground = { kind: "written-agreement", note: "Renewed Mar 15", documentId } as const;
    const stated = await state(as, colleague, { ...at, connectionId }, ground);
    const again = await state(as, colleague, { ...at, connectionId }, ground);
    const after = await as(colleague).GET(connections, { params: { path: at } });
    const retried = await retry();

    const own = (data: typeof before.data) => connectionIn(data, connectionId);
    expect(own(before.data)).toMatchObject({
      status: "paused",
      consents: [{ state: "paused", pausedFor: "user-deleted" }],
    });
    expect(tooEarly.error).toMatchObject({ type: "beyond-consent", errors: [{ code: "paused" }] });
    expect([stated.response.status, again.error?.type]).toEqual([204, "not-paused"]);
    const [current, replaced] = [0, 1].map((at) => own(after.data)?.consents[at]);
    expect(own(after.data)).toMatchObject({ status: "connected" });
    expect(current).toMatchObject({
      ...{ state: "live", groundNote: "Renewed Mar 15", groundDocument: { id: documentId } },
      ...{ throughDay: replaced?.throughDay, expiresAt: replaced?.expiresAt },
      ...{ groups: replaced?.groups, submissionId: at.submissionId },
    });
    expect(replaced).toMatchObject({ state: "superseded", ground: "client-access" });
    expect(retried.response.status).toBe(200);
    const unchanged = await tenant.tx((db) =>
      db("connections").where({ id: connectionId }).first(),
    );
    expect(unchanged?.sealedTokens).toEqual(tokens?.sealedTokens);
    expect((await trail(tenant)).at(-1)).toEqual({ ground: "written-agreement", documentId });
    expect(member.userId).not.toBe(colleague.userId);
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

const connections = "/workspaces/{workspaceId}/connections";

const connectionIn = <Connection extends { readonly id: unknown }>(
  listed: { readonly [at: number]: Connection } | undefined,
  connectionId: string,
) => Object.values(listed ?? {}).find(({ id }) => id === connectionId);

type Kind = "client-access" | "borrower-present" | "written-agreement";
interface Ground {
  readonly kind: Kind;
  readonly note?: string;
  readonly documentId?: string;
}
interface Place {
  readonly workspaceId: string;
  readonly submissionId: string;
}
type World = Pick<TripFixtures, "as" | "trip">;

async function upload(
  url: string,
  by: SignedIn,
  { workspaceId, submissionId }: Place,
  content: string,
  name: string,
): Promise<string> {
  const form = new FormData();
  form.append("content", new Blob([content]), name);
  const reply = await fetch(`${url}/api/documents/${workspaceId}?submissionId=${submissionId}`, {
    ...{ method: "POST", headers: headersOf(by), body: form },
  });
  return ((await reply.json()) as { readonly id: string }).id;
}

async function connect(
  { as, trip }: World,
  member: SignedIn,
  { workspaceId, submissionId }: Place,
  ground: Ground,
) {
  const params = { path: { workspaceId } };
  const token = await as(member).POST("/Workspaces/{workspaceId}/DelegatedAccessTokens", {
    params,
  });
  const { data, error } = await as(member).POST("/Workspaces/{workspaceId}/ConnectionRequests", {
    params,
    body: {
      ...{ accountingPackage: "example", submissionId, ground },
      delegatedAccessToken: token.data?.token ?? "",
    },
  });
  if (!data?.connectionEndpoint) return { connectionId: "", error };
  await trip.comeBack(data.connectionEndpoint);
  const state = new URL(data.connectionEndpoint).searchParams.get("state") ?? "";
  const claimed = await as(member).POST("/ConnectionRequests/claim", { body: { state } });
  return { connectionId: claimed.data?.connectionId ?? "", error };
}

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
async function aPausedConnection({ as, trip, tenant }: World & Pick<TripFixtures, "tenant">) {
  const { member, workspaceId, submissionId } = await trip.submission();
  const ground = { kind: "client-access" } as const;
  const { connectionId } = await connect(
    { as, trip },
    member,
    { workspaceId, submissionId },
    ground,
  );
  const { data } = await as(member).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
    params: { path: { workspaceId, submissionId } },
    body: { connectionId },
  });
  const colleague = await signInAs(tenant, await tenant.tx((db) => insertUser(db)));
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

const trail = (tenant: TripFixtures["tenant"]) =>
  tenant.tx((db) =>
    db("auditEvents").where({ action: "ground-stated" }).orderBy("id").pluck("details"),
  );
