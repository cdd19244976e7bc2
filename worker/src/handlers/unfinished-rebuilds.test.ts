import { enqueue } from "@tieout/server/jobs/enqueue";
import { saveAutoDeleteAt, saveWarned } from "@tieout/services/retention/kept";
import { describe, expect } from "vitest";
import { saveCaption } from "../testing/edited-spread.ts";
import { allDone, queuedJobs, tryAgainNow } from "../testing/queue.ts";
import { outcomesOf, requestRebuild, test } from "../testing/rebuilt-books.ts";
import { requestRevision, revisionOf } from "../testing/workbook-revisions.ts";
import { requeueDue } from "./daily-round.ts";

describe("a rebuild is asked for", () => {
  test("once while it's pending, and for one revision of a record at a time", async ({
    tenant,
    books: { begun, runAll },
  }) => {
    await tenant.tx((db) => saveCaption(db, begun, "Our assets"));
    await requestRevision(begun);
    const unbuilt = await requestRebuild(begun, 2);
    await runAll();

    const asked = await Promise.all([1, 1, 1].map((number) => requestRebuild(begun, number)));

    expect(unbuilt).toBe("being-built");
    expect(asked.toSorted()).toEqual(["known", "known", "started"]);
    expect(await requestRebuild(begun, 2)).toBe("another-pending");
    expect(await requestRebuild(begun, 3)).toBe("unknown-revision");
  });

  test("not of a revision without a file", async ({ tenant, books: { begun } }) => {
    const { financialRecordId } = begun;
    await tenant.tx((db) =>
      db("workbooks").where({ financialRecordId }).update({ outcome: "Error" }),
    );

    expect(await requestRebuild(begun, 1)).toBe("no-files");
  });
});

describe("a rebuild that doesn't come to its end", () => {
  test("is tried again, and says which files failed at last", async ({
    world,
    tenant,
    queue,
    work,
    books: { begun },
  }) => {
    const { storage } = world.services;
    const broken = {
      ...storage,
      getStream: async (key: string) => {
        if (key.includes("general-ledger")) throw new Error("The bucket is gone");
        return storage.getStream(key);
      },
    };
    await requestRebuild(begun, 1);
    const runner = await work({ storage: broken });
    await expect.poll(() => runner.faults.length, { timeout: 60_000 }).toBe(1);
    const tried = (await revisionOf(begun, 1)).proof;

    await queue.query(
      `update graphile_worker._private_jobs set max_attempts = attempts + 1
       where task_id = (select id from graphile_worker._private_tasks where identifier = 'prove-workbooks')`,
    );
    await tryAgainNow(queue);
    await allDone(queue, tenant.id);

    expect(tried?.provedAt).toBeUndefined();
    expect(outcomesOf((await revisionOf(begun, 1)).proof)).toEqual(["identical", "failed"]);
  });

  test("is queued once more by the daily round where its job was lost", async ({
    tenant,
    queue,
    books: { begun },
  }) => {
    await requestRebuild(begun, 1);
    await queue.query("delete from graphile_worker._private_jobs");

    const soon = await tenant.tx((db) => requeueDue(db, new Date()));
    const later = await tenant.tx((db) => requeueDue(db, inDays(2)));

    expect([soon.unproved, later.unproved]).toEqual([0, 1]);
    const names = (await queuedJobs(queue, tenant.id)).map(({ name }) => name);
    expect(names).toContain("prove-workbooks");
  });

  test("says nothing of files that are deleted meanwhile, and goes with them", async ({
    world,
    tenant,
    books: { begun, runAll },
  }) => {
    const { storage } = world.services;
    const { submissionId, financialRecordId } = begun;
    await requestRebuild(begun, 1);
    let isDeleted = false;
    const deleting = {
      ...storage,
      getStream: async (key: string) => {
        if (!isDeleted) {
          isDeleted = true;
          await tenant.tx(async (db) => {
            const at = new Date();
            await saveAutoDeleteAt(db, submissionId, at);
            await saveWarned(db, submissionId, { autoDeleteAt: at, now: at });
            await enqueue(db, "delete-collection-files", { submissionId });
            await db("submissions").where({ id: submissionId }).update({ filesDeletedAt: at });
          });
          await storage.delete(key);
        }
        return storage.getStream(key);
      },
    };
    await runAll({ storage: deleting });

    const left = await tenant.tx((db) => db("workbookProofs").where({ financialRecordId }));
    const proved = await tenant.tx((db) =>
      db("auditEvents").where({ action: "workbooks-proved" }).pluck("id"),
    );
    expect([left, proved]).toEqual([[], []]);
  });
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
