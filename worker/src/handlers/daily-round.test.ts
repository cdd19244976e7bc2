import { randomUUID } from "node:crypto";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { saveDocument } from "@tieout/services/documents/document";
import { findMailDelivery, saveMailDelivery } from "@tieout/services/mail/deliveries";
import { listUnneededAccess, queueDailyRound } from "@tieout/services/maintenance/due";
import {
  insertConsent,
  insertImport,
  insertSubmission,
  insertWorkspace,
} from "@tieout/services/testing/builders";
import { deleteWorkspace } from "@tieout/services/workspaces/workspace";
import { describe, expect } from "vitest";
import { beginCollection, ended } from "../testing/collection.ts";
import { allDone, queuedJobs } from "../testing/queue.ts";
import { test, type WorkerFixtures } from "../testing/test.ts";

const day = 86_400_000;

describe("a tenant's daily round", () => {
  test("queues the next one, forgets what is over, and says what it has done", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    // Begun in March 2026, by a link open for a month.
    await tenant.tx((db) => insertSubmission(db));
    const now = new Date();

    await round({ tenant, queue, work }, now);

    const [next, ...more] = await queuedJobs(queue, tenant.id);
    expect([next?.name, more]).toEqual(["daily-round", []]);
    const away = (next?.runAt.getTime() ?? 0) - now.getTime();
    expect(away > 0 && away <= day).toBe(true);
    // A borrower who connected stays the connection's; their empty submission is deleted.
    expect(await tenant.tx((db) => db("submissions"))).toEqual([]);
    expect(await tenant.tx((db) => db("auditEvents").pluck("action"))).toEqual([
      "abandoned-submission-dropped",
    ]);
    expect(world.reports.at(-1)).toMatchObject({ tenantId: tenant.id, abandoned: 1 });
  });

  test("isn't put off by who asks for the next one while it's late", async ({ tenant, queue }) => {
    const asked = ["2126-06-01T03:59:00Z", "2126-06-01T04:00:00Z", "2126-06-01T09:00:00Z"];

    for (const at of asked) await tenant.tx((db) => queueDailyRound(db, new Date(at)));

    expect((await queuedJobs(queue, tenant.id)).map(({ runAt }) => runAt.toISOString())).toEqual([
      "2126-06-01T04:00:00.000Z",
      "2126-06-02T04:00:00.000Z",
    ]);
  });

  test("purges a workspace whose job was given up", async ({ tenant, queue, work }) => {
    const now = new Date();
    const deleted = async (daysAgo: number) =>
      tenant.tx(async (db) => {
        const id = await insertWorkspace(db);
        const { ownerId } = await db("workspaces").where({ id }).first("ownerId");
        const at = new Date(now.getTime() - daysAgo * day);
        await deleteWorkspace(db, id, { deletedBy: ownerId, now: at });
        return id;
      });
    const [, waits] = [await deleted(32), await deleted(29)];

    await round({ tenant, queue, work }, now);

    expect(await tenant.tx((db) => db("workspaces").pluck("id"))).toEqual([waits]);
    expect(await tenant.tx((db) => db("deletionCertificates"))).toHaveLength(1);
  });

  test("ends what nobody confirmed, and finds access that no consent needs, whose jobs are gone", async ({
    tenant,
    queue,
    work,
  }) => {
    const now = new Date();
    const agreedAgo = (days: number) =>
      tenant.tx(async (db) => {
        const built = await insertSubmission(db);
        const agreedAt = new Date(now.getTime() - days * day);
        await db("consents").where({ id: built.consentId }).delete();
        return { ...built, consentId: await insertConsent(db, { ...built, agreedAt }) };
      });
    const [unconfirmed, fresh, expired] = [
      await agreedAgo(2),
      await agreedAgo(0),
      await agreedAgo(40),
    ];
    await tenant.tx((db) => insertImport(db, expired));
    const unneeded = await tenant.tx((db) =>
      listUnneededAccess(db, { overBefore: now, limit: 10 }),
    );
    // What was sealed for the test can't be opened.
    await tenant.tx((db) => db("connections").update({ sealedTokens: null }));
    // Or they'd be dropped as abandoned.
    await tenant.tx((db) => db("submissions").update({ createdAt: now }));

    await round({ tenant, queue, work }, now);

    expect(unneeded).toEqual([
      { workspaceId: expired.workspaceId, connectionId: expired.connectionId },
    ]);
    const rows = await tenant.tx((db) => db("consents").select("id", "endReason"));
    expect(Object.fromEntries(rows.map(({ id, endReason }) => [id, endReason]))).toMatchObject({
      [unconfirmed.consentId]: "unconfirmed",
      [fresh.consentId]: null,
    });
  });

  test("has an import read whose job is gone, and leaves one alone that is tried", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const request = { fullFiscalYears: 0, mostRecentDay: "2026-07-07" };
    const begun = await beginCollection(world, tenant, { company: "bluestem", request });
    await queue.query(
      "delete from graphile_worker._private_jobs where payload ->> 'tenantId' = $1",
      [tenant.id],
    );
    await round({ tenant, queue, work }, new Date());
    const before = await tenant.tx((db) => db("imports").first("outcome"));
    const threeDaysAgo = new Date(Date.now() - 3 * day);
    await tenant.tx((db) => db("imports").update({ progressedAt: threeDaysAgo }));

    await round({ tenant, queue, work }, new Date());

    expect(before).toEqual({ outcome: "Pending" });
    expect(await ended(begun)).toMatchObject({ outcome: "Success" });
  });

  test("has a document looked at that nobody has, and gives up a mail that nobody sends", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const [documentId, mailId] = [randomUUID(), randomUUID()];
    const longAgo = new Date(Date.now() - 6 * day);
    const storageKey = `${tenant.id}/documents/${documentId}`;
    await world.services.storage.put(storageKey, Buffer.from("lease"));
    await tenant.tx(async (db) => {
      const { workspaceId, submissionId, linkSessionId } = await insertSubmission(db);
      // What was sealed for the test can't be opened.
      await db("connections").update({ sealedTokens: null });
      await saveDocument(db, {
        id: documentId,
        workspaceId,
        submissionId,
        storageKey,
        now: longAgo,
        submissionDocumentType: "Additional",
        fileName: "lease.txt",
        fileSize: 5,
        sniffedType: "txt",
        sha256: Buffer.alloc(32),
        scanState: "scanning",
        uploadedBy: { linkSessionId },
      });
      await saveMailDelivery(db, {
        id: mailId,
        kind: "invitation",
        toAddress: "ada@test.test",
        language: "en",
        content: {},
        sealedSecret: Buffer.from("sealed"),
        now: longAgo,
      });
    });

    await round({ tenant, queue, work }, new Date(), { scan: async () => "clean" });

    expect(await tenant.tx((db) => db("documents").first("scanState"))).toEqual({
      scanState: "clean",
    });
    expect(await tenant.tx((db) => db("documents").whereNull("announcedAt"))).toEqual([]);
    expect(await tenant.tx((db) => findMailDelivery(db, mailId))).toMatchObject({
      state: "Failed",
      sealedSecret: null,
    });
  });
});

async function round(
  {
    tenant,
    queue,
    work,
  }: Pick<WorkerFixtures, "queue" | "work"> & { readonly tenant: HostedTenant },
  now: Date,
  changes: Parameters<WorkerFixtures["work"]>[0] = {},
): Promise<void> {
  const runner = await work({ ...changes, now: () => now });
  await tenant.tx((db) => enqueue(db, "daily-round", {}, { jobKey: randomUUID() }));
  await allDone(queue, tenant.id);
  await runner.stop();
  expect(runner.faults).toEqual([]);
}
