import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { startTemporaryPostgres } from "../../../../sandbox/src/postgres/index.ts";
import { migrate } from "../migrate.ts";
import { describeSchema } from "./describe-schema.ts";

// Rewrites schema.sql from what the migrations make of an empty database; with --check it only
// compares, and fails where they differ.
const target = fileURLToPath(new URL("../schema.sql", import.meta.url));
const postgres = await startTemporaryPostgres();
try {
  await migrate(postgres.url("owner"), postgres.url("queue"));
  const client = new pg.Client({ connectionString: withDatabase(postgres.adminUrl, "tieout") });
  await client.connect();
  const schema = await describeSchema(client);
  await client.end();

  if (!process.argv.includes("--check")) {
    writeFileSync(target, schema);
  } else if (readFileSync(target, "utf8") !== schema) {
    process.stderr.write("schema.sql isn't what the migrations make: run `npm run schema`\n");
    process.exitCode = 1;
  }
} finally {
  await postgres.stop();
}

function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = database;
  return address.href;
}
