import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../../sandbox/src/postgres/index.ts";
import { migrate } from "../src/database/migrate.ts";
import { openPool } from "../src/database/pool.ts";

/** A server of a bench's own, migrated and empty, as the portals see it; `end` leaves nothing of it. */
export async function openOwnDatabase() {
  const folder = mkdtempSync(join(tmpdir(), "tieout-bench-"));
  // As root the server runs as another user, who has to be able to walk there.
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({
    folder,
    port: 0,
    database: "tieout",
    adminPassword: "postgres",
    passwords: { owner: "owner", queue: "queue", app: "app" },
    settings: { fsync: "off" },
  });
  await migrate(postgres.url("owner"), postgres.url("queue"));
  const pool = openPool(postgres.url("app"));

  /** So that plans are made of what was put in. */
  const analyze = async () => {
    const owner = openPool(postgres.url("owner"));
    await owner.raw("analyze");
    await owner.destroy();
  };
  const end = async () => {
    await pool.destroy();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  };
  return { pool, analyze, end };
}
