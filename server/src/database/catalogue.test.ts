import { describe, expect } from "vitest";
import {
  appendOnlyTables,
  definerFunctions,
  globalTables,
  outlivesWorkspace,
} from "./testing/catalogue-exceptions.ts";
import { test } from "./testing/test-database.ts";

const policy =
  "(tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)";

describe("the catalogue", () => {
  test("has every table a tenant's: by each of its keys, and by a policy that binds all", async ({
    owner,
  }) => {
    const { rows } = await owner.raw(
      `select relname as table, relrowsecurity and relforcerowsecurity as forced,
         (select array_agg(pg_get_expr(polqual, polrelid)) from pg_policy where polrelid = t.oid)
           as policies,
         (select array_agg(distinct attname::text) from pg_attribute
          where attrelid = t.oid and attnum in (
            select indkey[0] from pg_index where indrelid = t.oid
            union select conkey[1] from pg_constraint where conrelid = t.oid and contype = 'f'
          )) as first
       from pg_class t
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and relname <> all (?) order by relname`,
      [Object.keys(globalTables)],
    );

    const tables = rows.map(({ table }: { table: string }) => table);
    expect(tables.length).toBeGreaterThan(50);
    expect(rows).toEqual(
      tables.map((table: string) => ({
        table,
        forced: true,
        policies: [policy],
        first: ["tenant_id"],
      })),
    );
  });

  test("joins tables by keys that hold the tenant on both sides", async ({ owner }) => {
    const { rows } = await owner.raw(
      `select conname from pg_constraint
       where contype = 'f' and connamespace = 'public'::regnamespace
         and conrelid <> all ('{tenant_hosts,tenant_aliases}'::regclass[])
         and (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[1])
           <> 'tenant_id'`,
    );

    expect(rows).toEqual([]);
  });

  test("takes no row of a deleted workspace, but where that stands on a list", async ({
    owner,
  }) => {
    const { rows } = await owner.raw(
      `select distinct attrelid::regclass::text as table, exists (
         select from pg_trigger where tgrelid = attrelid and tgenabled = 'O'
           and tgfoid = 'in_living_workspace'::regproc
       ) as guarded
       from pg_attribute join pg_class t on t.oid = attrelid
       where attname = 'workspace_id' and relkind in ('r', 'p')
         and relnamespace = 'public'::regnamespace order by 1`,
    );

    const tables = rows.map(({ table }: { table: string }) => table);
    expect(rows).toEqual(
      tables.map((table: string) => ({ table, guarded: !(table in outlivesWorkspace) })),
    );
  });

  test("lets app read and write rows, and nothing else", async ({ owner }) => {
    const { rows } = await owner.raw(
      `select c.relname as table, array_agg(lower(privilege_type) order by privilege_type) as may
       from pg_class c, aclexplode(c.relacl) where grantee = 'app'::regrole
         and relnamespace = 'public'::regnamespace and relkind in ('r', 'p') group by c.relname`,
    );
    const may = new Map(rows.map((row: { table: string; may: string[] }) => [row.table, row.may]));

    for (const table of appendOnlyTables) expect(may.get(table)).toEqual(["insert", "select"]);
    for (const table of [...appendOnlyTables, ...Object.keys(globalTables)]) may.delete(table);
    expect(new Set([...may.values()].map(String))).toEqual(
      new Set([String(["delete", "insert", "select", "update"])]),
    );
  });

  test("gives app no ownership and no way around a policy", async ({ owner }) => {
    const roles = await owner("pg_roles")
      .whereIn("rolname", ["owner", "queue", "app"])
      .select("rolsuper", "rolbypassrls", "rolcreatedb", "rolcreaterole");
    const owned = await owner.raw(
      "select relname from pg_class where relowner in ('app'::regrole)",
    );
    const members = await owner.raw(
      "select 1 from pg_auth_members where member in ('app'::regrole, 'queue'::regrole)",
    );

    expect(roles).toHaveLength(3);
    expect(roles.flatMap(Object.values)).not.toContain(true);
    expect([owned.rows, members.rows]).toEqual([[], []]);
  });

  test("runs with another role's rights only what is on the list, fixed and not for everybody", async ({
    owner,
  }) => {
    const { rows } = await owner.raw(
      `select n.nspname || '.' || p.proname as name, p.proconfig as config,
         exists (select from aclexplode(p.proacl) where grantee = 0) or p.proacl is null as public
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where p.prosecdef and n.nspname in ('public', 'jobs') order by name`,
    );

    expect(rows).toEqual(
      definerFunctions.map((name) => ({
        name,
        config: ["search_path=pg_catalog, pg_temp"],
        public: false,
      })),
    );
  });

  test("has no view that would forget whose rows it shows", async ({ owner }) => {
    const { rows } = await owner.raw(
      `select relname from pg_class where relkind in ('v', 'm')
         and relnamespace = 'public'::regnamespace
         and (relkind = 'm' or not coalesce(reloptions, '{}') @> '{security_invoker=true}')`,
    );

    expect(rows).toEqual([]);
  });
});
