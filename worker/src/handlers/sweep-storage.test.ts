import { randomUUID } from "node:crypto";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Jobs } from "@tieout/server/jobs/jobs";
import { newSecret } from "@tieout/server/sealing/secrets";
import { saveDocument } from "@tieout/services/documents/document";
import { saveWorkbook } from "@tieout/services/financial-records/workbook";
import { createWorkbookRevision } from "@tieout/services/financial-records/workbook-revision";
import { updateTenantBrand } from "@tieout/services/tenants/settings";
import { type BuiltImport, insertImport, someInputs } from "@tieout/services/testing/builders";
import { insertSentFile } from "@tieout/services/testing/file-imports";
import { finishUserCopy } from "@tieout/services/user-copies/user-copy";
import { describe, expect } from "vitest";
import { allDone, queuedJobs } from "../testing/queue.ts";
import { test } from "../testing/test.ts";
import { sweepStorage } from "./daily-round.ts";

const day = 86_400_000;

describe("what lies in storage and no row tells of", () => {
  test("goes after two days, and everything that a row tells of stays", async ({
    tenant,
    world,
  }) => {
    const { storage } = world.services;
    const built = await tenant.tx((db) => insertImport(db));
    const { importId, submissionId, workspaceId } = built;
    const rows = await tenant.tx((db) => insertFiles(db, built));
    const gone = randomUUID();
    const kept = [
      `${tenant.id}/spool/${importId}/journal-lines/0`,
      `${tenant.id}/spool/${importId}/replies/0/0`,
      // Of an unknown kind.
      `${tenant.id}/statements/${gone}`,
      `${randomUUID()}/spool/${gone}/company/0`,
    ];
    const orphans = [
      `${tenant.id}/spool/${gone}/company/0`,
      `${tenant.id}/spool/${gone}/replies/3/0`,
      `${tenant.id}/documents/${submissionId}/${gone}`,
      `${tenant.id}/documents/${submissionId}/copy-${gone}.zip`,
      `${tenant.id}/books/${workspaceId}/${gone}`,
      `${tenant.id}/workbooks/${built.financialRecordId}/1/general-ledger-accrual.xlsx`,
      `${tenant.id}/workbooks/${gone}/1/general-ledger-accrual.xlsx`,
      `${tenant.id}/brand/logo-0123456789ab`,
    ];
    const all = [...kept, ...rows, ...orphans];
    for (const key of all) await storage.put(key, Buffer.from("x"));
    const run = { tx: tenant.tx, tenantId: tenant.id };
    const left = async () => {
      const found = await Promise.all(all.map((key) => storage.exists(key)));
      return all.filter((_, at) => found[at]);
    };

    const early = await sweepStorage(run, storage, new Date(Date.now() + day));
    const afterEarly = await left();
    const late = await sweepStorage(run, storage, new Date(Date.now() + 3 * day));

    expect([early, afterEarly]).toEqual([0, all]);
    expect(await left()).toEqual([...kept, ...rows]);
    expect(late).toBe(orphans.length);
  });

  test("of an import goes once it has ended for more than a week", async ({ tenant, world }) => {
    const { storage } = world.services;
    const { importId } = await tenant.tx((db) => insertImport(db));
    const key = `${tenant.id}/spool/${importId}/company/0`;
    await storage.put(key, Buffer.from("x"));
    const finishedAt = new Date();
    await tenant.tx((db) =>
      db("imports").update({ outcome: "Error", errorCode: "InternalError", finishedAt }),
    );
    const run = { tx: tenant.tx, tenantId: tenant.id };
    const sweptAfter = (days: number) =>
      sweepStorage(run, storage, new Date(finishedAt.getTime() + days * day));

    expect([await sweptAfter(7), await sweptAfter(9)]).toEqual([0, 1]);
  });

  test("is looked at a thousand at a time, however much there is", async ({ tenant }) => {
    const deleted: string[] = [];
    let transactions = 0;
    const storage = {
      async *list() {
        for (let at = 0; at < 2_500; at++) {
          yield { key: `${tenant.id}/spool/${randomUUID()}/company/0`, modifiedAt: new Date(0) };
        }
      },
      delete: async (key: string) => void deleted.push(key),
    };
    const tx: typeof tenant.tx = (work) => {
      transactions += 1;
      return tenant.tx(work);
    };

    const swept = await sweepStorage({ tx, tenantId: tenant.id }, storage, new Date());

    expect([swept, deleted.length, transactions]).toEqual([2_500, 2_500, 3]);
  });
});

