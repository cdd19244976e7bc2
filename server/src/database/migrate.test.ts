import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { describe, expect } from "vitest";
import { migrate, neededMigrations } from "./migrate.ts";
import { test } from "./testing/index.ts";

const roles = readFileSync(new URL("./roles.sql", import.meta.url), "utf8");

describe("migrate", () => {
  test("fills a database that roles.sql has prepared, once, however often it's asked", async ({
    postgres,
  }) => {
    const name = `fresh_${randomUUID().replaceAll("-", "")}`;
    const at = (user: string, password: string, database: string) =>
      `postgres://${user}:${password}@127.0.0.1:${postgres.port}/${database}`;
    const { owner, queue } = postgres.passwords;
    await run(postgres.adminUrl, `create database ${name}`);
    const admin = new URL(postgres.adminUrl);
    admin.pathname = name;
    await run(admin.href, roles);
    await run(admin.href, roles);

    await migrate(at("owner", owner, name), at("queue", queue, name));
    await migrate(at("owner", owner, name), at("queue", queue, name));

    const done = await run(admin.href, "select name from deployment.migrations order by name");
    expect(done.map((row) => row.name)).toEqual([...neededMigrations].sort());
    await run(postgres.adminUrl, `drop database ${name} with (force)`);
  });
});

async function run(url: string, sql: string): Promise<{ readonly name: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
