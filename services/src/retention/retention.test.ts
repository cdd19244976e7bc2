import {
  findRetentionPolicy,
  saveRetentionPolicy,
} from "@tieout/server/database/tenant/retention-policy";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import { succeedImport, takeImportLease } from "../imports/run.ts";
import { insertImport, insertSubmission } from "../testing/builders.ts";
import { deleteWorkspace } from "../workspaces/workspace.ts";
import { beginFileDeletion, listSpentConnectionIds, recordTables } from "./deletion.ts";
import {
  isAnythingKept,
  listDueCollections,
  listToWarnOf,
  saveAutoDeleteAt,
  saveLegalHold,
  saveWarned,
} from "./kept.ts";

/** Tables that outlive a record: a receipt says when the figures were deleted (ADR 20). */
const outlivingTables = ["receipts"] as const;

const later = (days: number) => new Date(builtAt.getTime() + days * 86_400_000);

describe("a retention policy", () => {
  test("is the tenant's own, and the last one that was chosen", async ({ tenant }) => {
    await tenant.tx((db) => saveRetentionPolicy(db, { count: 18, unit: "months" }, builtAt));

    expect(await tenant.tx(findRetentionPolicy)).toEqual({ count: 18, unit: "months" });
  });
});

describe("a collection whose time is over", () => {
  test("is told of once, and due when people were told", async ({ tenant }) => {
    const { submissionId, importId } = await tenant.tx((db) => insertImport(db));
    const toWarnOf = () => tenant.tx((db) => listToWarnOf(db, later(7), 10));
    const due = (days: number) =>
      tenant.tx((db) => listDueCollections(db, { now: later(days), limit: 10 }));
    await tenant.tx((db) => saveAutoDeleteAt(db, submissionId, later(7)));

    const whileItRuns = await toWarnOf();
    await tenant.tx(async (db) => {
      const lease = await takeImportLease(db, importId, builtAt);
      if (lease) await succeedImport(db, lease, builtAt);
    });
    const found = await toWarnOf();
    const unwarned = await due(8);
    await tenant.tx((db) => saveWarned(db, submissionId, { autoDeleteAt: later(7), now: builtAt }));

    expect([whileItRuns, unwarned]).toEqual([[], []]);
    expect(found.map(({ id }) => id)).toEqual([submissionId]);
    expect(await toWarnOf()).toEqual([]);
    expect([await due(6), await due(7)]).toEqual([[], [submissionId]]);
  });

  test("stays where it's held, and where its workspace was deleted", async ({ tenant }) => {
    const { submissionId, workspaceId, userId } = await tenant.tx((db) => insertImport(db));
    await tenant.tx(async (db) => {
      await db("imports").update({ outcome: "Success", finishedAt: builtAt });
      await saveAutoDeleteAt(db, submissionId, builtAt);
      await saveWarned(db, submissionId, { autoDeleteAt: builtAt, now: builtAt });
    });
    const due = () => tenant.tx((db) => listDueCollections(db, { now: later(1), limit: 10 }));
    const hold = (legalHold: boolean) =>
      tenant.tx((db) =>
        saveLegalHold(db, submissionId, {
          legalHold,
          autoDeleteAt: builtAt,
          by: userId,
          now: builtAt,
        }),
      );

    const before = await due();
    await hold(true);
    const held = await due();
    const begun = await tenant.tx((db) => beginFileDeletion(db, submissionId, later(1)));
    await hold(false);
    await tenant.tx((db) => deleteWorkspace(db, workspaceId, { deletedBy: userId, now: builtAt }));

    expect([before, held, begun]).toEqual([[submissionId], [], undefined]);
    expect(await due()).toEqual([]);
    expect(await tenant.tx(isAnythingKept)).toBe(true);
  });

  test("is found again by who goes on deleting it, with the day on which it began", async ({
    tenant,
  }) => {
    const { submissionId } = await tenant.tx((db) => insertImport(db));
    await tenant.tx(async (db) => {
      await db("imports").update({ outcome: "Success", finishedAt: builtAt });
      await saveAutoDeleteAt(db, submissionId, builtAt);
      await saveWarned(db, submissionId, { autoDeleteAt: builtAt, now: builtAt });
    });
    const begin = (days: number) =>
      tenant.tx((db) => beginFileDeletion(db, submissionId, later(days)));

    const [early, first, second] = [await begin(-1), await begin(1), await begin(2)];

    expect(early).toBeUndefined();
    expect(first).toMatchObject({ deletedAt: later(1) });
    expect(second).toEqual(first);
  });

  test("leaves connections to be given back that nothing is collected over", async ({ tenant }) => {
    const built = await tenant.tx((db) => insertImport(db));
    const { submissionId, connectionId } = built;
    await tenant.tx(async (db) => {
      await db("imports").update({ outcome: "Success", finishedAt: builtAt });
      await saveAutoDeleteAt(db, submissionId, builtAt);
      await saveWarned(db, submissionId, { autoDeleteAt: builtAt, now: builtAt });
      await beginFileDeletion(db, submissionId, later(1));
    });
    const spent = () => tenant.tx((db) => listSpentConnectionIds(db, submissionId));

    const before = await spent();
    await tenant.tx(async (db) => {
      const other = await insertSubmission(db, built);
      await insertImport(db, { ...other, connectionId });
    });

    expect([before, await spent()]).toEqual([[connectionId], []]);
  });

  test("leaves no table out: whatever hangs on a record goes, or is said to stay", async ({
    owner,
  }) => {
    const { rows } = await owner.raw(
      `select distinct child.relname as name
       from pg_constraint reference
       join pg_class child on child.oid = reference.conrelid
       where reference.contype = 'f' and reference.confdeltype = 'c'
         and reference.confrelid = 'public.financial_records'::regclass`,
    );
    const listed = [...recordTables, ...outlivingTables].map((table) =>
      table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    );

    expect(rows.map(({ name }: { name: string }) => name).toSorted()).toEqual(listed.toSorted());
  });
});
