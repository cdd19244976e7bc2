import { runMigrations } from "graphile-worker";
import knex, { type Knex } from "knex";
import { ownerMigrations } from "./migrations/migrations.ts";
import * as jobs from "./queue-migrations/20261128000000-jobs.ts";
import { connectionLimitsOf } from "./time-limits.ts";

/**
 * Migrates tables as `owner`, then the queue's as `queue`, over direct connections (D-26). A deployment step, which no
 * process does when it starts. Idempotent, serialized.
 */
export async function migrate(ownerUrl: string, queueUrl: string): Promise<void> {
  await latest(ownerUrl, "deployment", ownerMigrations);
  await runMigrations({ connectionString: queueUrl });
  await latest(queueUrl, "jobs", queueMigrations);
}

/** After graphile-worker's own. */
const queueMigrations: Readonly<Record<string, Knex.Migration>> = {
  "20261128000000-jobs": jobs,
};

/** Older databases are sandboxes': nothing was released with their migrations. */
const baseline = "20261128000000-baseline";

/** This build's migrations, to check a database for them. */
export const neededMigrations: readonly string[] = Object.keys(ownerMigrations);

async function latest(
  connectionString: string,
  schemaName: string,
  migrations: Readonly<Record<string, Knex.Migration>>,
): Promise<void> {
  const limited = { connectionString, ...connectionLimitsOf("migrate") };
  const connection = knex({ client: "pg", connection: limited, pool: { max: 2 } });
  try {
    await connection.raw(`create schema if not exists ${schemaName}`);
    await refuseOlderLayout(connection, schemaName);
    await connection.migrate.latest({
      migrationSource: new ListedMigrations(migrations),
      schemaName,
      tableName: "migrations",
    });
  } finally {
    await connection.destroy();
  }
}

/** Knex would only report missing files. */
async function refuseOlderLayout(connection: Knex, schemaName: string): Promise<void> {
  const { rows } = await connection.raw("select to_regclass(?) is not null as migrated", [
    `${schemaName}.migrations`,
  ]);
  if (!rows[0].migrated) return;
  const older = await connection
    .withSchema(schemaName)
    .from("migrations")
    .where("name", "<", baseline.slice(0, 8))
    .first();
  if (!older) return;
  throw new Error(
    "This database was made before the migrations became one baseline, and can't be brought up to date. " +
      "In the sandbox, stop it and run `npm run sandbox:reset`; anywhere else, start with an empty database.",
  );
}

/** Imported instead of read from a folder, so a bundle includes them. */
class ListedMigrations implements Knex.MigrationSource<string> {
  readonly #migrations: Readonly<Record<string, Knex.Migration>>;

  constructor(migrations: Readonly<Record<string, Knex.Migration>>) {
    this.#migrations = migrations;
  }

  async getMigrations(): Promise<string[]> {
    return Object.keys(this.#migrations);
  }

  getMigrationName(name: string): string {
    return name;
  }

  async getMigration(name: string): Promise<Knex.Migration> {
    const migration = this.#migrations[name];
    if (!migration) throw new Error(`There is no migration ${name}`);
    return migration;
  }
}
