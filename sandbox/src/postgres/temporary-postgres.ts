import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Postgres, type PostgresOptions, startPostgres } from "./start-postgres.ts";

export interface TemporaryPostgres extends Postgres {
  readonly passwords: PostgresOptions["passwords"];
}

/** An empty database `tieout` with the three roles; deleted when stopped. Durability is off for speed. */
export async function startTemporaryPostgres(
  settings: PostgresOptions["settings"] = {},
): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "tieout-postgres-"));
  // mkdtemp makes it private, and as root the server runs as another user.
  chmodSync(folder, 0o755);
  const passwords = { owner: "owner", queue: "queue", app: "app" };
  const postgres = await startPostgres({
    folder,
    port: 0,
    database: "tieout",
    adminPassword: "postgres",
    passwords,
    settings: { fsync: "off", ...settings },
  });
  return {
    ...postgres,
    passwords,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
