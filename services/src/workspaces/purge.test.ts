import { randomUUID } from "node:crypto";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import { saveFinancialRecord } from "../financial-records/financial-record.ts";
import { saveMailDelivery } from "../mail/deliveries.ts";
import { insertImport, insertWorkspace } from "../testing/builders.ts";
import { aRecord } from "../testing/insert-history.ts";
import { findDoomedWorkspace, purgedTables, purgeWorkspace } from "./purge.ts";
import { deleteWorkspace } from "./workspace.ts";

describe("a purged workspace", () => {
  test("is found once it's deleted, and only from then on", async ({ tenant }) => {
    const { workspaceId, userId: deletedBy } = await tenant.tx((db) => insertImport(db));
    const find = (at: Date) => tenant.tx((db) => findDoomedWorkspace(db, workspaceId, at));
    const alive = await find(builtAt);

    await tenant.tx((db) => deleteWorkspace(db, workspaceId, { deletedBy, now: builtAt }));

    expect([alive, await find(new Date(builtAt.getTime() - 1))]).toEqual([undefined, undefined]);
    expect(await find(builtAt)).toMatchObject({
      deletedBy,
      deletedAt: builtAt,
      counts: { collections: 1, connections: 1 },
    });
  });

  test("counts no journal lines of a file of balances", async ({ tenant }) => {
    const find = () => tenant.tx((db) => findDoomedWorkspace(db, workspaceId, builtAt));
    const workspaceId = await tenant.tx(async (db) => {
      const built = await insertImport(db);
      await saveFinancialRecord(db, { ...aRecord, financialRecordId: built.financialRecordId });
      await deleteWorkspace(db, built.workspaceId, { deletedBy: built.userId, now: builtAt });
      return built.workspaceId;
    });
    const withEntries = await find();

    await tenant.tx((db) => db("financialRecords").update({ hasEntries: false }));

    expect(withEntries?.counts.journalLines).toBe(aRecord.counts.journalLines);
    expect((await find())?.counts.journalLines).toBe(0);
  });

  test("takes nothing of its neighbour with it", async ({ tenant }) => {
    const [own, other] = await tenant.tx(
      async (db) => [await insertImport(db), await insertImport(db)] as const,
    );

    await tenant.tx((db) => purgeWorkspace(db, own.workspaceId));

    await tenant.tx(async (db) => {
      expect(await db("workspaces").pluck("id")).toEqual([other.workspaceId]);
      expect(await db("imports").pluck("id")).toEqual([other.importId]);
      expect(await db("submissions").pluck("id")).toEqual([other.submissionId]);
    });
  });

  test("goes from mails that tell of several workspaces as well", async ({ tenant }) => {
    const [own, other] = await tenant.tx(
      async (db) => [await insertWorkspace(db), await insertWorkspace(db)] as const,
    );
    const [ofBoth, ofOther] = [randomUUID(), randomUUID()];
    const about = (...ids: string[]) => ({
      collections: ids.map((workspaceId) => ({ workspaceId, workspaceName: "Tidewater" })),
    });
    await tenant.tx(async (db) => {
      const mail = { kind: "files-about-to-be-deleted", language: "en", now: builtAt } as const;
      const toAddress = "dana@copperfield.test";
      const content = about(own, other);
      await saveMailDelivery(db, { ...mail, id: ofBoth, toAddress, content });
      await saveMailDelivery(db, { ...mail, id: ofOther, toAddress, content: about(other) });
    });

    await tenant.tx((db) => purgeWorkspace(db, own));

    expect(await tenant.tx((db) => db("mailDeliveries").pluck("id"))).toEqual([ofOther]);
  });

  test("leaves no table out: what doesn't go by itself is on the list", async ({ owner }) => {
    const { rows } = await owner.raw(
      `with recursive below (id) as (
         select 'public.workspaces'::regclass::oid
         union
         select conrelid from pg_constraint join below on confrelid = below.id
         where contype = 'f'
       )
       select distinct child.relname as name
       from pg_constraint reference
       join pg_class child on child.oid = reference.conrelid
       join below on below.id = reference.confrelid
       where reference.contype = 'f' and reference.confdeltype = 'a'`,
    );
    const listed = purgedTables.map((table) =>
      table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    );

    expect(rows.map(({ name }: { name: string }) => name).sort()).toEqual([...listed].sort());
  });
});