test("a job that names what was purged ends well, whichever it is", async ({
  tenant,
  queue,
  work,
}) => {
  const id = randomUUID;
  const storageKey = `${tenant.id}/books/${id()}/${id()}`;
  const payloads: Jobs = {
    "import-financial-record": { importId: id() },
    "delete-spool": { importId: id() },
    "daily-round": {},
    "end-unconfirmed-consent": { workspaceId: id(), consentId: id() },
    "give-back-access": { workspaceId: id(), connectionId: id() },
    "tell-giver": { consentId: id(), about: { what: "updated", submissionId: id() } },
    "end-consents": { workspaceId: id() },
    "finish-withdrawal": { workspaceId: id(), submissionId: id(), requestId: "test" },
    "purge-workspace": { workspaceId: id() },
    "sweep-retention": {},
    "delete-collection-files": { submissionId: id() },
    "announce-documents": { submissionId: id() },
    "sweep-upload": { documentId: id(), storageKey },
    "scan-document": { documentId: id() },
    "drop-unconfirmed-workspace": { workspaceId: id() },
    "build-workbooks": { workspaceId: id(), financialRecordId: id(), revisionNumber: 1 },
    "prove-workbooks": { workspaceId: id(), financialRecordId: id(), revisionNumber: 1 },
    "build-user-copy": { userCopyId: id() },
    "delete-user-copy": { userCopyId: id() },
    "read-file": { fileImportId: id(), reading: 1 },
    "sweep-file-import": { fileImportId: id(), storageKey },
    "tell-web-connector-news": { webConnectorId: id() },
    "mail-outcome": { workspaceId: id(), submissionId: id() },
    "send-mail": { mailDeliveryId: id() },
  };
  await tenant.tx(async (db) => {
    for (const [name, payload] of Object.entries(payloads)) {
      await enqueue(db, name as "daily-round", payload as Jobs["daily-round"]);
    }
  });

  const runner = await work();
  await allDone(queue, tenant.id);

  expect(runner.faults).toEqual([]);
  expect((await queuedJobs(queue, tenant.id)).map(({ name }) => name)).toEqual(["daily-round"]);
});

async function insertFiles(db: Tx, built: BuiltImport): Promise<string[]> {
  const { tenantId } = db;
  const { submissionId, workspaceId, userId, financialRecordId } = built;
  await insertSentFile(db, { ...built, uploadedBy: { userId } });
  const [documentId, copyId] = [randomUUID(), randomUUID()];
  const folder = `${tenantId}/documents/${submissionId}`;
  await saveDocument(db, {
    id: documentId,
    workspaceId,
    submissionId,
    storageKey: `${folder}/${documentId}`,
    now: builtAt,
    submissionDocumentType: "Additional",
    fileName: "lease.txt",
    fileSize: 1,
    sniffedType: "txt",
    sha256: Buffer.alloc(32),
    scanState: "not-scanned",
    uploadedBy: { userId },
  });
  const planned = { variantId: "general-ledger", basis: "accrual" } as const;
  const workbooks = [{ ...planned, kind: "general-ledger", tags: [] }];
  const inputs = someInputs();
  const revision = { financialRecordId, inputs, workbooks, now: builtAt };
  const revisionNumber = await createWorkbookRevision(db, revision);
  const workbookKey = `${tenantId}/workbooks/${financialRecordId}/${revisionNumber}/kept.xlsx`;
  await saveWorkbook(
    db,
    { financialRecordId, revisionNumber, ...planned },
    {
      outcome: "Success",
      fileName: "kept.xlsx",
      fileSize: 1,
      partsSha256: Buffer.alloc(32),
      fileSha256: Buffer.alloc(32),
      contentSha256: Buffer.alloc(32),
      storageKey: workbookKey,
    },
  );
  await db("userCopies").insert({
    tenantId,
    id: copyId,
    submissionId,
    financialRecordId,
    address: "rosa@tidewater.com",
    language: "en",
    state: "Building",
    requestedAt: builtAt,
  });
  await finishUserCopy(db, copyId, {
    secretHash: newSecret().hash,
    fileName: "copy.zip",
    fileSize: 1,
    storageKey: `${folder}/copy-${copyId}.zip`,
    downloadsLeft: 5,
    now: builtAt,
    expiresAt: builtAt,
  });
  const logoStorageKey = `${tenantId}/brand/logo-kept`;
  await updateTenantBrand(db, { logoStorageKey, logoType: "image/png" });
  const [sent] = await db("fileImports").select("storageKey");
  return [
    sent.storageKey,
    `${folder}/${documentId}`,
    workbookKey,
    `${folder}/copy-${copyId}.zip`,
    logoStorageKey,
  ];
}
