import { createHash } from "node:crypto";
import { writerVersion } from "@tieout/core/workbook/workbook";
import { findUserCopy } from "@tieout/services/user-copies/user-copy";
import { unzipSync } from "fflate";
import { describe, expect } from "vitest";
import { saveCaption, saveEntry } from "../testing/edited-spread.ts";
import { outcomesOf, test } from "../testing/rebuilt-books.ts";
import { askForCopy, keysOf, requestRevision, revisionOf } from "../testing/workbook-revisions.ts";
import type { World } from "../testing/world.ts";

describe("a revision that is rebuilt", () => {
  test("is equal byte for byte, also after a later version was saved and built", async ({
    world,
    tenant,
    books: { begun, prove, runAll },
  }) => {
    await tenant.tx((db) => saveCaption(db, begun, "Our assets"));
    await requestRevision(begun);
    await runAll();
    await tenant.tx((db) => saveCaption(db, begun, "Their assets"));
    await requestRevision(begun);
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
    await requestRevision(begun);
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

async function keysIn({ services }: World, tenantId: string) {
  const keys: string[] = [];
  for await (const { key } of services.storage.list(tenantId)) keys.push(key);
  return keys.toSorted();
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
