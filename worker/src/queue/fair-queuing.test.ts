import type { Pool } from "pg";
import { describe, expect } from "vitest";
import { queueMany } from "../testing/queue-many.ts";
import { test } from "../testing/test.ts";
import { numberJobs } from "./fair-queuing.ts";

describe("jobs of several tenants", () => {
  test("take turns: who has few goes before who has many and came first", async ({
    queue,
    tenant,
    another,
  }) => {
    const few = await another();
    await queueMany(tenant, "send-mail", 50);
    await queueMany(few, "send-mail", 2);
    await lockFirst(queue, 1);

    await numberJobs(queue);

    const order = (await waitingInOrder(queue)).map(({ tenantId }) => tenantId);
    expect(order.slice(0, 4)).toEqual([few.id, tenant.id, few.id, tenant.id]);
    expect(order).toHaveLength(51);
  });

  test("go first within a tenant where a person waits, and after a minute nobody is set back", async ({
    queue,
    tenant,
  }) => {
    const [old, young] = ["purge-workspace", "send-mail"] as const;
    await queueMany(tenant, old, 1);
    await queue.query(
      `update graphile_worker._private_jobs set run_at = now() - interval '2 minutes'
       where payload ->> 'tenantId' = $1`,
      [tenant.id],
    );
    await queueMany(tenant, young, 1);
    await queueMany(tenant, "read-file", 1);

    await numberJobs(queue);

    const names = (await waitingInOrder(queue))
      .filter(({ tenantId }) => tenantId === tenant.id)
      .map(({ name }) => name);
    expect(names).toEqual([old, "read-file", young]);
  });
});

async function lockFirst(queue: Pool, count: number): Promise<void> {
  await queue.query(
    `update graphile_worker._private_jobs set locked_by = 'pool-other', locked_at = now()
     where id in (select id from graphile_worker._private_jobs where is_available order by id limit $1)`,
    [count],
  );
}

/** In graphile-worker's order. */
async function waitingInOrder(queue: Pool) {
  const { rows } = await queue.query<{ id: string; tenantId: string; name: string }>(
    `select job.payload ->> 'tenantId' as "tenantId", task.identifier as name
     from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where job.is_available order by job.priority, job.run_at`,
  );
  return rows;
}
