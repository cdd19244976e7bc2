import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Secrets } from "../../run/secrets.ts";
import { folderVariable, runningSandbox } from "./journey.ts";

interface Passing {
  /** Set where the package has been asked for the agreed days already. */
  readonly daysAreAsked?: boolean;
}

/**
 * Lets days pass for one workspace, while the processes' clocks stay: each of its times moves back, those of waiting jobs too,
 * and so does the day to which books were agreed on. Negative days undo it.
 */
export async function daysPass(
  workspaceId: string,
  days: number,
  { daysAreAsked = false }: Passing = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl() });
  await client.connect();
  try {
    await client.query("begin");
    // Without triggers and policies: consents can't be changed otherwise.
    await client.query("set local session_replication_role = replica");
    for (const { table, columns } of await timesOfWorkspaces(client)) {
      const moved = columns.map((each) => `${each} = ${each} - make_interval(days => $2)`);
      await client.query(`update ${table} set ${moved} where workspace_id = $1`, [
        workspaceId,
        days,
      ]);
    }
    await client.query(
      `update graphile_worker._private_jobs set run_at = run_at - make_interval(days => $2)
       where payload -> 'payload' ->> 'workspaceId' = $1`,
      [workspaceId, days],
    );
    if (!daysAreAsked) await agreedDayPasses(client, workspaceId, days);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

async function agreedDayPasses(
  client: pg.Client,
  workspaceId: string,
  days: number,
): Promise<void> {
  await client.query(
    "update consents set through_day = through_day - $2::int where workspace_id = $1",
    [workspaceId, days],
  );
  for (const [table, request] of [
    ["imports", "request"],
    ["import_requests", "parameters"],
  ]) {
    await client.query(
      `update ${table}
       set ${request} = ${request} || jsonb_build_object('mostRecentDay', (${request} ->> 'mostRecentDay')::date - $2::int)
       where workspace_id = $1 and ${request} ? 'mostRecentDay'`,
      [workspaceId, days],
    );
  }
}

async function timesOfWorkspaces(client: pg.Client) {
  // A run's lease is known by its time.
  const { rows } = await client.query<{ readonly table: string; readonly columns: string[] }>(`
    select table_name as table, array_agg(column_name::text) as columns
    from information_schema.columns as times
    where table_schema = 'public' and data_type = 'timestamp with time zone' and column_name <> 'leased_at'
      and exists (
        select from information_schema.columns as keys
        where keys.table_schema = 'public' and keys.table_name = times.table_name
          and keys.column_name = 'workspace_id'
      )
    group by table_name`);
  return rows;
}

function superuserUrl(): string {
  const folder = process.env[folderVariable] ?? "";
  // The sandbox wrote it itself.
  const { admin } = JSON.parse(readFileSync(join(folder, "secrets.json"), "utf8")) as Secrets;
  const url = new URL(runningSandbox().databaseUrl);
  url.username = "postgres";
  url.password = admin;
  return url.href;
}
