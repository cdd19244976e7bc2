import { enqueue } from "@tieout/server/jobs/enqueue";
import type { WorkbookRevision } from "@tieout/services/financial-records/workbook-revision";
import { findDeletionCertificate } from "@tieout/services/retention/deletion-certificate";
import { saveAutoDeleteAt, saveWarned } from "@tieout/services/retention/kept";
import { findUserCopy } from "@tieout/services/user-copies/user-copy";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect } from "vitest";
import type { JobHandlers } from "../queue/job-handler.ts";
import { type BegunCollection, beginCollection, ended } from "../testing/collection.ts";
import { saveCaption } from "../testing/edited-spread.ts";
import { allDone } from "../testing/queue.ts";
import { test, type WorkerFixtures } from "../testing/test.ts";
import { askForCopy, keysOf, requestRevision, revisionOf } from "../testing/workbook-revisions.ts";
import { sweepStorage } from "./daily-round.ts";
import { handlers } from "./handlers.ts";

type Fixtures = Pick<WorkerFixtures, "world" | "queue" | "work"> & {
  readonly tenant: BegunCollection["tenant"];
};

describe("a revision that was asked for", () => {
  test("is built from its own version, and equal again after others were saved", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const begun = await collected({ world, tenant, queue, work });
    await tenant.tx((db) => saveCaption(db, begun, "Our assets"));
    const requested = await requestRevision(begun);
    await tenant.tx((db) => saveCaption(db, begun, "Their assets"));

    await buildAll({ tenant, queue, work });
    const built = await revisionOf(begun, 2);
    const text = await textOf(world, built);
    await tenant.tx(async (db) => {
      const key = { financialRecordId: begun.financialRecordId, revisionNumber: 2 };
      await db("workbookRevisions").where(key).update({ outcome: "Error" });
      await db("workbooks")
        .where({ ...key, variantId: "financial-statements" })
        .update({ outcome: "Error" });
    });
    const again = await requestRevision(begun, 2);
    await buildAll({ tenant, queue, work });

    expect([requested, again]).toEqual([
      { result: "started", revisionNumber: 2 },
      { result: "retried", revisionNumber: 2 },
    ]);
    expect(built).toMatchObject({ outcome: "Success", spreadVersion: 2 });
    expect([text.includes("Our assets"), text.includes("Their assets")]).toEqual([true, false]);
    const rebuilt = await revisionOf(begun, 2);
    expect(statementsOf(rebuilt).partsSha256).toEqual(statementsOf(built).partsSha256);
  });

  test("shares the files that show no layout, and they're deleted and certified once", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const { storage } = world.services;
    const begun = await collected({ world, tenant, queue, work });
    await tenant.tx((db) => saveCaption(db, begun, "Our assets"));
    await requestRevision(begun);
    await buildAll({ tenant, queue, work });
    const first = keysOf(await revisionOf(begun, 1));
    const second = keysOf(await revisionOf(begun, 2));
    const swept = await sweepStorage({ tx: tenant.tx, tenantId: tenant.id }, storage, inDays(3));

    expect(second.filter((key) => first.includes(key))).toEqual(first.slice(1));
    expect(second[0]).not.toBe(first[0]);
    expect(swept).toBe(0);
    const all = [...new Set([...first, ...second])];
    expect(await Promise.all(all.map((key) => storage.exists(key)))).toEqual(all.map(() => true));

    const { workspaceId, submissionId } = begun;
    await tenant.tx(async (db) => {
      const at = new Date();
      await saveAutoDeleteAt(db, submissionId, at);
      await saveWarned(db, submissionId, { autoDeleteAt: at, now: at });
      await enqueue(db, "delete-collection-files", { submissionId });
    });
    await buildAll({ tenant, queue, work });

    const certificate = await tenant.tx((db) =>
      findDeletionCertificate(db, { workspaceId, submissionId }),
    );
    expect(certificate?.counts).toMatchObject({ workbooks: all.length });
    expect(certificate?.files).toHaveLength(all.length);
    expect(await Promise.all(all.map((key) => storage.exists(key)))).toEqual(all.map(() => false));
  });
});

test("a borrower's copy is in the standard layout where a lender's was in the first revision", async ({
  world,
  tenant,
  queue,
  work,
}) => {
  const begun = await created({ world, tenant, queue, work });
  const { financialRecordId } = begun;
  // As where a layout is carried over from the last collection.
  await tenant.tx(async (db) => {
    await db("workbookRevisions").where({ financialRecordId }).delete();
    await saveCaption(db, begun, "Assets at risk");
  });
  await requestRevision(begun);
  const id = await askForCopy(begun);

  await buildAll({ tenant, queue, work });

  const revision = await revisionOf(begun, 1);
  expect(revision).toMatchObject({ outcome: "Success", spreadVersion: 2 });
  expect((await textOf(world, revision)).includes("Assets at risk")).toBe(true);
  const copy = await tenant.tx((db) => findUserCopy(db, id));
  expect(copy).toMatchObject({ state: "Ready" });
  const [stored] = await tenant.tx((db) => db("userCopies").where({ id }).select("storageKey"));
  const files = unzipSync(await world.services.storage.get(stored.storageKey));
  const names = Object.keys(files);
  expect(names.toSorted()).toEqual(
    revision.workbooks.map(({ fileName }) => fileName ?? "").toSorted(),
  );
  for (const name of names) {
    expect([name, textIn(files[name]).includes("Assets at risk")]).toEqual([name, false]);
  }
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

const { "build-workbooks": _, ...others } = handlers;
// A runner ignores unknown jobs.
const withoutWorkbooks = others as JobHandlers;

async function created({ world, tenant, work }: Fixtures): Promise<BegunCollection> {
  const request = {
    groups: ["financial-statements"],
    fullFiscalYears: 0,
    mostRecentDay: "2026-01-07",
  } as const;
  const begun = await beginCollection(world, tenant, { request });
  const runner = await work({ handlers: withoutWorkbooks, concurrency: 1 });
  expect(await ended(begun)).toMatchObject({ outcome: "Success" });
  await runner.stop();
  return begun;
}

async function collected(fixtures: Fixtures): Promise<BegunCollection> {
  const begun = await created(fixtures);
  await buildAll(fixtures);
  return begun;
}

async function buildAll({ tenant, queue, work }: Omit<Fixtures, "world">): Promise<void> {
  const runner = await work();
  await allDone(queue, tenant.id);
  await runner.stop();
  expect(runner.faults).toEqual([]);
}

function statementsOf({ workbooks }: WorkbookRevision) {
  const statements = workbooks.find(({ variantId }) => variantId === "financial-statements");
  if (!statements) throw new Error("There are no statements");
  return statements;
}

async function textOf({ services }: WorkerFixtures["world"], revision: WorkbookRevision) {
  return textIn(await services.storage.get(statementsOf(revision).storageKey ?? ""));
}

/** All parts of an .xlsx. */
function textIn(workbook: Uint8Array | undefined): string {
  return Object.values(unzipSync(workbook ?? new Uint8Array()))
    .map((part) => strFromU8(part))
    .join();
}
