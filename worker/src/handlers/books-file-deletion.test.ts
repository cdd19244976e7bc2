import { enqueue } from "@tieout/server/jobs/enqueue";
import { describe, expect } from "vitest";
import { choose, readingOf, reportOf, sendWell, uploadFile } from "../testing/file-collection.ts";
import { allDone } from "../testing/queue.ts";
import { test } from "../testing/test.ts";

describe.concurrent("a stored books file", () => {
  test("doesn't outlive an anonymised collection, nor a day in which nobody sends it", async ({
    world,
    tenant,
    work,
    queue,
  }) => {
    const bytes = Buffer.from(twoYears);
    const [sent, unsent] = [
      await uploadFile(world, tenant, { bytes, fileName: "Sent.csv" }),
      await uploadFile(world, tenant, { bytes, fileName: "Unsent.csv" }),
    ];
    await work();
    const keys = await Promise.all(
      [sent, unsent].map(async (file) => (await readingOf(file)).storageKey ?? ""),
    );

    await choose(sent, { fiscalYearEnd: { month: 2, day: 31 } });
    await reportOf(sent);
    await sendWell(sent, { anonymize: true });
    await tenant.tx((db) =>
      enqueue(db, "sweep-file-import", { fileImportId: unsent.id, storageKey: keys[1] ?? "" }),
    );
    await allDone(queue, tenant.id);

    expect(await Promise.all(keys.map(world.services.storage.exists))).toEqual([false, false]);
    const left = await tenant.tx((db) => db("fileImports").select("id", "report", "rejected"));
    expect(left).toEqual([{ id: sent.id, report: null, rejected: null }]);
  });

  test("goes with the collection's other files", async ({ world, tenant, work, queue }) => {
    const file = await uploadFile(world, tenant, {
      bytes: Buffer.from(twoYears),
      fileName: "Balances.csv",
    });
    await work();
    await choose(file, { fiscalYearEnd: { month: 2, day: 31 } });
    const { storageKey = "" } = await readingOf(file);
    const { submissionId } = await sendWell(file);
    await allDone(queue, tenant.id);
    const before = await world.services.storage.exists(storageKey);

    await tenant.tx(async (db) => {
      const due = new Date(Date.now() - 1_000);
      await db("submissions").update({ autoDeleteAt: due, deletionWarnedAt: due });
      await enqueue(db, "delete-collection-files", { submissionId });
    });
    await allDone(queue, tenant.id);

    expect([before, await world.services.storage.exists(storageKey)]).toEqual([true, false]);
    expect(await readingOf(file)).not.toHaveProperty("report");
  });
});

/** Two years that end in February, as balances at the end of each. */
const twoYears = `Account number,Account name,Account type,2025-02-28,2026-02-28
1000,Cash,Bank,100.00,300.00
2000,Loan,Long-term liability,0.00,-50.00
3000,Retained earnings,Retained earnings,0.00,-100.00
4000,Sales,Income,-100.00,-150.00
`;
