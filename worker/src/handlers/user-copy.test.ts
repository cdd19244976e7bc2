import { randomUUID } from "node:crypto";
import type { WorkbookVariant } from "@tieout/core/import/records-read";
import { somebodyWaits } from "@tieout/server/database/testing/somebody-waits";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { hashOf } from "@tieout/server/sealing/secrets";
import { saveFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { saveWorkbook } from "@tieout/services/financial-records/workbook";
import {
  createWorkbookRevision,
  finishWorkbookRevision,
} from "@tieout/services/financial-records/workbook-revision";
import { beginFileDeletion } from "@tieout/services/retention/deletion";
import { saveAutoDeleteAt, saveWarned } from "@tieout/services/retention/kept";
import { insertImport, someInputs } from "@tieout/services/testing/builders";
import { aRecord } from "@tieout/services/testing/insert-history";
import {
  findUserCopy,
  findUserCopyBySecret,
  saveUserCopy,
} from "@tieout/services/user-copies/user-copy";
import { describe, expect } from "vitest";
import { allDone } from "../testing/queue.ts";
import { test } from "../testing/test.ts";
import type { World } from "../testing/world.ts";
import { finishCopy } from "./build-user-copy.ts";

describe("a copy of what a borrower shared", () => {
  test("is an archive of what the lender received first, and its mail leads to it (D-12, D-45)", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const id = await asked(world, tenant, ["financial-statements", "general-ledger"]);
    const runner = await work();
    await allDone(queue, tenant.id);

    const [mail] = world.mails.filter(({ to }) => to === `${id}@tidewater.com`);
    const secret = /downloadusercopy\?[^\s#]+#([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
    const copy = await tenant.tx((db) => findUserCopyBySecret(db, hashOf(secret)));
    expect(runner.faults).toEqual([]);
    expect(mail?.subject).toBe("Your copy is ready");
    expect(mail?.text).toContain("For 5 downloads");
    // The same secret opens the receipt.
    expect(mail?.text).toMatch(new RegExp(`/receipt\\?workspaceId=[^#]+#${secret}`));
    expect(mail?.html).toContain(">your receipt</a>");
    expect(copy).toMatchObject({ fileName: "Tidewater - customer copy.zip", downloadsLeft: 5 });
    const bytes = await world.services.storage.get(copy?.storageKey ?? "");
    expect(bytes.length).toBe(copy?.fileSize);
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    expect(bytes.toString("latin1")).toContain("general-ledger.xlsx");
    expect(copy?.storageKey).toMatch(new RegExp(`/documents/${copy?.submissionId}/`));
  });

  test("is the workbook itself where there is one, and goes when its time is over", async ({
    world,
    tenant,
    queue,
    work,
  }) => {
    const id = await asked(world, tenant, ["financial-statements"]);
    const runner = await work();
    await allDone(queue, tenant.id);
    const made = await tenant.tx((db) => db("userCopies").where({ id }).first());
    const before = await world.services.storage.get(made.storageKey);

    await tenant.tx((db) => enqueue(db, "delete-user-copy", { userCopyId: id }));
    await allDone(queue, tenant.id);

    expect([made.fileName, before.toString()]).toEqual([
      "Tidewater - customer copy.xlsx",
      "financial-statements",
    ]);
    expect(await world.services.storage.exists(made.storageKey)).toBe(false);
    expect(runner.faults).toEqual([]);
  });

  test("isn't finished while its collection's files go", async ({ pool, world, tenant }) => {
    const id = await asked(world, tenant, ["financial-statements"]);
    const copy = await tenant.tx((db) => findUserCopy(db, id));
    if (!copy) throw new Error("It was just asked for");
    const stored = { storageKey: "copy.xlsx", kind: "xlsx", bytes: 1, now: builtAt } as const;

    const { finished } = await tenant.tx(async (db) => {
      const { submissionId } = copy;
      await db("imports").update({ outcome: "Success", finishedAt: builtAt });
      await saveAutoDeleteAt(db, submissionId, builtAt);
      await saveWarned(db, submissionId, { autoDeleteAt: builtAt, now: builtAt });
      await beginFileDeletion(db, submissionId, builtAt);
      const { sealer } = world.services;
      const finishing = tenant.tx((other) => finishCopy(other, sealer, copy, stored));
      await somebodyWaits(pool);
      return { finished: finishing };
    });

    expect(await finished).toBe(false);
    expect(await tenant.tx((db) => db("mailDeliveries"))).toEqual([]);
  });

  test("of nothing is none, and nobody is written to", async ({ world, tenant, queue, work }) => {
    const id = await asked(world, tenant, []);
    const runner = await work();
    await allDone(queue, tenant.id);

    expect((await tenant.tx((db) => findUserCopy(db, id)))?.state).toBe("Failed");
    expect(world.mails.filter(({ to }) => to === `${id}@tidewater.com`)).toEqual([]);
    expect(runner.faults).toEqual([]);
  });
});

test("a workspace that nobody stood behind goes after a week, and one that was confirmed stays (S-G4)", async ({
  tenant,
  queue,
  work,
}) => {
  const [nobodys, somebodys] = [randomUUID(), randomUUID()];
  await tenant.tx(async (db) => {
    for (const id of [nobodys, somebodys]) {
      await db("workspaces").insert({
        tenantId: db.tenantId,
        id,
        displayName: "Harbor Fuel",
        source: "anonymous",
        lastActivityAt: builtAt,
        confirmedAt: id === somebodys ? builtAt : null,
      });
      await enqueue(db, "drop-unconfirmed-workspace", { workspaceId: id });
    }
  });

  const runner = await work();
  await allDone(queue, tenant.id);

  expect(await tenant.tx((db) => db("workspaces").pluck("id"))).toEqual([somebodys]);
  expect(await tenant.tx((db) => db("auditEvents").select("action", "workspaceId"))).toEqual([
    { action: "unconfirmed-workspace-dropped", workspaceId: nobodys },
  ]);
  expect(runner.faults).toEqual([]);
});

async function asked(
  { services: { storage } }: World,
  tenant: HostedTenant,
  variants: readonly WorkbookVariant[],
): Promise<string> {
  const id = randomUUID();
  const built = await tenant.tx(insertCreated);
  const { submissionId, financialRecordId, linkSessionId } = built;
  const keyOf = (variantId: string) => `${tenant.id}/workbooks/${financialRecordId}/${variantId}`;
  for (const variantId of variants) await storage.put(keyOf(variantId), Buffer.from(variantId));
  await tenant.tx(async (db) => {
    const basis = "accrual" as const;
    const workbooks = variants.map((variantId) => ({
      variantId,
      basis,
      kind: variantId,
      tags: [],
    }));
    const inputs = someInputs();
    const revision = { financialRecordId, inputs, workbooks, now: builtAt };
    const revisionNumber = variants.length > 0 ? await createWorkbookRevision(db, revision) : 0;
    for (const variantId of variants) {
      const storageKey = keyOf(variantId);
      await saveWorkbook(
        db,
        { financialRecordId, revisionNumber, variantId, basis },
        {
          outcome: "Success",
          fileName: `${variantId}.xlsx`,
          fileSize: variantId.length,
          partsSha256: Buffer.alloc(32, 1),
          fileSha256: Buffer.alloc(32, 2),
          contentSha256: Buffer.alloc(32, 3),
          storageKey,
        },
      );
    }
    if (revisionNumber > 0) {
      await finishWorkbookRevision(db, { financialRecordId, revisionNumber }, builtAt);
    }
    await saveUserCopy(db, {
      id,
      submissionId,
      financialRecordId,
      linkSessionId,
      now: builtAt,
      address: `${id}@tidewater.com`,
      language: "en",
    });
    await enqueue(db, "build-user-copy", { userCopyId: id });
  });
  return id;
}

async function insertCreated(db: Tx) {
  const built = await insertImport(db);
  const { financialRecordId } = built;
  await db("financialRecords")
    .where({ id: financialRecordId })
    .update({ datasetName: "Tidewater" });
  await saveFinancialRecord(db, { ...aRecord, financialRecordId });
  return built;
}
