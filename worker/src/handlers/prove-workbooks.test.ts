import { createHash, randomUUID } from "node:crypto";
import { writerVersion } from "@tieout/core/workbook/workbook";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { requestProof } from "@tieout/services/financial-records/request-proof";
import { requestWorkbooks } from "@tieout/services/financial-records/request-workbooks";
import {
  findWorkbookRevision,
  type WorkbookRevision,
} from "@tieout/services/financial-records/workbook-revision";
import { saveAutoDeleteAt, saveWarned } from "@tieout/services/retention/kept";
import { insertLink } from "@tieout/services/testing/builders";
import { findUserCopy, saveUserCopy } from "@tieout/services/user-copies/user-copy";
import { unzipSync } from "fflate";
import { describe, expect } from "vitest";
import { type BegunCollection, beginCollection } from "../testing/collection.ts";
import { saveCaption, saveEntry } from "../testing/edited-spread.ts";
import { allDone, queuedJobs, tryAgainNow } from "../testing/queue.ts";
import { test as base, type WorkerFixtures } from "../testing/test.ts";
import { requeueDue } from "./daily-round.ts";

type Changes = Parameters<WorkerFixtures["work"]>[0];

interface Books {
  readonly begun: BegunCollection;
  /** Rebuilds a revision. */
  readonly prove: (revisionNumber: number) => Promise<WorkbookRevision["proof"]>;
  /** Runs all jobs, with some of the worker's services replaced. */
  readonly runAll: (changes?: Changes) => Promise<void>;
}

/** With a collection whose revision 1 is built: statements and general ledger. */
const test = base.extend<{ readonly books: Books }>({
  books: async ({ world, tenant, queue, work }, use) => {
    const begun = await beginCollection(world, tenant, {
      request: {
        groups: ["financial-statements"],
        fullFiscalYears: 0,
        mostRecentDay: "2026-01-07",
      },
    });
    const runAll = async (changes?: Changes) => {
      const runner = await work(changes);
      await allDone(queue, tenant.id);
      await runner.stop();
      expect(runner.faults).toEqual([]);
    };
    await runAll();
    await use({
      begun,
      runAll,
      prove: async (revisionNumber) => {
        expect(await request(begun, revisionNumber)).toBe("started");
        await runAll();
        return (await revisionOf(begun, revisionNumber)).proof;
      },
    });
  },
});

