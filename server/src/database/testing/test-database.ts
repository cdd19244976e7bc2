import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import pg from "pg";
import { test as base, inject } from "vitest";
import type {} from "../../../../sandbox/src/postgres/vitest-setup.ts";
import { migrate } from "../migrate.ts";
import { openPool } from "../pool.ts";
import { newTenant, type TestTenant } from "./tenant.ts";

/** A test database's address for each role. */
export interface TestDatabase {
  readonly ownerUrl: string;
  readonly queueUrl: string;
  readonly appUrl: string;
}

export interface DatabaseFixtures {
  readonly postgres: ReturnType<typeof inject<"postgres">>;
  /** This file's own migrated database. */
  readonly database: TestDatabase;
  /** Connects as `app`, like the product. */
  readonly pool: Knex;
  /** Connects as `owner`, for catalogue and policy tests. */
  readonly owner: Knex;
  readonly tenant: TestTenant;
}

/** Vitest's `test` with a database cloned per file; tests are isolated by tenant, as lenders are (D-27). */
export const test = base.extend<DatabaseFixtures>({
  postgres: [inject("postgres"), { scope: "file" }],
  database: [
    async ({ postgres }, use) => {
      const name = `test_${randomUUID().replaceAll("-", "")}`;
      await asAdmin(postgres.adminUrl, async (admin) => {
        await prepareTemplate(admin, postgres);
        await admin.query(`create database ${name} template ${template} owner owner`);
      });
      await use(addresses(postgres, name));
      await asAdmin(postgres.adminUrl, async (admin) => {
        await admin.query(`drop database ${name} with (force)`);
      });
    },
    { scope: "file" },
  ],
  pool: [({ database }, use) => opened(database.appUrl, use), { scope: "file" }],
  owner: [({ database }, use) => opened(database.ownerUrl, use), { scope: "file" }],
  tenant: async ({ pool }, use) => use(await newTenant(pool)),
});

const template = "template_tieout";

/** Migrated once a run: the first locks, the others wait. */
async function prepareTemplate(
  admin: pg.Client,
  postgres: DatabaseFixtures["postgres"],
): Promise<void> {
  await admin.query("select pg_advisory_lock(1)");
  try {
    const { rowCount } = await admin.query("select from pg_database where datname = $1", [
      template,
    ]);
    if (rowCount) return;
    await admin.query(`create database unfinished_${template} owner owner`);
    const { ownerUrl, queueUrl } = addresses(postgres, `unfinished_${template}`);
    await migrate(ownerUrl, queueUrl);
    await admin.query(`alter database unfinished_${template} rename to ${template}`);
  } finally {
    await admin.query("select pg_advisory_unlock(1)");
  }
}

function addresses({ port, passwords }: DatabaseFixtures["postgres"], name: string): TestDatabase {
  const address = (role: keyof typeof passwords) =>
    `postgres://${role}:${passwords[role]}@127.0.0.1:${port}/${name}`;
  return { ownerUrl: address("owner"), queueUrl: address("queue"), appUrl: address("app") };
}

async function asAdmin(url: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

async function opened(url: string, use: (pool: Knex) => Promise<void>): Promise<void> {
  const pool = openPool(url);
  try {
    await use(pool);
  } finally {
    await pool.destroy();
  }
}
