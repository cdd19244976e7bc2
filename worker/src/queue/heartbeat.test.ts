import { enqueue } from "@tieout/server/jobs/enqueue";
import { describe, expect } from "vitest";
import { beginCollection } from "../testing/collection.ts";
import { pausedBefore } from "../testing/paused-import.ts";
import { queuedJobs } from "../testing/queue.ts";
import { test } from "../testing/test.ts";
import { startHeartbeat } from "./heartbeat.ts";

describe("the heartbeat", () => {
  test("frees the jobs of those who are silent, and of nobody else", async ({ queue, tenant }) => {
    const lockers = ["pool-silent", "pool-beating", "pool-new"];
    for (const locker of lockers) {
      const jobId = await tenant.tx((db) => enqueue(db, "send-mail", { mailDeliveryId: locker }));
      await queue.query(
        `update graphile_worker._private_jobs
         set locked_by = $1, locked_at = now() - make_interval(secs => $2) where id = $3`,
        [locker, locker === "pool-new" ? 10 : 60, jobId],
      );
    }
    await queue.query(
      `insert into jobs.worker_heartbeats (worker_id, host, beat_at)
       values ('pool-silent', 'test', now() - interval '31 seconds'), ('pool-beating', 'test', now())`,
    );

    const heartbeat = await startHeartbeat(queue, () => ["pool-ours"], failLoudly);
    await heartbeat.stop();

    const jobs = await queuedJobs(queue, tenant.id);
    expect(jobs.map(({ lockedBy }) => lockedBy)).toEqual([null, "pool-beating", "pool-new"]);
  });

  test("is of whoever the queue has locked a job for", async ({ world, queue, tenant, work }) => {
    const run = pausedBefore(3);
    await beginCollection(world, tenant, {
      company: "bluestem",
      request: { fullFiscalYears: 0, mostRecentDay: "2026-07-07" },
    });
    const runner = await work({ handlers: run.handlers });
    await run.reached;

    const [job] = await queuedJobs(queue, tenant.id);
    const beating = async () => {
      const { rows } = await queue.query("select worker_id as id from jobs.worker_heartbeats");
      return rows.map(({ id }) => id);
    };
    expect(job?.lockedBy).toMatch(/^pool-/);
    expect(await beating()).toContain(job?.lockedBy);
    run.release();
    await runner.stop();
    expect(await beating()).not.toContain(job?.lockedBy);
  });
});

function failLoudly(fault: unknown): never {
  throw fault;
}
