import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { openPool } from "@tieout/server/database/pool";
import { checkDatabase, checkQueue } from "@tieout/server/database/readiness";
import { test } from "@tieout/server/database/testing/test-database";
import pg from "pg";
import { describe, expect } from "vitest";

const file = fileURLToPath(new URL("./migrate.ts", import.meta.url));

describe("the deployment step", () => {
  test("makes an empty database one that a process is ready on, once and again", async ({
    postgres,
  }) => {
    const name = `deployed_${randomUUID().replaceAll("-", "")}`;
    const at = (role: keyof typeof postgres.passwords) =>
      `postgres://${role}:${postgres.passwords[role]}@127.0.0.1:${postgres.port}/${name}`;
    await asAdmin(postgres.adminUrl, `create database ${name} owner owner`);
    const environment = { OWNER_DATABASE_URL: at("owner"), QUEUE_DATABASE_URL: at("queue") };

    await run(environment);
    await run(environment);

    const pool = openPool(at("app"));
    await expect(checkDatabase(pool)).resolves.toBeUndefined();
    await expect(checkQueue(pool)).resolves.toBeUndefined();
    await pool.destroy();
    await asAdmin(postgres.adminUrl, `drop database ${name} with (force)`);
  });

  test("says what is missing, and ends as failed", async () => {
    await expect(run({})).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /OWNER_DATABASE_URL is missing[\s\S]*QUEUE_DATABASE_URL is missing/,
      ),
    });
  });
});

/** As an operator does: a process with only these addresses. */
function run(environment: Readonly<Record<string, string>>) {
  return promisify(execFile)(process.execPath, ["--import", "tsx", file], {
    env: { PATH: process.env.PATH, ...environment },
  });
}

async function asAdmin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
