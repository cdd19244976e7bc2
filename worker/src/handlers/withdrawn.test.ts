import { randomUUID } from "node:crypto";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { newSecret } from "@tieout/server/sealing/secrets";
import { saveFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { succeedImport } from "@tieout/services/imports/run";
import { reckonReceipt } from "@tieout/services/receipts/reckon-receipt";
import { withdrawRecords } from "@tieout/services/receipts/withdraw-records";
import { findDeletionCertificate } from "@tieout/services/retention/deletion-certificate";
import { saveLegalHold } from "@tieout/services/retention/kept";
import { type BuiltImport, insertImport } from "@tieout/services/testing/builders";
import { aRecord } from "@tieout/services/testing/insert-history";
import type { Pool } from "pg";
import { describe, expect, vi } from "vitest";
import type { JobHandlers } from "../queue/job-handler.ts";
import { beginCollection } from "../testing/collection.ts";
import { allDone, queuedJobs, tryAgainNow } from "../testing/queue.ts";
import { test, type WorkerFixtures } from "../testing/test.ts";
import type { World } from "../testing/world.ts";
import { handlers } from "./handlers.ts";

const day = 86_400_000;
// The queue uses real time: a due round runs, and queues the next.
const start = new Date();
const later = (days: number) => new Date(start.getTime() + days * day);

describe("what a borrower has withdrawn", () => {
  test("goes within thirty days where no policy was chosen, copies of it too, and is certified", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const { built, copyKey } = await collected(world, tenant);
    const { workspaceId, submissionId } = built;
    await withdraw(world, tenant, built);
    const round = rounds({ tenant, queue, work });
    const receiptAt = (now: Date) =>
      tenant.tx((db) => reckonReceipt(db, { workspaceId, submissionId }, now));

    await round(later(27));
    const before = [
      await world.services.storage.exists(copyKey),
      (await receiptAt(later(27)))?.receipt.kept.state,
    ];
    await round(later(29.5));

    expect(before).toEqual([true, "kept"]);
    expect(await world.services.storage.exists(copyKey)).toBe(false);
    expect((await receiptAt(later(30)))?.receipt).toMatchObject({
      withdrawnTime: start.toISOString(),
      kept: { state: "deleted" },
      books: {
        read: [
          { what: "accounts", count: 3 },
          { what: "journal-lines", count: 0 },
          { what: "parties", count: 0 },
        ],
      },
    });
    expect(
      await tenant.tx((db) => findDeletionCertificate(db, { workspaceId, submissionId })),
    ).toMatchObject({ policy: "withdrawn" });
    const told = world.mails.filter(({ to }) => to.includes(built.userId));
    expect(told.map(({ subject }) => subject)).toEqual([
      "Tidewater Marine Supply, Inc.: records withdrawn",
    ]);
    expect(told[0]?.text).toContain("because you asked for these records");
    expect(told[0]?.text).toMatch(/Deleted by: \w+ \d+, 20\d\d/);
  });

  test("stays under a hold that is set meanwhile", async ({ world, tenant, queue, work }) => {
    const { built, copyKey } = await collected(world, tenant);
    const { submissionId, userId } = built;
    await withdraw(world, tenant, built);
    const hold = { legalHold: true, autoDeleteAt: later(28), by: userId, now: later(1) };
    await tenant.tx((db) => saveLegalHold(db, submissionId, hold));

    await rounds({ tenant, queue, work })(later(40));

    expect(await world.services.storage.exists(copyKey)).toBe(true);
  });
});

