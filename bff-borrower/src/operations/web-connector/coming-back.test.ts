import { deleteExpired } from "@tieout/services/maintenance/expired";
import { describe, expect } from "vitest";
import {
  type BegunDesktop,
  type BorrowerFixtures,
  companyOpenIn,
  type LinkVisitor,
  desktopPath as page,
  desktopTest as test,
  tripOf,
  visit,
} from "../../testing/index.ts";

const day = 86_400_000;

describe("a request to QuickBooks Desktop that outlasts its session", () => {
  test("is found again by the same link, a day later or in another browser (D-9, D-14)", async ({
    begin,
    as,
    clock,
    tenant,
    connector,
    quickBooks,
  }) => {
    const begun = await begin();
    const { visitor, params, id } = begun;
    const chosen = await openAgain(as, visitor);
    await as(visitor).GET(`${page}/file`, { params, parseAs: "text" });
    clock.now = new Date(clock.now.getTime() + 3 * day);
    // Only the request keeps its session; the rest belongs to an earlier visitor.
    const { linkSessionId } = await visit(tenant, { workspaceId: visitor.workspaceId });
    await tenant.tx((db) => db("submissions").update({ linkSessionId }));
    await tenant.tx(async (db) => {
      await db("connections").update({ createdByLinkSessionId: linkSessionId });
      await db("connectionConsents").delete();
    });
    await tenant.tx((db) => deleteExpired(db, "link_sessions", { now: clock.now, limit: 10 }));

    const back = await openAgain(as, visitor);
    const seen = await as(back.asker).GET(page, { params });
    const renewed = await as(back.asker).POST(`${page}/password`, { params });
    const { ticket } = await connector.signIn(begun.userName, renewed.data?.password ?? "");
    await connector.next(ticket, quickBooks, await companyOpenIn(quickBooks));
    const called = await as(back.asker).GET(page, { params });
    const answer = await as(back.asker).GET(request, { params });

    expect(chosen.session?.waitingRequestId).toBeUndefined();
    expect(back.session?.waitingRequestId).toBe(id);
    expect(seen.data).toMatchObject({ state: "waiting", connectionRequestId: id });
    expect(called.data?.state).toBe("called");
    expect(answer.data).toMatchObject({ status: "Success", datasetName: called.data?.datasetName });
  });

  test("is gone on with by whoever comes, until its books are read", async ({ connect, as }) => {
    const { visitor, params, submissionId, connectionId } = await withFile(as, connect);
    const bookkeeper = await openAgain(as, visitor);
    const { workspaceId } = visitor;

    const started = await as(bookkeeper.asker).POST(
      "/{workspaceId}/Submissions/{submissionId}/imports",
      { params: { path: { workspaceId, submissionId } }, body: { connectionId } },
    );
    const after = await openAgain(as, visitor);

    expect(bookkeeper.session?.waitingRequestId).toBe(params.path.connectionRequestId);
    expect(started.data?.submissionId).toBe(submissionId);
    expect(after.session?.waitingRequestId).toBeUndefined();
    expect(after.session?.submissions).toMatchObject([{ state: "importing" }]);
  });

  test("is gone on with while its books are read, too: what holds it up is told, and a new password works with the same file", async ({
    startImport,
    as,
    tenant,
    clock,
    connector,
  }) => {
    const { visitor, params, id, userName } = await startImport([
      { name: "accounts", body: "<AccountQueryRq/>" },
    ]);
    const other = await visit(tenant, { workspaceId: visitor.workspaceId });
    clock.now = new Date(clock.now.getTime() + 3 * 3_600_000);

    const back = await openAgain(as, visitor);
    const elsewhere = await openAgain(as, other);
    const seen = await as(back.asker).GET(page, { params });
    const renewed = await as(back.asker).POST(`${page}/password`, { params });
    const { ticket } = await connector.signIn(userName, renewed.data?.password ?? "");

    expect(back.session).toMatchObject({ readingRequestId: id });
    expect(back.session?.waitingRequestId).toBeUndefined();
    expect(elsewhere.session?.readingRequestId).toBeUndefined();
    expect(seen.data?.state).toBe("reading");
    expect(ticket).toMatch(/^[0-9a-f-]{36}$/);
    expect(await tenant.tx((db) => db("webConnectors"))).toHaveLength(1);
  });

  test("is the same one when it's asked for again: one file, one password, one row in Web Connector", async ({
    begin,
    show,
    as,
    tenant,
    services,
    clock,
    connector,
    quickBooks,
  }) => {
    const begun = await begin();
    const { visitor, submissionId, params } = begun;
    const trip = tripOf({ as, tenant, services, clock });
    const asked = { accountingPackage: "quickbooksdesktop", submissionId };
    const shown = await show(begun);

    const again = await trip.begin(visitor, asked);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    const elsewhere = { ...visitor, ...(await openAgain(as, visitor)).asker };
    const later = await trip.begin(elsewhere, asked);
    const { ticket } = await connector.signIn(begun.userName, shown);
    await connector.next(ticket, quickBooks, await companyOpenIn(quickBooks));

    expect([again.id, later.id, later.endpoint]).toEqual([begun.id, begun.id, begun.endpoint]);
    expect(await tenant.tx((db) => db("webConnectors"))).toHaveLength(1);
    const agreed = await tenant.tx((db) => db("consents").whereNotNull("connectionRequestId"));
    expect(agreed).toHaveLength(1);
    expect((await as(elsewhere).GET(page, { params })).data?.state).toBe("called");
  });

  test("is another one where more is asked for than was agreed to, or access has ended", async ({
    begin,
    as,
    tenant,
    services,
    clock,
  }) => {
    const { visitor, submissionId, id } = await begin();
    const trip = tripOf({ as, tenant, services, clock });
    const asked = { accountingPackage: "quickbooksdesktop", submissionId };

    await tenant.tx((db) => db("submissionRequests").update({ fullFiscalYears: 5 }));
    const wider = await trip.begin(visitor, asked);
    await tenant.tx((db) => db("webConnectors").update({ endedAt: clock.now }));
    const after = await trip.begin(visitor, asked);

    expect(new Set([id, wider.id, after.id]).size).toBe(3);
  });

  test("is read again after a failure, over the same connection", async ({
    startImport,
    as,
    tenant,
    services,
    clock,
  }) => {
    const { visitor, submissionId, id, params, connectionId } = await startImport([]);
    await tenant.tx(async (db) => {
      const failed = { errorCode: "DatasourceUnresponsive", finishedAt: clock.now };
      await db("imports").update({ outcome: "Error", ...failed });
      await db("financialRecords").update({ status: "ImportError" });
    });
    const trip = tripOf({ as, tenant, services, clock });

    const again = await trip.begin(visitor, {
      accountingPackage: "quickbooksdesktop",
      submissionId,
    });
    const { data } = await as(visitor).GET(page, { params });
    const started = await as(visitor).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
      params: { path: { workspaceId: visitor.workspaceId, submissionId } },
      body: { connectionId },
    });

    expect([again.id, data?.state, started.response.status]).toEqual([id, "called", 200]);
  });

  test("is neither told to another link's visitor, nor once 14 days were silent (D-9, D-14)", async ({
    begin,
    as,
    clock,
    tenant,
  }) => {
    const { visitor, params } = await withFile(as, begin);
    const { workspaceId } = visitor;
    const other = await visit(tenant, { workspaceId });
    const elsewhere = await openAgain(as, other);
    const replies = [
      await as(other).GET(page, { params }),
      await as(other).GET(request, { params }),
    ];

    clock.now = new Date(clock.now.getTime() + 14 * day);
    const late = await openAgain(as, visitor);

    expect(elsewhere.session?.waitingRequestId).toBeUndefined();
    expect(replies.map(({ response }) => response.status)).toEqual([404, 404]);
    expect(late.session?.waitingRequestId).toBeUndefined();
  });
});

const request = "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}" as const;

type As = BorrowerFixtures["as"];

async function openAgain(as: As, { linkSecret, origin }: LinkVisitor) {
  const opened = await as().POST("/links/session", { body: { secret: linkSecret } });
  const cookie = opened.response.headers.getSetCookie()[0]?.split(";")[0];
  return { session: opened.data, asker: { ...(cookie && { cookie }), origin } };
}

async function withFile<Begun extends BegunDesktop>(as: As, begin: () => Promise<Begun>) {
  const begun = await begin();
  const { visitor, params } = begun;
  await as(visitor).GET(`${page}/file`, { params, parseAs: "text" });
  return begun;
}
