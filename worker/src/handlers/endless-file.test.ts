import { openFileReaders } from "@tieout/connectors/reader-processes/file-readers";
import { readingLimits } from "@tieout/connectors/reader-processes/limits";
import { findFileImport } from "@tieout/services/file-imports/file-import";
import { expect } from "vitest";
import { endlessXls } from "../../../connectors/src/book-decoding/testing/endless-xls.ts";
import { ended } from "../testing/collection.ts";
import { readingOf, sendWell, type UploadedFile, uploadFile } from "../testing/file-collection.ts";
import { queuedJobs } from "../testing/queue.ts";
import { test } from "../testing/test.ts";

test("a file that is never done with keeps neither another tenant's file, nor its import, nor the heartbeat from going on", async ({
  world,
  tenant,
  another,
  queue,
  work,
}) => {
  const hours = 100_000;
  const fileReaders = openFileReaders({
    atOnce: 4,
    limits: {
      ...readingLimits,
      clockFactor: 1,
      processorSeconds: { ...readingLimits.processorSeconds, look: hours },
    },
  });
  const attacker = await another();
  const endless = await uploadFile(world, attacker, { bytes: endlessXls(), fileName: "a.xls" });
  const runner = await work({ fileReaders });
  const heldBy = async () => {
    const jobs = await queuedJobs(queue, attacker.id);
    return jobs.find(({ name }) => name === "read-file")?.lockedBy;
  };
  await expect.poll(heldBy).toMatch(/^pool-/);
  const worker = await heldBy();
  const beats = async () => {
    const { rows } = await queue.query(
      "select beat_at::text as beat from jobs.worker_heartbeats where worker_id = $1",
      [worker],
    );
    return rows[0]?.beat;
  };
  const before = await beats();

  try {
    const honest = await uploadFile(world, tenant, {
      bytes: Buffer.from(books),
      fileName: "a.csv",
    });
    const read = await readingOf(honest);
    const { outcome } = await ended(await sendWell(honest));
    await expect.poll(beats).not.toBe(before);

    expect([read.state, outcome, runner.faults]).toEqual(["read", "Success", []]);
    expect([await stateOf(endless), await heldBy()]).toEqual(["reading", worker]);
  } finally {
    // Also where it failed: the runner stops only once its jobs have ended.
    await queue.query(
      "delete from graphile_worker._private_jobs where payload ->> 'tenantId' = $1",
      [attacker.id],
    );
    fileReaders.close();
    await runner.stop();
  }
});

async function stateOf({ tenant, workspaceId, id }: UploadedFile) {
  const file = await tenant.tx((db) => findFileImport(db, { workspaceId, id }));
  return file?.state;
}

const books = [
  "Date,Entry no,Memo,Account number,Account name,Account type,Debit,Credit",
  "2025-01-15,1,Invoice,1000,Cash,Bank,12.50,",
  "2025-01-15,1,Invoice,3000,Equity,Equity,,12.50",
].join("\n");
