import { describe, expect } from "vitest";
import { readingOf, uploadFile } from "../testing/file-collection.ts";
import { queuedJobs, tryAgainNow } from "../testing/queue.ts";
import { test } from "../testing/test.ts";

describe("reading a books file", () => {
  test("goes on once storage is back, however often it was tried meanwhile", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const file = await uploadFile(world, tenant, { bytes: balances, fileName: "Balances.csv" });
    const { storage } = world.services;
    let tries = 0;
    const away: typeof storage = {
      ...storage,
      getStream: async (key) => {
        tries += 1;
        if (tries <= 4) throw Object.assign(new Error("away"), { code: "ECONNREFUSED" });
        return storage.getStream(key);
      },
    };
    await work({ storage: away });
    await expect
      .poll(async () => {
        await tryAgainNow(queue);
        return tries;
      })
      .toBe(5);

    expect(await readingOf(file)).toMatchObject({ state: "read" });
  });

  test("ends after three tries that failed for a fault of ours", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const file = await uploadFile(world, tenant, { bytes: balances, fileName: "Balances.csv" });
    let tries = 0;
    const look = async () => {
      tries += 1;
      throw new Error("ours");
    };
    await work({ fileReaders: { ...world.services.fileReaders, look } });
    await expect
      .poll(async () => {
        await tryAgainNow(queue);
        return tries;
      })
      .toBe(3);

    expect(await readingOf(file)).toMatchObject({ state: "failed", problem: "internal" });
  });

  test("ends with its last try, which reads nothing and so isn't killed by the file", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const file = await uploadFile(world, tenant, { bytes: balances, fileName: "Balances.csv" });
    await queue.query(
      `update graphile_worker._private_jobs set attempts = max_attempts - 1
       where payload ->> 'tenantId' = $1 and payload -> 'payload' ->> 'reading' is not null`,
      [tenant.id],
    );
    await work();

    expect(await readingOf(file)).toMatchObject({ state: "failed", problem: "internal" });
    await expect
      .poll(async () => (await queuedJobs(queue, tenant.id)).map(({ name }) => name))
      .not.toContain("read-file");
  });
});

const balances = Buffer.from(
  [
    "Account number,Account name,Debit,Credit",
    "1000,Cash,100.00,",
    "2000,Loan,,40.00",
    "3000,Capital,,60.00",
  ].join("\n"),
);
