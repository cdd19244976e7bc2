import { randomUUID } from "node:crypto";
import type { Tx } from "@tieout/server/database/with-tenant";
import { tablesHolding } from "@tieout/server/http/testing/tables-holding";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { deleteWorkspace } from "@tieout/services/workspaces/workspace";
import { expect } from "vitest";
import { beginCollection, ended } from "../testing/collection.ts";
import { allDone } from "../testing/queue.ts";
import { test } from "../testing/test.ts";
import { deleteFigures } from "./workspace-deletion.ts";

const day = 86_400_000;

const countLines = async (db: Tx) =>
  Number((await db("journalLines").count("* as lines"))[0]?.lines);

test("a deleted workspace goes for good after 30 days, files and rows, with a certificate", async ({
  world,
  tenant,
  queue,
  work,
}) => {
  const request = { fullFiscalYears: 0, mostRecentDay: "2026-07-07" };
  const begun = await beginCollection(world, tenant, { company: "bluestem", request });
  const { workspaceId, importId } = begun;
  const first = await work();
  await ended(begun);
  await allDone(queue, tenant.id);
  await first.stop();
  const [workbook] = await tenant.tx((db) => db("workbooks").select("storageKey"));
  const deletedAt = new Date();
  const purge = (jobKey: string) =>
    tenant.tx((db) => enqueue(db, "purge-workspace", { workspaceId }, { jobKey }));
  await tenant.tx(async (db) => {
    const owner = await db("workspaces").where({ id: workspaceId }).first("ownerId");
    await deleteWorkspace(db, workspaceId, { deletedBy: owner.ownerId, now: deletedAt });
  });
  const journalLines = await tenant.tx(countLines);
  const isLeft = (key: string) => world.services.storage.exists(key);

  const early = await work({ now: () => new Date(deletedAt.getTime() + 29 * day) });
  await purge(randomUUID());
  await allDone(queue, tenant.id);
  await early.stop();
  const before = await tenant.tx((db) => db("workspaces").select("id"));
  const purgedAt = new Date(deletedAt.getTime() + 31 * day);
  const late = await work({ now: () => purgedAt });
  // A run killed halfway, before the certificate.
  await tenant.tx((db) =>
    db("journalLines")
      .whereIn(
        "position",
        db("journalLines").where({ basis: "accrual" }).select("position").limit(30),
      )
      .delete(),
  );
  // Twice, as after a worker was killed before reporting success.
  for (const key of [randomUUID(), randomUUID()]) await purge(key);
  await allDone(queue, tenant.id);

  expect(before).toEqual([{ id: workspaceId }]);
  expect((await tablesHolding(tenant, workspaceId)).sort()).toEqual([
    "audit_events",
    "deletion_certificates",
  ]);
  expect((await tenant.tx((db) => db("journalLines").count("* as left")))[0]).toEqual({ left: 0 });
  expect([await isLeft(workbook.storageKey)]).toEqual([false]);
  expect(await isLeft(`${tenant.id}/spool/${importId}/company/0`)).toBe(false);
  const certificates = await tenant.tx((db) => db("deletionCertificates"));
  expect(certificates).toMatchObject([
    {
      workspaceId,
      deletedAt,
      purgedAt,
      backupsUntil: new Date(purgedAt.getTime() + 35 * day),
      counts: { collections: 1, connections: 1, journalLines },
      consents: [{ givenBy: "lender", reads: 1 }],
    },
  ]);
  expect(journalLines).toBeGreaterThan(50);
  expect([...early.faults, ...late.faults]).toEqual([]);
});

test("figures go in transactions of some rows each, however often the run is killed", async ({
  world,
  tenant,
  queue,
  work,
}) => {
  const request = { fullFiscalYears: 0, mostRecentDay: "2026-07-07" };
  const begun = await beginCollection(world, tenant, { company: "bluestem", request });
  const runner = await work();
  await ended(begun);
  await allDone(queue, tenant.id);
  await runner.stop();
  const before = await tenant.tx(countLines);
  const left: number[] = [];
  let transactions = 0;
  const tx: typeof tenant.tx = async (run) => {
    transactions += 1;
    if (transactions % 4 === 0) throw new Error("killed");
    const result = await tenant.tx(run);
    left.push(await tenant.tx(countLines));
    return result;
  };

  const runs: string[] = [];
  while (!runs.includes("done")) {
    const run = deleteFigures({ tx }, [begun.financialRecordId], 10);
    runs.push(await run.then(() => "done").catch(({ message }: Error) => message));
    if (runs.length > 50) break;
  }

  expect(await tenant.tx(countLines)).toBe(0);
  expect(runs.filter((end) => end === "killed").length).toBeGreaterThan(2);
  for (const [at, lines] of left.entries()) {
    expect((left[at - 1] ?? before) - lines).toBeLessThanOrEqual(10);
  }
});
