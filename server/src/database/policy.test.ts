import type { Knex } from "knex";
import { describe, expect } from "vitest";
import { newTenant, type TestTenant } from "./testing/tenant.ts";
import { test } from "./testing/test-database.ts";
import { withTenant } from "./with-tenant.ts";

describe("each policy", () => {
  // One test, as no tenant can be created once the tables lost their constraints and triggers.
  test("alone refuses a row for another tenant, and hides a tenant's rows: taken away, they are seen", async ({
    owner,
    pool,
    tenant,
  }) => {
    const stranger = await newTenant(pool);
    const tables = await guardedTables(owner);
    const refusals = new Set<string>();
    const survivors: string[] = [];

    for (const table of tables) {
      await takeConstraintsOff(owner, table);
      await owner.raw(`alter table ${table} disable trigger user`);
      refusals.add(await refusalOf(stranger, table, tenant));
      await withTenant(owner, tenant.id, (db) => db(table).insert({ tenantId: tenant.id }));
      if (await sees(stranger, table, tenant)) survivors.push(`${table} leaks`);

      await owner.raw(`alter table ${table} disable row level security`);
      if (!(await sees(stranger, table, tenant))) survivors.push(`${table} hides by itself`);
      await owner.raw(`alter table ${table} enable row level security`);
    }

    expect([...refusals]).toEqual(['new row violates row-level security policy for table "…"']);
    expect(survivors).toEqual([]);
    expect(tables.length).toBeGreaterThan(50);
  });
});

async function refusalOf(stranger: TestTenant, table: string, { id }: TestTenant): Promise<string> {
  return stranger
    .tx((db) => db(table).insert({ tenantId: id }))
    .then(
      () => `${table} took it`,
      ({ message }: Error) => message.replace(/^.* - /, "").replace(table, "…"),
    );
}

async function sees(stranger: TestTenant, table: string, { id }: TestTenant): Promise<boolean> {
  const row = await stranger.tx((db) => db(table).where({ tenantId: id }).first("tenantId"));
  return row !== undefined;
}

async function guardedTables(owner: Knex): Promise<string[]> {
  const { rows } = await owner.raw(
    `select relname from pg_class where relnamespace = 'public'::regnamespace
       and relkind = 'r' and relforcerowsecurity order by relname`,
  );
  return rows.map(({ relname }: { relname: string }) => relname);
}

/** So that a row with only its tenant fits; this file has its own database. */
async function takeConstraintsOff(owner: Knex, table: string): Promise<void> {
  await owner.raw(`
    do $$ declare name text; begin
      for name in
        select conname from pg_constraint
        where conrelid = '${table}'::regclass and not (contype = 'n' and exists (
          select from pg_attribute
          where attrelid = conrelid and attnum = conkey[1] and attidentity <> ''
        ))
        order by contype = 'n'
      loop
        execute format('alter table ${table} drop constraint if exists %I cascade', name);
      end loop;
    end $$`);
}
