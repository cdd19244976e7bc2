import { builtAt } from "@tieout/server/database/testing/tenant";
import { deleteSharedLink, expireSharedLink } from "@tieout/services/links/shared-link";
import { insertImport, insertSubmission } from "@tieout/services/testing/builders";
import { describe, expect } from "vitest";
import { test, visit } from "../../testing/index.ts";

const at = (seconds: number) => new Date(builtAt.getTime() + seconds * 1_000);
const open = "/links/session";

describe("a link's session", () => {
  test("slides with use for two hours, and ends after a day", async ({ as, tenant, clock }) => {
    const visitor = await visit(tenant);
    const isIn = async (seconds: number) => {
      clock.now = at(seconds);
      return (await as(visitor).GET(open)).response.status;
    };

    expect(await isIn(7_199)).toBe(200);
    for (let seconds = 14_000; seconds < 86_400; seconds += 7_000) {
      expect([seconds, await isIn(seconds)]).toEqual([seconds, 200]);
    }
    expect(await isIn(86_400)).toBe(401);
    expect((await as(visitor).GET(open)).error?.type).toBe("no-session");
  });

  test("ends without use", async ({ as, tenant, clock }) => {
    const visitor = await visit(tenant);

    clock.now = at(7_200);

    expect((await as(visitor).GET(open)).error?.type).toBe("session-idle");
  });

  test("ends with its link", async ({ as, tenant }) => {
    const [deleted, ended] = [await visit(tenant), await visit(tenant)];
    await tenant.tx(async (db) => {
      const by = { deletedBy: deleted.userId, now: builtAt };
      await deleteSharedLink(db, deleted.sharedLinkId, by);
      await expireSharedLink(db, ended.sharedLinkId, { expiredBy: ended.userId, now: builtAt });
    });

    const replies = [await as(deleted).GET(open), await as(ended).GET(open)];

    expect(replies.map(({ error }) => [error?.status, error?.type])).toEqual([
      [401, "link-deleted"],
      [401, "link-expired"],
    ]);
    expect(replies.map(({ error }) => error?.endedLink)).toEqual([
      undefined,
      {
        expirationTime: builtAt.toISOString(),
        contactName: "Dana Whitfield",
        contactEmail: `${ended.userId}@copperfieldcapital.com`,
      },
    ]);
  });

  test("shows the request, the business and where its collections stand (S-A2, S-A16)", async ({
    as,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    const { workspaceId, submissionRequestId } = visitor;
    const { submissionId, financialRecordId } = await tenant.tx(async (db) =>
      insertImport(db, await insertSubmission(db, visitor)),
    );

    const request = await as(visitor).GET(
      "/{workspaceId}/SubmissionRequests/{submissionRequestId}",
      { params: { path: { workspaceId, submissionRequestId } } },
    );
    const details = await as(visitor).GET("/Entities/{workspaceId}/safedetails", {
      params: { path: { workspaceId } },
    });
    const session = await as(visitor).GET(open);

    expect(request.data).toMatchObject({ id: submissionRequestId, hasShareableLink: true });
    expect(details.data).toEqual({ id: workspaceId, displayName: "Tidewater Marine Supply, Inc." });
    expect(session.data?.submissions).toEqual([
      {
        id: submissionId,
        financialRecordId,
        state: "importing",
        creationTime: builtAt.toISOString(),
      },
    ]);
  });

  test("isn't shown what its lender has begun by themselves and not connected, to go on with", async ({
    as,
    tenant,
  }) => {
    const visitor = await visit(tenant);
    await tenant.tx(async (db) => {
      await insertSubmission(db, visitor);
      await db("submissions").update({ sourceFlow: "lender" });
    });

    const session = await as(visitor).GET(open);

    expect(session.data?.submissions).toEqual([]);
  });

  test.for([
    [null, { hasLimit: false }],
    [0, { hasLimit: true, countRemaining: 0 }],
    [500, { hasLimit: true, countRemaining: 1 }],
  ] as const)(
    "learns of a limit of %j whether there is one more (S-A32, S-E30)",
    async ([limit, expected], { as, tenant }) => {
      const visitor = await visit(tenant);
      await tenant.tx((db) => db("collectionLimits").update({ collectionLimit: limit }));

      const { data } = await as(visitor).GET("/tenant/safedatacollectionlimit");

      expect(data).toMatchObject(expected);
      expect(JSON.stringify(data)).not.toContain("500");
    },
  );
});
