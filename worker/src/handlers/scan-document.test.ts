import { randomBytes, randomUUID } from "node:crypto";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { listDocuments, markDelivered, saveDocument } from "@tieout/services/documents/document";
import { insertSubmission } from "@tieout/services/testing/builders";
import { expect } from "vitest";
import { allDone } from "../testing/queue.ts";
import { test } from "../testing/test.ts";

test("documents are looked at, and those that nobody could look at say so", async ({
  world,
  tenant,
  queue,
  work,
}) => {
  const { storage } = world.services;
  const { workspaceId, submissionId, linkSessionId } = await tenant.tx((db) =>
    insertSubmission(db),
  );
  for (const content of ["clean", "infected", "odd"]) {
    const id = randomUUID();
    const storageKey = `${tenant.id}/documents/${submissionId}/${id}`;
    await storage.put(storageKey, Buffer.from(content));
    await tenant.tx(async (db) => {
      await saveDocument(db, {
        id,
        workspaceId,
        submissionId,
        submissionDocumentType: "Additional",
        storageKey,
        fileName: `${content}.txt`,
        fileSize: 5,
        sniffedType: "txt",
        now: builtAt,
        sha256: randomBytes(32),
        scanState: "scanning",
        uploadedBy: { linkSessionId },
      });
      await enqueue(db, "scan-document", { documentId: id }, { maxAttempts: 1 });
    });
  }

  await work({
    scan: async (file) => {
      const content = (await file.toArray()).join("");
      if (content === "odd") throw new Error("The scanner hung up");
      return content === "infected" ? "infected" : "clean";
    },
  });
  await allDone(queue, tenant.id);

  await tenant.tx((db) => markDelivered(db, { submissionId }, builtAt));
  const documents = await tenant.tx((db) => listDocuments(db, submissionId));
  const states = documents.map(({ fileName, scanState }) => [fileName, scanState]);
  expect(Object.fromEntries(states)).toEqual({
    "clean.txt": "clean",
    "infected.txt": "infected",
    "odd.txt": "not-scanned",
  });
});

test("what was stored for a document that never came to be goes", async ({
  world,
  tenant,
  queue,
  work,
}) => {
  const { storage } = world.services;
  const documentId = randomUUID();
  const storageKey = `${tenant.id}/documents/x/${documentId}`;
  await storage.put(storageKey, Buffer.from("half"));

  await tenant.tx((db) => enqueue(db, "sweep-upload", { documentId, storageKey }));
  await work();
  await allDone(queue, tenant.id);

  expect(await storage.exists(storageKey)).toBe(false);
});
