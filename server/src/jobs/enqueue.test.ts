import knex from "knex";
import { describe, expect } from "vitest";
import { newTenant } from "../database/testing/tenant.ts";
import { test } from "../database/testing/test-database.ts";
import { enqueue } from "./enqueue.ts";

describe("enqueue", () => {
  test("queues for the transaction's tenant, and is undone with it", async ({
    database,
    tenant,
  }) => {
    await tenant.tx((db) => enqueue(db, "send-mail", { mailDeliveryId: "kept" }));
    const undone = tenant.tx(async (db) => {
      await enqueue(db, "send-mail", { mailDeliveryId: "undone" });
      throw new Error("no");
    });

    await expect(undone).rejects.toThrow("no");
    expect(await queued(database.queueUrl, tenant.id)).toEqual([
      { tenantId: tenant.id, payload: { mailDeliveryId: "kept" } },
    ]);
  });

  test("needs a tenant", async ({ pool }) => {
    await expect(pool.raw("select jobs.enqueue('send-mail', '{}')")).rejects.toThrow(
      "a job needs a tenant",
    );
  });

  test("replaces a job of the same key, and never another tenant's", async ({
    database,
    pool,
    tenant,
  }) => {
    const stranger = await newTenant(pool);
    const jobKey = "mail";

    for (const mailDeliveryId of ["first", "second"]) {
      await tenant.tx((db) => enqueue(db, "send-mail", { mailDeliveryId }, { jobKey }));
    }
    await stranger.tx((db) => enqueue(db, "send-mail", { mailDeliveryId: "theirs" }, { jobKey }));

    expect(await queued(database.queueUrl, tenant.id)).toEqual([
      { tenantId: tenant.id, payload: { mailDeliveryId: "second" } },
    ]);
    expect(await queued(database.queueUrl, stranger.id)).toHaveLength(1);
  });

  test("leaves the queue's tables closed to `app`", async ({ pool }) => {
    await expect(pool.raw("select * from graphile_worker._private_jobs")).rejects.toThrow(
      "permission denied",
    );
  });
});

async function queued(queueUrl: string, tenantId: string): Promise<unknown[]> {
  const queue = knex({ client: "pg", connection: queueUrl });
  try {
    const { rows } = await queue.raw(
      `select payload from graphile_worker._private_jobs
       where payload ->> 'tenantId' = ? order by id`,
      [tenantId],
    );
    return rows.map(({ payload }: { payload: unknown }) => payload);
  } finally {
    await queue.destroy();
  }
}
