import { randomBytes } from "node:crypto";
import { sharedLinkState } from "@tieout/core/submission-request/submission-request";
import { builtAt, newTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import { findSubmissionRequest } from "../submissions/submission-request.ts";
import { aRequest, insertLink } from "../testing/builders.ts";
import { findLinkSession, slideLinkSession } from "./link-session.ts";
import {
  deleteSharedLink,
  expireSharedLink,
  findSealedLinkSecret,
  findSharedLinkBySecret,
  listSharedLinks,
  markSharedLinkOpened,
} from "./shared-link.ts";

const after = (seconds: number) => new Date(builtAt.getTime() + seconds * 1_000);

describe("a request", () => {
  test("is found under its workspace, by a number that says nothing", async ({ tenant }) => {
    const { workspaceId, submissionRequestId, userId } = await tenant.tx((db) => insertLink(db));
    const other = await tenant.tx((db) => insertLink(db));

    const found = await tenant.tx(async (db) => [
      await findSubmissionRequest(db, { workspaceId, id: submissionRequestId }),
      await findSubmissionRequest(db, { workspaceId: other.workspaceId, id: submissionRequestId }),
    ]);

    expect(found).toEqual([
      {
        id: submissionRequestId,
        workspaceId,
        mode: "shareable",
        requestingUserId: userId,
        ...aRequest,
        createdAt: builtAt,
      },
      undefined,
    ]);
    expect(Number.isSafeInteger(submissionRequestId)).toBe(true);
  });
});

describe("a shared link", () => {
  test("is found by its secret, and only in its tenant", async ({ pool, tenant }) => {
    const linkSecretHash = randomBytes(32);
    const { sharedLinkId } = await tenant.tx((db) => insertLink(db, { linkSecretHash }));
    const stranger = await newTenant(pool);

    const here = await tenant.tx((db) => findSharedLinkBySecret(db, linkSecretHash));
    const there = await stranger.tx((db) => findSharedLinkBySecret(db, linkSecretHash));

    expect([here?.id, there]).toEqual([sharedLinkId, undefined]);
  });

  test("is known when withdrawn, and has nothing left that opens it", async ({ tenant }) => {
    const linkSecretHash = randomBytes(32);
    const sessionSecretHash = randomBytes(32);
    const { sharedLinkId, workspaceId, userId } = await tenant.tx((db) =>
      insertLink(db, { linkSecretHash, sessionSecretHash }),
    );

    const withdrawn = await tenant.tx((db) =>
      deleteSharedLink(db, sharedLinkId, { deletedBy: userId, now: after(1) }),
    );

    const left = await tenant.tx(async (db) => ({
      link: await findSharedLinkBySecret(db, linkSecretHash),
      secret: await findSealedLinkSecret(db, sharedLinkId),
      session: await findLinkSession(db, sessionSecretHash, after(2)),
      listed: await listSharedLinks(db, workspaceId, after(2)),
      hashes: await db("sharedLinks").select("secretHash", "sealedSecret"),
    }));
    expect(withdrawn).toBe(true);
    expect(left.link && sharedLinkState(left.link, after(2))).toBe("link-deleted");
    expect(left).toMatchObject({ secret: undefined, session: undefined, listed: [] });
    expect(left.hashes).toEqual([{ secretHash: null, sealedSecret: null }]);
  });

  test("can be ended early, with everybody who is in by it", async ({ tenant }) => {
    const [linkSecretHash, sessionSecretHash] = [randomBytes(32), randomBytes(32)];
    const { sharedLinkId, userId } = await tenant.tx((db) =>
      insertLink(db, { linkSecretHash, sessionSecretHash }),
    );

    await tenant.tx((db) =>
      expireSharedLink(db, sharedLinkId, { expiredBy: userId, now: after(1) }),
    );

    const link = await tenant.tx((db) => findSharedLinkBySecret(db, linkSecretHash));
    expect(link && sharedLinkState(link, after(1))).toBe("link-expired");
    expect(
      await tenant.tx((db) => findLinkSession(db, sessionSecretHash, after(1))),
    ).toBeUndefined();
  });

  test("remembers when it was first opened", async ({ tenant }) => {
    const { sharedLinkId, workspaceId } = await tenant.tx((db) => insertLink(db));

    await tenant.tx((db) => markSharedLinkOpened(db, sharedLinkId, after(1)));
    await tenant.tx((db) => markSharedLinkOpened(db, sharedLinkId, after(2)));

    expect(await tenant.tx((db) => listSharedLinks(db, workspaceId, after(2)))).toMatchObject([
      { firstOpenedAt: after(1) },
    ]);
  });
});

describe("a link session", () => {
  test("holds two hours, slides, and ends with its link", async ({ tenant }) => {
    const secretHash = randomBytes(32);
    await tenant.tx((db) =>
      insertLink(db, { sessionSecretHash: secretHash, expiresAt: after(10_000) }),
    );
    const find = (seconds: number) =>
      tenant.tx((db) => findLinkSession(db, secretHash, after(seconds)));
    const session = await find(7_199);
    if (!session) throw new Error("It should hold");

    await tenant.tx((db) =>
      slideLinkSession(db, session, { now: after(7_199), slidingExpiresAt: after(14_399) }),
    );

    expect((await find(9_999))?.id).toBe(session.id);
    expect(await find(10_000)).toBeUndefined();
  });
});
