import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { startTemporaryPostgres } from "../../../../sandbox/src/postgres/temporary-postgres.ts";
import { describeSchema } from "./describe-schema.ts";
import { describeTables } from "./describe-tables.ts";
import { listMigrations } from "./list-migrations.ts";

// Rewrites the list of migrations, and schema.sql and tables.gen.ts from what they make of an empty database; with --check
// it only compares, and fails where they differ.
keep("../migrations/migrations.ts", listMigrations(new URL("../migrations/", import.meta.url)));
// Only now, as it imports the list.
const { migrate } = await import("../migrate.ts");
const postgres = await startTemporaryPostgres();
try {
  await migrate(postgres.url("owner"), postgres.url("queue"));
  const client = new pg.Client({ connectionString: withDatabase(postgres.adminUrl, "tieout") });
  await client.connect();
  const made = await describe(client).finally(() => client.end());

  for (const [name, text] of Object.entries(made)) keep(name, text);
} finally {
  await postgres.stop();
}

function keep(name: string, text: string): void {
  const target = fileURLToPath(new URL(name, import.meta.url));
  if (!process.argv.includes("--check")) {
    writeFileSync(target, text);
  } else if (readFileSync(target, "utf8") !== text) {
    process.stderr.write(`${name} isn't what the migrations make: run \`npm run schema\`\n`);
    process.exitCode = 1;
  }
}

async function describe(client: pg.Client) {
  return {
    "../schema.sql": await describeSchema(client),
    "../tables.gen.ts": await describeTables(client),
  };
}

function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = database;
  return address.href;
}