describe("a revision that is rebuilt", () => {
  test("is equal byte for byte, also after a later version was saved and built", async ({
    world,
    tenant,
    books: { begun, prove, runAll },
  }) => {
    await tenant.tx((db) => saveCaption(db, begun, "Our assets"));
    await generate(begun);
    await runAll();
    await tenant.tx((db) => saveCaption(db, begun, "Their assets"));
    await generate(begun);
    await runAll();
    const before = await keysIn(world, tenant.id);

    const proof = await prove(2);

    const { spreadVersion } = await revisionOf(begun, 2);
    expect(spreadVersion).toBe(2);
    expect(proof).toMatchObject({ inputs: "same", writerVersion, provedAt: expect.any(Date) });
    expect(outcomesOf(proof)).toEqual(["identical", "identical"]);
    expect(await keysIn(world, tenant.id)).toEqual(before);
    const events = await tenant.tx((db) =>
      db("auditEvents").where({ action: "workbooks-proved" }).select("subjectId", "details"),
    );
    const details = { revisionNumber: 2, writerVersion, inputs: "same", outcome: "identical" };
    expect(events).toEqual([{ subjectId: begun.submissionId, details }]);
  });

  test("says which file was changed or lost in storage", async ({
    world,
    books: { begun, prove },
  }) => {
    const { storage } = world.services;
    const [statements = "", ledger = ""] = keysOf(await revisionOf(begun, 1));
    const bytes = await storage.get(statements);
    const middle = bytes.length >> 1;
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    await storage.put(statements, bytes);
    const flipped = await prove(1);

    await storage.put(statements, Buffer.concat([await storage.get(statements), Buffer.alloc(9)]));
    await storage.delete(ledger);
    const lost = await prove(1);

    expect(outcomesOf(flipped)).toEqual(["file-changed", "identical"]);
    expect(outcomesOf(lost)).toEqual(["file-changed", "file-missing"]);
  });

  test("is different where a line of the ledger was changed in the database", async ({
    tenant,
    books: { begun, prove },
  }) => {
    const { financialRecordId } = begun;
    await tenant.tx((db) =>
      db.raw(
        `update journal_lines set amount = amount + 100 where ctid = (
           select ctid from journal_lines where financial_record_id = ? and basis = 'accrual' limit 1)`,
        [financialRecordId],
      ),
    );

    const proof = await prove(1);

    expect(proof?.inputs).toBe("same");
    expect(outcomesOf(proof)).toEqual(["identical", "different"]);
  });

  test("says that its inputs changed where who entered an adjustment has another name", async ({
    tenant,
    books: { begun, prove, runAll },
  }) => {
    await tenant.tx((db) => saveEntry(db, begun));
    await generate(begun);
    await runAll();
    const before = await prove(2);
    await tenant.tx((db) =>
      db("users").where({ id: begun.userId }).update({ displayName: "Dana Whitfield-Roe" }),
    );

    const after = await prove(2);

    expect([before?.inputs, outcomesOf(before)]).toEqual(["same", ["identical", "identical"]]);
    expect([after?.inputs, outcomesOf(after)]).toEqual(["changed", ["different", "identical"]]);
  });

  test("by another writer is compared by content, where that was kept", async ({
    world,
    tenant,
    books: { begun, prove },
  }) => {
    const { financialRecordId } = begun;
    const [storageKey = ""] = keysOf(await revisionOf(begun, 1));
    const bytes = Buffer.from("As an earlier writer would have written it");
    const statements = { financialRecordId, variantId: "financial-statements" } as const;
    await world.services.storage.put(storageKey, bytes);
    await tenant.tx(async (db) => {
      await db("workbookRevisions")
        .where({ financialRecordId })
        .update({ writerVersion: writerVersion - 1, inputHash: null });
      await db("workbooks")
        .where(statements)
        .update({
          partsSha256: Buffer.alloc(32),
          fileSha256: createHash("sha256").update(bytes).digest(),
          fileSize: bytes.length,
        });
    });
    const same = await prove(1);
    await tenant.tx((db) => db("workbooks").where(statements).update({ contentSha256: null }));
    const unkept = await prove(1);

    expect(same).toMatchObject({ inputs: "unknown", writerVersion });
    expect(outcomesOf(same)).toEqual(["same-content", "identical"]);
    expect(outcomesOf(unkept)).toEqual(["not-comparable", "identical"]);
  });

  test("has the files of the borrower's copy, which stays as it was", async ({
    world,
    tenant,
    books: { begun, prove, runAll },
  }) => {
    const { storage } = world.services;
    const id = await askForCopy(begun);
    await runAll();
    const copy = () => tenant.tx((db) => db("userCopies").where({ id }).first("storageKey"));
    const received = await copy();
    const before = await storage.get(received.storageKey);

    const proof = await prove(1);

    const files = unzipSync(await storage.get((await copy()).storageKey));
    const { workbooks } = await revisionOf(begun, 1);
    expect(outcomesOf(proof)).toEqual(["identical", "identical"]);
    expect(await storage.get(received.storageKey)).toEqual(before);
    expect(await tenant.tx((db) => findUserCopy(db, id))).toMatchObject({ state: "Ready" });
    expect(Object.values(files).map(sha256).toSorted()).toEqual(
      workbooks.map(({ fileSha256 }) => fileSha256?.toString("hex")).toSorted(),
    );
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
    await request(begun, 1);
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
    await request(begun, 1);
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
    await request(begun, 1);
    let isDeleted = false;
    const deleting = {
      ...storage,
      exists: async (key: string) => {
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
        return storage.exists(key);
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

describe("a rebuild is asked for", () => {
  test("once while it's pending, and for one revision of a record at a time", async ({
    tenant,
    books: { begun, runAll },
  }) => {
    await tenant.tx((db) => saveCaption(db, begun, "Our assets"));
    await generate(begun);
    const unbuilt = await request(begun, 2);
    await runAll();

    const asked = await Promise.all([1, 1, 1].map((number) => request(begun, number)));

    expect(unbuilt).toBe("being-built");
    expect(asked.toSorted()).toEqual(["known", "known", "started"]);
    expect(await request(begun, 2)).toBe("another-pending");
    expect(await request(begun, 3)).toBe("unknown-revision");
  });

  test("not of a revision without a file", async ({ tenant, books: { begun } }) => {
    const { financialRecordId } = begun;
    await tenant.tx((db) =>
      db("workbooks").where({ financialRecordId }).update({ outcome: "Error" }),
    );

    expect(await request(begun, 1)).toBe("no-files");
  });
});

function request(begun: BegunCollection, revisionNumber: number) {
  const { tenant, workspaceId, financialRecordId: id, userId: requestedBy } = begun;
  return tenant.tx((db) =>
    requestProof(db, { id, workspaceId }, { revisionNumber, requestedBy, now: new Date() }),
  );
}

/** Requests a revision of the current version of the spread. */
function generate({ tenant, workspaceId, financialRecordId: id }: BegunCollection) {
  return tenant.tx(async (db) => {
    const record = await findFinancialRecord(db, { workspaceId, id });
    if (!record) throw new Error("The record should be Created");
    return requestWorkbooks(db, record, { now: new Date() });
  });
}

async function askForCopy(begun: BegunCollection): Promise<string> {
  const { tenant, workspaceId, submissionId, financialRecordId } = begun;
  const id = randomUUID();
  await tenant.tx(async (db) => {
    const { linkSessionId } = await insertLink(db, { workspaceId });
    await saveUserCopy(db, {
      id,
      submissionId,
      financialRecordId,
      linkSessionId,
      now: new Date(),
      address: "rosa@tidewater.com",
      language: "en",
      state: "Building",
    });
    await enqueue(db, "build-user-copy", { userCopyId: id });
  });
  return id;
}

async function revisionOf(
  { tenant, financialRecordId }: BegunCollection,
  revisionNumber: number,
): Promise<WorkbookRevision> {
  const key = { financialRecordId, revisionNumber };
  const revision = await tenant.tx((db) => findWorkbookRevision(db, key));
  if (!revision) throw new Error(`There is no revision ${revisionNumber}`);
  return revision;
}

/** Statements first. */
const keysOf = ({ workbooks }: WorkbookRevision) =>
  workbooks.map(({ storageKey }) => storageKey ?? "");

const outcomesOf = (proof: WorkbookRevision["proof"]) =>
  proof?.files?.map(({ outcome }) => outcome);

async function keysIn({ services }: WorkerFixtures["world"], tenantId: string) {
  const keys: string[] = [];
  for await (const { key } of services.storage.list(tenantId)) keys.push(key);
  return keys.toSorted();
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