describe("a withdrawal that was stopped in the middle", () => {
  test("is finished by the worker, once, and ends no consent that was given since", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const begun = await shared(world, tenant);
    const { workspaceId, submissionId, connectionId } = begun;
    const consent = world.connectors.get("example")?.consent;
    const revoke = consent && vi.spyOn(consent, "revoke");
    revoke?.mockRejectedValueOnce(new Error("The process was killed here."));
    const connection = () =>
      tenant.tx((db) =>
        db("connections").where({ id: connectionId }).first("state", "sealedTokens"),
      );
    const done = () => expect.poll(() => waitingToFinish(queue, tenant)).toBe(0);
    const finishAgain = async () => {
      await tenant.tx((db) =>
        enqueue(db, "finish-withdrawal", { workspaceId, submissionId, requestId: randomUUID() }),
      );
      await done();
    };

    await expect(withdraw(world, tenant, begun)).rejects.toThrow("killed here");
    const [stopped, queued] = [await connection(), await waitingToFinish(queue, tenant)];
    const runner = await work({ now: () => later(0.001), handlers: withoutImports });
    await tryAgainNow(queue);
    await done();
    await finishAgain();

    expect([stopped.state, queued]).toEqual(["Connected", 1]);
    expect(await connection()).toEqual({ state: "Disconnected", sealedTokens: null });
    const ended = () =>
      tenant.tx((db) => db("auditEvents").where({ action: "access-ended" }).pluck("actor_kind"));
    expect(await ended()).toEqual(["worker"]);

    await tenant.tx((db) =>
      db("connections")
        .where({ id: connectionId })
        .update({ state: "Connected", disconnectedAt: null, consentedAt: later(0.0005) }),
    );
    await finishAgain();

    expect(await connection()).toMatchObject({ state: "Connected" });
    expect(await ended()).toHaveLength(1);
    expect(runner.faults).toEqual([]);
  });
});

async function shared(world: World, tenant: HostedTenant) {
  const { built } = await collected(world, tenant);
  const { connectionId } = await beginCollection(world, tenant, { company: "bluestem" });
  await tenant.tx(async (db) => {
    const { workspaceId } = built;
    await db("connections").where({ id: connectionId }).update({ workspaceId, consentedAt: start });
    await db("imports").where({ id: built.importId }).update({ connectionId });
  });
  return { ...built, connectionId };
}

/** Other imports at DEX don't matter here. */
const withoutImports: JobHandlers = { ...handlers, "import-financial-record": async () => {} };

async function waitingToFinish(queue: Pool, tenant: HostedTenant): Promise<number> {
  const jobs = await queuedJobs(queue, tenant.id);
  return jobs.filter(({ name }) => name === "finish-withdrawal").length;
}

async function collected(world: World, tenant: HostedTenant) {
  const copyKey = `${tenant.id}/documents/${randomUUID()}/copy.xlsx`;
  await world.services.storage.put(copyKey, Buffer.from("copy"));
  const built = await tenant.tx(async (db) => {
    const made = await insertImport(db);
    const { financialRecordId, submissionId, importId } = made;
    await saveFinancialRecord(db, { ...aRecord, financialRecordId });
    await db("importSteps").where({ importId, step: "accounts" }).update({ done: 3 });
    await succeedImport(db, { importId, token: "" }, builtAt);
    await db("connections").update({ sealedTokens: null });
    await db("userCopies").insert({
      tenantId: tenant.id,
      id: randomUUID(),
      submissionId,
      financialRecordId,
      address: "rosa@tidewater.com",
      language: "en",
      state: "Ready",
      requestedAt: builtAt,
      readyAt: builtAt,
      expiresAt: later(3),
      secretHash: newSecret().hash,
      fileName: "copy.xlsx",
      fileSize: 4,
      storageKey: copyKey,
      downloadsLeft: 5,
    });
    return made;
  });
  return { built, copyKey };
}

const withdraw = (
  { services }: World,
  tenant: HostedTenant,
  { workspaceId, submissionId, linkSessionId }: BuiltImport,
) =>
  withdrawRecords(services, tenant.tx, {
    workspaceId,
    submissionId,
    requestId: randomUUID(),
    now: start,
    actor: { kind: "borrower", id: linkSessionId },
  });

const rounds =
  ({
    tenant,
    queue,
    work,
  }: Pick<WorkerFixtures, "queue" | "work"> & { readonly tenant: HostedTenant }) =>
  async (now: Date) => {
    const runner = await work({ now: () => now });
    await tenant.tx((db) => enqueue(db, "sweep-retention", {}, { jobKey: randomUUID() }));
    await tryAgainNow(queue);
    await allDone(queue, tenant.id);
    await runner.stop();
    expect(runner.faults).toEqual([]);
  };
