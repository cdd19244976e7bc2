import { randomBytes, randomUUID } from "node:crypto";
import { abandonedBefore, type BeganBy } from "@tieout/core/submission";
import { storeReply } from "@tieout/server/database/idempotency/idempotency";
import { withinRateLimit } from "@tieout/server/database/rate-limit/rate-limit";
import { builtAt, newTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import type { Tx } from "@tieout/server/database/with-tenant";
import { describe, expect } from "vitest";
import { saveDelegatedAccessToken } from "../consent/connection-request.ts";
import { saveEmailConfirmation } from "../email-confirmation/email-confirmation.ts";
import { linkSessionLifetime } from "../links/link-session.ts";
import {
  insertImport,
  insertLink,
  insertSession,
  insertSubmission,
  insertUser,
} from "../testing/builders.ts";
import { deleteAbandonedSubmissions, deleteExpired, expiredTables } from "./expired.ts";

const day = 86_400_000;
const later = (days: number) => new Date(builtAt.getTime() + days * day);

describe("what is over", () => {
  test("goes a day after, or a month where a page still speaks of it, and not before", async ({
    tenant,
  }) => {
    await tenant.tx(leaveBehind);
    const left = async (days: number) => {
      const gone: Record<string, number> = {};
      for (const table of expiredTables) {
        gone[table] = await tenant.tx((db) =>
          deleteExpired(db, table, { now: later(days), limit: 10 }),
        );
      }
      return Object.entries(gone).flatMap(([table, rows]) => (rows > 0 ? [table, rows] : []));
    };

    expect(await left(0.9)).toEqual([]);
    expect(await left(2.9)).toEqual([
      "delegated_access_tokens",
      1,
      "sessions",
      1,
      "link_sessions",
      1,
      "idempotency_keys",
      1,
      "rate_limits",
      1,
    ]);
    expect(await left(31)).toEqual([]);
    expect(await left(33)).toEqual(["email_confirmations", 1]);
    expect(await left(366)).toEqual(["job_leases", 1]);
  });

  test("goes some at a time, and of no other tenant", async ({ pool, tenant }) => {
    const stranger = await newTenant(pool);
    for (const each of [tenant, stranger]) {
      await each.tx(async (db) => {
        const userId = await insertUser(db);
        for (const _ of [1, 2, 3]) await insertSession(db, userId);
      });
    }
    const some = () =>
      tenant.tx((db) => deleteExpired(db, "sessions", { now: later(9), limit: 2 }));

    expect([await some(), await some(), await some()]).toEqual([2, 1, 0]);
    expect(await stranger.tx((db) => db("sessions"))).toHaveLength(3);
  });

  test("stays where somebody has connected, sent or begun something in it", async ({ tenant }) => {
    const { linkSessionId } = await tenant.tx((db) => insertImport(db));
    await tenant.tx((db) => insertLink(db));

    const now = later(9);
    const gone = await tenant.tx((db) => deleteExpired(db, "link_sessions", { now, limit: 10 }));

    expect(gone).toBe(1);
    expect(await tenant.tx((db) => db("linkSessions").select("id"))).toEqual([
      { id: linkSessionId },
    ]);
  });

  test("is kept for each table that would keep it from going", async ({ owner }) => {
    const { rows } = await owner.raw(
      `select conrelid::regclass::text as table, confrelid::regclass::text as of
       from pg_constraint where contype = 'f' and confdeltype = 'a'
         and confrelid = any ('{sessions,link_sessions,login_states,oauth_states,
           delegated_access_tokens,email_confirmations,user_copies}'::regclass[])
       order by 1`,
    );

    const keeping = ["connections", "documents", "file_imports", "imports", "submissions"];
    expect(rows).toEqual(keeping.map((table) => ({ table, of: "link_sessions" })));
  });
});

describe("a collection that was begun and left", () => {
  const drop = (db: Tx, days = 31, beganBy: BeganBy = "borrower") =>
    deleteAbandonedSubmissions(db, {
      beganBy,
      begunBefore: abandonedBefore(later(days), beganBy),
      now: later(days),
      limit: 10,
    });

  test("goes once its link has ended and a month is over", async ({ tenant }) => {
    const { submissionId, workspaceId } = await tenant.tx((db) => insertSubmission(db));

    const early = await tenant.tx((db) => drop(db, 29));
    const whileOpen = await tenant.tx((db) => drop(db, 29.99));
    const gone = await tenant.tx((db) => drop(db));

    expect([early, whileOpen]).toEqual([[], []]);
    expect(gone).toEqual([{ id: submissionId, workspaceId }]);
    expect(await tenant.tx((db) => db("submissions"))).toEqual([]);
  });

  test("stays while its link is open, however long it's been", async ({ tenant }) => {
    const link = await tenant.tx((db) => insertLink(db, { expiresAt: later(400) }));
    await tenant.tx((db) => insertSubmission(db, link));

    expect(await tenant.tx((db) => drop(db, 300))).toEqual([]);
  });

  test("goes two days after where a lender gave up connecting it, whatever its link", async ({
    tenant,
  }) => {
    const { submissionId, workspaceId } = await tenant.tx((db) => insertSubmission(db));
    await tenant.tx((db) => db("submissions").update({ sourceFlow: "lender" }));

    const asBorrowers = await tenant.tx((db) => drop(db));
    const early = await tenant.tx((db) => drop(db, 1.9, "lender"));
    const gone = await tenant.tx((db) => drop(db, 2.1, "lender"));

    expect([asBorrowers, early]).toEqual([[], []]);
    expect(gone).toEqual([{ id: submissionId, workspaceId }]);
  });

  test.for([
    ["books were asked for", (db: Tx, built: Built) => insertImport(db, built)],
    ["somebody has to help", { portalStatus: "ConnectionPendingUserIntervention" }],
    ["its address was confirmed", { verifiedAt: builtAt }],
    ["it's held", { legalHold: true }],
    ["a document was sent", aDocument],
    ["a package was connected for it", aConnection],
  ] as const)("stays where %s", async ([, change], { tenant }) => {
    const built = await tenant.tx((db) => insertSubmission(db));
    await tenant.tx(async (db) => {
      if (typeof change === "function") await change(db, built);
      else await db("submissions").update(change);
    });

    expect(await tenant.tx((db) => drop(db))).toEqual([]);
  });
});

type Built = Awaited<ReturnType<typeof insertSubmission>>;

async function leaveBehind(db: Tx): Promise<void> {
  const link = await insertLink(db);
  const expiresAt = later(1);
  await insertSession(db, link.userId);
  const { linkSessionId, workspaceId } = link;
  const initiator = { linkSessionId };
  const secretHash = randomBytes(32);
  await saveDelegatedAccessToken(db, {
    secretHash,
    workspaceId,
    initiator,
    now: builtAt,
    expiresAt,
  });
  // Its session came to nothing, and somebody else's came to a submission that asked a question.
  const { submissionId } = await insertSubmission(db);
  await saveEmailConfirmation(db, {
    id: randomUUID(),
    submissionId,
    address: "rosa@tidewater.test",
    secretHash,
    now: builtAt,
    expiresAt: later(2),
  });
  const once = { operation: "startImport", caller: "somebody", key: randomUUID() };
  await storeReply(db, { ...once, requestHash: randomBytes(32), reply: { status: 200 } });
  await db("idempotencyKeys").update({ createdAt: builtAt });
  const rate = { operation: "mail", addressPrefix: "10.0.0", limit: 1, windowSeconds: 3_600 };
  await withinRateLimit(db, rate, builtAt);
  const lease = { tenantId: db.tenantId, jobId: 1, token: randomUUID(), takenAt: builtAt };
  await db("jobLeases").insert(lease);
  expect(linkSessionLifetime.absoluteSeconds * 1_000).toBe(day);
}

async function aDocument(db: Tx, { submissionId, workspaceId, linkSessionId }: Built) {
  await db("documents").insert({
    tenantId: db.tenantId,
    id: randomUUID(),
    submissionId,
    workspaceId,
    linkSessionId,
    submissionDocumentType: "Additional",
    fileName: "a.pdf",
    fileSize: 1,
    sniffedType: "pdf",
    sha256: Buffer.alloc(32),
    storageKey: "a",
    uploadedAt: builtAt,
  });
}

async function aConnection(db: Tx, { submissionId, workspaceId, connectionId }: Built) {
  await db("connectionRequests").insert({
    tenantId: db.tenantId,
    id: randomUUID(),
    submissionId,
    workspaceId,
    connectionId,
    accountingPackage: "example",
    status: "Success",
    sourceFlow: "borrower",
    createdAt: builtAt,
    expiresAt: builtAt,
    finishedAt: builtAt,
  });
}
