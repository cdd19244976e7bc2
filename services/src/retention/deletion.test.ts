import { randomBytes, randomUUID } from "node:crypto";
import { somebodyWaits } from "@tieout/server/database/testing/somebody-waits";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import type { Tx } from "@tieout/server/database/with-tenant";
import { describe, expect } from "vitest";
import { saveSupportingFile } from "../file-imports/supporting-file.ts";
import { insertImport, insertSubmission } from "../testing/builders.ts";
import { insertSentFile } from "../testing/file-imports.ts";
import { beginFileDeletion } from "./deletion.ts";
import { findDeletionCertificate, saveDeletionCertificate } from "./deletion-certificate.ts";
import {
  isAnythingKept,
  listToWarnOf,
  listUnfinishedDeletions,
  lockCollectionAges,
  lockKeptCollection,
  saveAutoDeleteAt,
  saveWarned,
} from "./kept.ts";

describe("files that go in the same instant", () => {
  test("in which an import begins, stay", async ({ pool, tenant }) => {
    const built = await tenant.tx((db) => insertSubmission(db));
    const { submissionId } = built;
    await tenant.tx((db) => due(db, submissionId));

    const deletion = await tenant.tx(async (db) => {
      await insertImport(db, built);
      const begun = tenant.tx((other) => beginFileDeletion(other, submissionId, builtAt));
      await somebodyWaits(pool);
      return { begun };
    });

    expect(await deletion.begun).toBeUndefined();
    expect(await tenant.tx((db) => lockKeptCollection(db, submissionId))).toBeDefined();
  });

  test("in which another time is set, aren't said to be told of", async ({ pool, tenant }) => {
    const { submissionId } = await tenant.tx((db) => insertSubmission(db));
    const later = new Date("2033-03-15T03:00:00Z");
    await tenant.tx((db) => saveAutoDeleteAt(db, submissionId, builtAt));

    const round = await tenant.tx(async (db) => {
      await saveAutoDeleteAt(db, submissionId, later);
      const told = tenant.tx((other) => listToWarnOf(other, builtAt, 10));
      await somebodyWaits(pool);
      return { told };
    });

    expect(await round.told).toEqual([]);
  });
});

describe("a deletion that was given up half-way", () => {
  test("is found until it's certified, and keeps its tenant's rounds going", async ({ tenant }) => {
    const { workspaceId, submissionId } = await tenant.tx((db) => insertSubmission(db));
    await tenant.tx(async (db) => {
      await due(db, submissionId);
      await beginFileDeletion(db, submissionId, builtAt);
    });
    const standing = () =>
      tenant.tx(async (db) => [await listUnfinishedDeletions(db), await isAnythingKept(db)]);
    const before = await standing();

    await tenant.tx((db) =>
      saveDeletionCertificate(db, {
        workspaceId,
        submissionId,
        deletedAt: builtAt,
        purgedAt: builtAt,
        backupsUntil: builtAt,
        counts: {},
        files: [],
        consents: [],
      }),
    );

    expect(before).toEqual([[submissionId], true]);
    expect(await standing()).toEqual([[], false]);
    const key = { workspaceId, submissionId };
    expect(await tenant.tx((db) => findDeletionCertificate(db, key))).toBeDefined();
  });
});

describe("a file that books are read from", () => {
  test("is something to keep, whatever comes of the reading, and is certified as books", async ({
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const { submissionId, userId } = built;
    await tenant.tx(async (db) => {
      await insertSentFile(db, { ...built, uploadedBy: { userId } });
      await readingFailed(db);
    });

    const ages = await tenant.tx((db) => lockCollectionAges(db, { limit: 10 }));
    const doomed = await tenant.tx(async (db) => {
      await due(db, submissionId);
      return beginFileDeletion(db, submissionId, builtAt);
    });

    expect(ages).toEqual([{ id: submissionId, firstFileAt: builtAt, booksAt: null }]);
    expect(doomed?.files).toMatchObject([{ kind: "books", bytes: 10 }]);
    expect(doomed?.counts).toMatchObject({ documents: 0, workbooks: 0, books: 1 });
  });

  test("goes with the further files beside it, each with its own sum on the certificate", async ({
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const { submissionId, userId, workspaceId } = built;
    const openings = { sha256: randomBytes(32), storageKey: `${tenant.id}/books/openings` };
    const doomed = await tenant.tx(async (db) => {
      const fileImportId = await insertSentFile(db, { ...built, uploadedBy: { userId } });
      await saveSupportingFile(db, {
        ...{ id: randomUUID(), workspaceId, fileImportId, now: builtAt, role: "openings" },
        ...{ fileName: "openings.csv", fileSize: 7, sniffedType: "csv", ...openings },
      });
      await readingFailed(db);
      await due(db, submissionId);
      return beginFileDeletion(db, submissionId, builtAt);
    });

    expect(doomed?.storageKeys).toContain(openings.storageKey);
    expect(doomed?.files).toContainEqual({
      ...{ kind: "books", bytes: 7, sha256: openings.sha256.toString("hex") },
    });
    expect(doomed?.counts).toMatchObject({ books: 2 });
  });
});

async function readingFailed(db: Tx): Promise<void> {
  await db("imports").update({
    outcome: "Error",
    errorCode: "InternalError",
    finishedAt: builtAt,
  });
}

async function due(db: Tx, submissionId: string): Promise<void> {
  await saveAutoDeleteAt(db, submissionId, builtAt);
  await saveWarned(db, submissionId, { autoDeleteAt: builtAt, now: builtAt });
}
