import { randomUUID } from "node:crypto";
import { deleteWorkspace } from "@tieout/server/database";
import { tablesHolding } from "@tieout/server/http/testing";
import { enqueue } from "@tieout/server/jobs";
import { expect } from "vitest";
import { beginCollection, ended } from "../testing/collection.ts";
import { allDone } from "../testing/queue.ts";
import { test } from "../testing/test.ts";

const day = 86_400_000;

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
  const isLeft = (key: string) => world.services.storage.exists(key);

  const early = await work({ now: () => new Date(deletedAt.getTime() + 29 * day) });
  await purge(randomUUID());
  await allDone(queue, tenant.id);
  await early.stop();
  const before = await tenant.tx((db) => db("workspaces").select("id"));
  const purgedAt = new Date(deletedAt.getTime() + 31 * day);
  const late = await work({ now: () => purgedAt });
  // Twice, as when a worker is killed before it could say that it's done.
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
      counts: { collections: 1, connections: 1 },
    },
  ]);
  expect([...early.faults, ...late.faults]).toEqual([]);
});
