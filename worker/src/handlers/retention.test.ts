import { createHash, randomUUID } from "node:crypto";
import { deletionAfter } from "@tieout/core/retention";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Jobs } from "@tieout/server/jobs/jobs";
import { findConnection } from "@tieout/services/connections/connection";
import { saveDocument } from "@tieout/services/documents/document";
import { findDeletionCertificate } from "@tieout/services/retention/deletion-certificate";
import { saveLegalHold } from "@tieout/services/retention/kept";
import { describe, expect } from "vitest";
import { type BegunCollection, beginCollection, ended } from "../testing/collection.ts";
import { allDone, queuedJobs } from "../testing/queue.ts";
import { test, type WorkerFixtures } from "../testing/test.ts";

const day = 86_400_000;
const request = { fullFiscalYears: 0, mostRecentDay: "2026-07-07" } as const;
const lease = Buffer.from("Here is our lease.");

describe("a collection's files", () => {
  test("are told of a week before, go when their time is over, and are certified (S-U57, S-E10, X-22)", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const before = new Date();
    const begun = await collected({ world, tenant, queue, work });
    const { workspaceId, submissionId, financialRecordId, userId } = begun;
    const at = await autoDeleteAt(begun);
    const workbooks: { storageKey: string }[] = await tenant.tx((db) =>
      db("workbooks").where({ financialRecordId }).select("storageKey"),
    );
    const { storage } = world.services;
    const downloadable = await Promise.all(workbooks.map((one) => storage.get(one.storageKey)));
    const documentKey = await aDocument(begun, world);
    const round = async (now: Date) => {
      const before = world.mails.length;
      const runner = await work({ now: () => now });
      await tenant.tx((db) => enqueue(db, "sweep-retention", {}, { jobKey: randomUUID() }));
      await allDone(queue, tenant.id);
      await runner.stop();
      expect(runner.faults).toEqual([]);
      return world.mails.slice(before).filter(({ to }) => to.includes(userId));
    };

    expect([inSevenYears(before), inSevenYears(new Date())]).toContainEqual(at);
    expect(await round(new Date(at.getTime() - 8 * day))).toEqual([]);
    const [warning, ...more] = await round(new Date(at.getTime() - 7 * day));
    expect([warning?.subject, more]).toEqual([
      expect.stringContaining("Bluestem Bakery Company LLC: files will be deleted on"),
      [],
    ]);
    expect(warning?.html).toContain("Deletion in 7 days");
    expect(await round(new Date(at.getTime() - day))).toEqual([]);
    expect(await keptOf(world, documentKey)).toBe(true);
    expect(await round(at)).toEqual([]);

    const key = { workspaceId, submissionId };
    const certificate = await tenant.tx((db) => findDeletionCertificate(db, key));
    expect(certificate).toMatchObject({
      ...key,
      policy: "7 years",
      deletedAt: at,
      purgedAt: at,
      backupsUntil: new Date(at.getTime() + 35 * day),
      counts: { documents: 1, workbooks: workbooks.length },
    });
    expect(certificate?.consents).toMatchObject([
      { givenBy: "lender", ground: "client-access", term: "once", reads: 1 },
    ]);
    expect(await tenant.tx((db) => db("consents").whereNull("forgottenAt"))).toEqual([]);
    expect(certificate?.files.map(({ sha256 }) => sha256).toSorted()).toEqual(
      [lease, ...downloadable].map(sumOf).toSorted(),
    );
    for (const storageKey of [documentKey, ...workbooks.map((each) => each.storageKey)]) {
      expect([storageKey, await keptOf(world, storageKey)]).toEqual([storageKey, false]);
    }
    expect(await leftOf(begun)).toEqual({
      journalLines: 0,
      ledgerMonths: 0,
      packedBalances: 0,
      packedFigures: 0,
      spreads: 0,
    });
    // Nothing needs the consent, so it's revoked and its tokens destroyed.
    expect(
      await tenant.tx((db) => findConnection(db, { workspaceId, id: begun.connectionId })),
    ).toBeUndefined();
    const jobs = await queuedJobs(queue, tenant.id);
    expect(jobs.filter(({ name }) => name === "delete-collection-files")).toEqual([]);
  });

  test("stay under a legal hold, whatever the policy says", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const begun = await collected({ world, tenant, queue, work });
    const { workspaceId, submissionId, userId } = begun;
    const at = await autoDeleteAt(begun);
    const hold = { legalHold: true, autoDeleteAt: at, by: userId, now: at };
    await tenant.tx((db) => saveLegalHold(db, submissionId, hold));

    const late = await work({ now: () => new Date(at.getTime() + 30 * day) });
    for (const job of ["sweep-retention", "delete-collection-files"] as const) {
      await queueNow(begun, job, { submissionId });
    }
    await allDone(queue, tenant.id);
    await late.stop();

    const key = { workspaceId, submissionId };
    expect(await tenant.tx((db) => findDeletionCertificate(db, key))).toBeUndefined();
    const left = await leftOf(begun);
    expect(left.journalLines).toBeGreaterThan(0);
    expect(left.packedBalances).toBeGreaterThan(0);
    expect(left.packedFigures).toBe(1);
  });
});

