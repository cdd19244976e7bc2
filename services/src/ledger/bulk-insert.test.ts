import { newTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import type { Tx } from "@tieout/server/database/with-tenant";
import { describe, expect } from "vitest";
import { insertImport } from "../testing/builders.ts";
import { insertText } from "./bulk-insert.ts";

describe("insertText", () => {
  test("puts several chunks in, with what is the same in every row", async ({ tenant }) => {
    const found = await tenant.tx(async (db) => {
      const target = await partiesOf(db);
      const inserted = await insertText(db, target, pages(120_000));
      const rows = await db("parties").count("* as rows").countDistinct("id as ids").first();
      return { inserted, ...rows };
    });

    expect(found).toEqual({ inserted: 120_000, rows: 120_000, ids: 120_000 });
  });

  test("leaves nothing where the rows end in a fault, and the connection works on", async ({
    tenant,
  }) => {
    async function* broken() {
      yield* pages(60_000);
      throw new Error("The spool is gone");
    }

    const inserting = tenant.tx(async (db) => insertText(db, await partiesOf(db), broken()));

    await expect(inserting).rejects.toThrow("The spool is gone");
    expect(await tenant.tx((db) => db("parties").select())).toEqual([]);
  });

  test("says what PostgreSQL refused while later rows were prepared", async ({ tenant }) => {
    const twice = [...pages(50_001), ...pages(200_000)];

    const inserting = tenant.tx(async (db) => insertText(db, await partiesOf(db), twice));

    await expect(inserting).rejects.toThrow("duplicate key value");
    expect(await tenant.tx((db) => db("parties").select())).toEqual([]);
  });

  test("can't write another tenant's rows", async ({ pool, tenant }) => {
    const stranger = await newTenant(pool);

    const inserting = tenant.tx(async (db) => {
      const target = await partiesOf(db);
      const posing: Tx = Object.assign(db, { tenantId: stranger.id });
      await insertText(posing, target, pages(1));
    });

    await expect(inserting).rejects.toThrow("row-level security");
  });
});

async function partiesOf(db: Tx) {
  const { financialRecordId } = await insertImport(db);
  return {
    table: "parties",
    columns: ["id", "kind", "name"],
    constants: [{ column: "financial_record_id", type: "uuid", value: financialRecordId }],
  } as const;
}

function pages(count: number): string[][] {
  return Array.from({ length: Math.ceil(count / 1_000) }, (_, page) =>
    Array.from(
      { length: Math.min(1_000, count - page * 1_000) },
      (_, i) => `p${page * 1_000 + i}\tcustomer\tParty\n`,
    ),
  );
}
