import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { describe, expect } from "vitest";
import { migrate, neededMigrations } from "./migrate.ts";
import { type DatabaseFixtures, test } from "./testing/test-database.ts";

const roles = readFileSync(new URL("./roles.sql", import.meta.url), "utf8");

describe("migrate", () => {
  test("fills a database that roles.sql has prepared, once, however often it's asked", async ({
    postgres,
  }) => {
    const { ownerUrl, queueUrl, adminUrl, drop } = await preparedDatabase(postgres);

    await migrate(ownerUrl, queueUrl);
    await migrate(ownerUrl, queueUrl);

    const done = await run(adminUrl, "select name from deployment.migrations order by name");
    expect(done.map((row) => row.name)).toEqual([...neededMigrations].sort());
    await drop();
  });

  test("tells a sandbox from before the baseline to start again, and leaves it as it is", async ({
    postgres,
  }) => {
    const { ownerUrl, queueUrl, adminUrl, drop } = await preparedDatabase(postgres);
    await migrate(ownerUrl, queueUrl);
    const names = "select name from deployment.migrations";
    await run(adminUrl, "delete from deployment.migrations");
    await run(
      adminUrl,
      "insert into deployment.migrations (name) values ('20261121100000-tenants')",
    );

    await expect(migrate(ownerUrl, queueUrl)).rejects.toThrow("npm run sandbox:reset");

    expect(await run(adminUrl, names)).toEqual([{ name: "20261121100000-tenants" }]);
    await drop();
  });
});

async function preparedDatabase(postgres: DatabaseFixtures["postgres"]) {
  const name = `fresh_${randomUUID().replaceAll("-", "")}`;
  const { owner, queue } = postgres.passwords;
  const at = (user: string, password: string) =>
    `postgres://${user}:${password}@127.0.0.1:${postgres.port}/${name}`;
  await run(postgres.adminUrl, `create database ${name}`);
  const admin = new URL(postgres.adminUrl);
  admin.pathname = name;
  await run(admin.href, roles);
  await run(admin.href, roles);
  return {
    ownerUrl: at("owner", owner),
    queueUrl: at("queue", queue),
    adminUrl: admin.href,
    drop: () => run(postgres.adminUrl, `drop database ${name} with (force)`),
  };
}

async function run(url: string, sql: string): Promise<{ readonly name: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