describe("documents that a borrower has sent", () => {
  test("are told of once, together", async ({ world, tenant, queue, work }) => {
    const begun = await beginCollection(world, tenant, { company: "bluestem", request });
    for (const _ of [1, 2]) await aDocument(begun, world);
    const runner = await work();
    for (const _ of [1, 2]) await queueNow(begun, "announce-documents", begun);
    await allDone(queue, tenant.id);
    await runner.stop();

    const told = world.mails
      .filter(({ to }) => to.includes(begun.userId))
      .filter(({ subject }) => subject.includes("documents have come"));
    expect(told.map(({ subject }) => subject)).toEqual([
      "Bluestem Bakery Company LLC: 2 documents have come",
    ]);
  });
});

type World = WorkerFixtures["world"];

async function collected({
  world,
  tenant,
  queue,
  work,
}: Pick<WorkerFixtures, "world" | "queue" | "work"> & Pick<BegunCollection, "tenant">) {
  const begun = await beginCollection(world, tenant, { company: "bluestem", request });
  const runner = await work();
  await ended(begun);
  await allDone(queue, tenant.id);
  await runner.stop();
  return begun;
}

async function aDocument(
  { tenant, workspaceId, submissionId, userId }: BegunCollection,
  { services }: World,
): Promise<string> {
  const id = randomUUID();
  const storageKey = `${tenant.id}/documents/${submissionId}/${id}`;
  await services.storage.put(storageKey, lease);
  await tenant.tx(async (db) => {
    await saveDocument(db, {
      id,
      workspaceId,
      submissionId,
      storageKey,
      submissionDocumentType: "Additional",
      fileName: "lease.txt",
      fileSize: lease.length,
      sniffedType: "txt",
      now: new Date(),
      sha256: Buffer.from(sumOf(lease), "hex"),
      scanState: "not-scanned",
      uploadedBy: { userId },
    });
    await db("documents").where({ id }).update({ uploadedByUserId: null });
  });
  return storageKey;
}

const sumOf = (content: Buffer) => createHash("sha256").update(content).digest("hex");

const keptOf = ({ services }: World, key: string) => services.storage.exists(key);

async function queueNow(
  { tenant }: BegunCollection,
  name: "sweep-retention" | "delete-collection-files" | "announce-documents",
  { submissionId }: { readonly submissionId: string },
): Promise<void> {
  const payload = name === "sweep-retention" ? {} : { submissionId };
  await tenant.tx((db) =>
    enqueue(db, name, payload as Jobs[typeof name], { jobKey: randomUUID() }),
  );
}

async function autoDeleteAt({ tenant, submissionId }: BegunCollection): Promise<Date> {
  const row = await tenant.tx((db) =>
    db("submissions").where({ id: submissionId }).first("autoDeleteAt"),
  );
  return row.autoDeleteAt;
}

const inSevenYears = (from: Date) =>
  deletionAfter("books", undefined, { count: 7, unit: "years" }, from);

async function leftOf({ tenant, financialRecordId }: BegunCollection) {
  const count = async (table: string) => {
    const [row] = await tenant.tx((db) => db(table).where({ financialRecordId }).count("* as n"));
    return Number(row?.n);
  };
  return {
    journalLines: await count("journalLines"),
    ledgerMonths: await count("ledgerMonths"),
    packedBalances: await count("packedBalances"),
    packedFigures: await count("packedFigures"),
    spreads: await count("spreads"),
  };
}
