import { runMigrations } from "graphile-worker";
import knex, { type Knex } from "knex";
import { ownerMigrations, queueMigrations } from "./migrations/index.ts";
import { connectionLimitsOf } from "./time-limits.ts";

/**
 * Brings a database up to date: our tables as `owner`, then the queue's as `queue`. A deployment
 * step of its own; no process does this when it starts. Running it again changes nothing, and two
 * at once wait for each other. Both addresses connect directly, not through a pooler (D-26).
 */
export async function migrate(ownerUrl: string, queueUrl: string): Promise<void> {
  await latest(ownerUrl, "deployment", ownerMigrations);
  await runMigrations({ connectionString: queueUrl });
  await latest(queueUrl, "jobs", queueMigrations);
}

/** The names of the migrations this build needs, for telling whether a database has them. */
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
    await connection.migrate.latest({
      migrationSource: new ListedMigrations(migrations),
      schemaName,
      tableName: "migrations",
    });
  } finally {
    await connection.destroy();
  }
}

/** Knex would read a folder; ours are imported, so that a bundle carries them. */
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
