import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Postgres, type PostgresOptions, startPostgres } from "./start-postgres.ts";

/** A server whose data go with it. */
export interface TemporaryPostgres extends Postgres {
  readonly passwords: PostgresOptions["passwords"];
}

/**
 * A server on a free port, with an empty database `tieout` and the three roles; stopping it leaves nothing. It
 * may lose its data on a crash, which makes it fast.
 */
export async function startTemporaryPostgres(
  settings: PostgresOptions["settings"] = {},
): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "tieout-postgres-"));
  // mkdtemp closes it to all others, and as root the server runs as another user.
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
