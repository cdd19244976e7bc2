import { startTemporaryPostgres } from "../../sandbox/src/postgres/temporary-postgres.ts";
import { migrate } from "../src/database/migrate.ts";
import { openPool } from "../src/database/pool.ts";

/** A migrated, empty server for a bench; `end` removes it. */
export async function openOwnDatabase() {
  const postgres = await startTemporaryPostgres();
  await migrate(postgres.url("owner"), postgres.url("queue"));
  const pool = openPool(postgres.url("app"));

  const analyze = async () => {
    const owner = openPool(postgres.url("owner"));
    await owner.raw("analyze");
    await owner.destroy();
  };
  const end = async () => {
    await pool.destroy();
    await postgres.stop();
  };
  return { pool, url: postgres.url, analyze, end };
}
