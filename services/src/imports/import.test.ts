import { randomUUID } from "node:crypto";
import { recordsRead } from "@tieout/core/import/records-read";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import { findFinancialRecordStatus } from "../financial-records/financial-record.ts";
import { findSubmission, searchSubmissions } from "../submissions/submission.ts";
import { aRequest, insertImport, insertSubmission } from "../testing/builders.ts";
import {
  findFailedSubmissionId,
  findImport,
  findImportOfRecord,
  listImportsForPortal,
} from "./import.ts";
import {
  failImport,
  findImportRequest,
  holdImportLease,
  type ImportLease,
  listImportSteps,
  saveStep,
  succeedImport,
  takeImportLease,
} from "./run.ts";

const after = (seconds: number) => new Date(builtAt.getTime() + seconds * 1_000);
const taken = (lease: ImportLease | undefined): ImportLease => {
  if (!lease) throw new Error("The lease should be free");
  return lease;
};

describe("an import", () => {
  test("starts Pending, with its steps waiting, and the submission points to it", async ({
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const { workspaceId, submissionId, importId, financialRecordId } = built;

    const [started, byRecord, submission, stored] = await tenant.tx(async (db) => [
      await findImport(db, importId),
      await findImportOfRecord(db, { workspaceId, financialRecordId }),
      await findSubmission(db, { workspaceId, id: submissionId }),
      await findImportRequest(db, submissionId),
    ]);

    expect(started).toMatchObject({
      id: importId,
      attempt: 1,
      outcome: "Pending",
      errorCode: "None",
      today: "2026-03-15",
      steps: recordsRead(aRequest).steps.map((step) => ({ step, state: "waiting", done: 0 })),
      request: { id: built.submissionRequestId, ...aRequest },
    });
    expect(byRecord).toEqual(started);
    expect(submission).toMatchObject({
      financialRecordId,
      financialRecordStatus: "Pending",
      datasetName: "Tidewater",
      workbookRevisions: 0,
    });
    expect(stored).toEqual({ connectionId: built.connectionId, request: started?.request });
  });

  test("is answered instead of a second one on its connection", async ({ tenant }) => {
    const built = await tenant.tx((db) => insertImport(db));

    const second = await tenant.tx((db) => insertImport(db, built));

    expect(second).toMatchObject({ result: "running", importId: built.importId });
    expect(await tenant.tx((db) => db("imports"))).toHaveLength(1);
  });

  test("is one also when fifty start at the same moment", async ({ tenant }) => {
    const built = await tenant.tx((db) => insertSubmission(db));

    const results = await Promise.all(
      Array.from({ length: 50 }, () => tenant.tx((db) => insertImport(db, built))),
    );

    expect(results.filter(({ result }) => result === "started")).toHaveLength(1);
    expect(new Set(results.map(({ importId }) => importId)).size).toBe(1);
  });

  test("belongs to the run that took it last", async ({ tenant }) => {
    const { importId } = await tenant.tx((db) => insertImport(db));
    const first = taken(await tenant.tx((db) => takeImportLease(db, importId, after(1))));
    const second = taken(await tenant.tx((db) => takeImportLease(db, importId, after(2))));

    const zombie = tenant.tx(async (db) => {
      await holdImportLease(db, first);
      await succeedImport(db, first, after(3));
    });

    await expect(zombie).rejects.toThrow("another run's");
    await tenant.tx((db) => holdImportLease(db, second));
    expect(await tenant.tx((db) => findImport(db, importId))).toMatchObject({ outcome: "Pending" });
  });

  test("goes on where it was: cursor, parts and counts", async ({ tenant }) => {
    const { importId } = await tenant.tx((db) => insertImport(db));
    const lease = taken(await tenant.tx((db) => takeImportLease(db, importId, builtAt)));

    await tenant.tx(async (db) => {
      await saveStep(db, lease, { step: "company", state: "done", done: 1, now: after(1) });
      const cursor = { page: [2, "b"] };
      const change = { state: "running", done: 5_000, expected: 9_000, parts: 1, cursor } as const;
      await saveStep(db, lease, { step: "accounts", ...change, now: after(2) });
    });

    const [company, accounts, ...rest] = await tenant.tx((db) => listImportSteps(db, importId));
    expect(company).toEqual({ step: "company", state: "done", done: 1, parts: 0, complete: true });
    expect(accounts).toEqual({
      step: "accounts",
      state: "running",
      done: 5_000,
      expected: 9_000,
      parts: 1,
      complete: false,
      cursor: { page: [2, "b"] },
    });
    expect(rest.every(({ state }) => state === "waiting")).toBe(true);
  });

  test("ends badly with its record and step, and can be tried again", async ({ tenant }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const { importId, workspaceId, financialRecordId, submissionId } = built;
    const lease = taken(await tenant.tx((db) => takeImportLease(db, importId, builtAt)));

    await tenant.tx(async (db) => {
      await saveStep(db, lease, { step: "company", state: "running", now: after(1) });
      await failImport(db, lease, {
        errorCode: "InsufficientUserPermissions",
        reason: { code: "package-not-permitted", values: { package: "DEX" } },
        now: after(2),
      });
    });
    const again = await tenant.tx((db) => insertImport(db, built));

    const failed = await tenant.tx((db) => findImport(db, importId));
    expect(failed).toMatchObject({ outcome: "Error", finishedAt: after(2) });
    expect(failed?.steps[0]).toMatchObject({ state: "failed" });
    const key = { workspaceId, id: financialRecordId };
    expect(await tenant.tx((db) => findFinancialRecordStatus(db, key))).toBe("ImportError");
    expect(again).toMatchObject({ result: "started" });
    expect(await tenant.tx((db) => findImport(db, again.importId))).toMatchObject({ attempt: 2 });
    // A restart removes the submission from those that need a person.
    expect(
      await tenant.tx((db) => findSubmission(db, { workspaceId, id: submissionId })),
    ).toMatchObject({ portalStatus: "Normal", financialRecordStatus: "Pending" });
    expect(await tenant.tx((db) => takeImportLease(db, importId, after(3)))).toBeUndefined();
  });

  test("is the last of its connection by its id, where others began in the same instant", async ({
    tenant,
  }) => {
    const built = await tenant.tx((db) => insertSubmission(db));
    const ids = await tenant.tx(async (db) => {
      const begun: string[] = [];
      for (let count = 0; count < 8; count += 1) {
        begun.push((await insertImport(db, built)).importId);
        await db("imports").update({ outcome: "Success", finishedAt: builtAt });
      }
      return begun.toSorted();
    });
    const last = ids.at(-1);
    const failed = { outcome: "Error", errorCode: "InternalError" };
    const succeeded = { outcome: "Success", errorCode: "None" };
    const findFailed = () => tenant.tx((db) => findFailedSubmissionId(db, built.connectionId));

    await tenant.tx((db) => db("imports").where({ id: last }).update(failed));
    expect(await findFailed()).toBe(built.submissionId);
    await tenant.tx((db) => db("imports").where({ id: last }).update(succeeded));
    await tenant.tx((db) => db("imports").whereNot({ id: last }).update(failed));
    expect(await findFailed()).toBeUndefined();
  });

  test("is listed while it runs, and for a while after", async ({ tenant }) => {
    const { importId, userId } = await tenant.tx((db) => insertImport(db));
    const lease = taken(await tenant.tx((db) => takeImportLease(db, importId, builtAt)));
    const list = (since?: Date, who = userId) =>
      tenant.tx((db) =>
        listImportsForPortal(db, { userId: who, atMost: 9, ...(since && { since }) }),
      );

    const running = await list();
    await tenant.tx((db) => succeedImport(db, lease, after(60)));
    const [ended, recent, stranger] = [
      await list(),
      await list(after(60)),
      await list(after(0), randomUUID()),
    ];

    expect(running).toMatchObject([{ id: importId, isMember: true, mode: "shareable" }]);
    expect(ended).toEqual([]);
    expect(recent).toMatchObject([{ outcome: "Success" }]);
    expect(stranger).toMatchObject([{ isMember: false }]);
  });

  test("that runs is listed however many have ended since it began", async ({ tenant }) => {
    const running = await tenant.tx((db) => insertImport(db));
    const ended = await tenant.tx((db) => insertImport(db));
    await tenant.tx((db) =>
      db("imports")
        .where({ id: ended.importId })
        .update({ createdAt: after(1) }),
    );
    const lease = taken(await tenant.tx((db) => takeImportLease(db, ended.importId, after(1))));
    await tenant.tx((db) => succeedImport(db, lease, after(2)));
    const { userId } = running;
    const list = (atMost: number) =>
      tenant.tx(async (db) =>
        (await listImportsForPortal(db, { userId, since: builtAt, atMost })).map(({ id }) => id),
      );

    expect(await list(2)).toEqual([running.importId, ended.importId]);
    expect(await list(1)).toEqual([running.importId]);
  });

  test("that was tried again takes no place in the list", async ({ tenant }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const { importId, userId } = built;
    const lease = taken(await tenant.tx((db) => takeImportLease(db, importId, builtAt)));
    const failure = {
      errorCode: "DatasourceUnresponsive",
      reason: { code: "package-silent", values: { package: "DEX" } },
    } as const;
    await tenant.tx((db) => failImport(db, lease, { ...failure, now: after(1) }));
    const again = await tenant.tx((db) => insertImport(db, built));
    const lastLease = taken(await tenant.tx((db) => takeImportLease(db, again.importId, after(2))));
    await tenant.tx((db) => failImport(db, lastLease, { ...failure, now: after(3) }));
    // The first started later by another process's clock.
    await tenant.tx((db) =>
      db("imports")
        .where({ id: importId })
        .update({ createdAt: after(9) }),
    );

    const listed = await tenant.tx((db) =>
      listImportsForPortal(db, { userId, since: builtAt, atMost: 1 }),
    );

    expect(listed.map(({ id }) => id)).toEqual([again.importId]);
  });
});

describe("history", () => {
  test("is narrowed by day, workspace, status and member", async ({ tenant }) => {
    const first = await tenant.tx((db) => insertImport(db));
    const second = await tenant.tx((db) => insertSubmission(db));
    const search = (over: Parameters<typeof searchSubmissions>[1]) =>
      tenant.tx(async (db) => (await searchSubmissions(db, over)).map(({ id }) => id).sort());

    expect(await search({})).toEqual([first.submissionId, second.submissionId].sort());
    expect(await search({ workspaceId: second.workspaceId })).toEqual([second.submissionId]);
    expect(await search({ memberId: first.userId })).toEqual([first.submissionId]);
    expect(await search({ to: builtAt })).toEqual([]);
    expect(await search({ portalStatus: "ConnectionPendingUserIntervention" })).toEqual([]);
  });
});
