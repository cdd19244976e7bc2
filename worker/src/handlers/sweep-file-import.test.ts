import { randomBytes, randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import { somebodyWaits } from "@tieout/server/database/testing/somebody-waits";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { markFileImportSent, saveFileImport } from "@tieout/services/file-imports/file-import";
import { insertImport } from "@tieout/services/testing/builders";
import { expect } from "vitest";
import { test } from "../testing/test.ts";
import { sweepFileImport } from "./stored-files.ts";

test("a books file that is sent in the instant in which its day ends, stays", async ({
  pool,
  tenant,
  world,
}) => {
  const { storage } = world.services;
  const built = await tenant.tx((db) => insertImport(db));
  const { workspaceId, userId } = built;
  const id = randomUUID();
  const storageKey = `${tenant.id}/books/${workspaceId}/${id}`;
  await storage.put(storageKey, Buffer.from("books"));
  await tenant.tx((db) =>
    saveFileImport(db, {
      id,
      workspaceId,
      storageKey,
      fileName: "books.csv",
      fileSize: 5,
      sniffedType: "csv",
      sha256: randomBytes(32),
      uploadedBy: { userId },
      now: builtAt,
      today: "2026-03-15" as Day,
    }),
  );
  const run = {
    tenantId: tenant.id,
    tx: tenant.tx,
    longTx: () => Promise.reject(new Error("Nothing here takes long")),
    attempt: 1,
    lastAttempt: false,
    stopping: undefined,
  };

  const { swept } = await tenant.tx(async (db) => {
    const { connectionId, submissionId, financialRecordId } = built;
    const sent = { connectionId, submissionId, financialRecordId };
    await markFileImportSent(db, id, {
      ...sent,
      differenceAccepted: false,
      periodAccepted: false,
      now: builtAt,
    });
    const sweeping = sweepFileImport({ fileImportId: id, storageKey }, run, world.services);
    await somebodyWaits(pool);
    return { swept: sweeping };
  });
  await swept;

  expect(await storage.exists(storageKey)).toBe(true);
  expect(await tenant.tx((db) => db("fileImports").pluck("state"))).toEqual(["sent"]);
});
