import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openPool } from "@tieout/server/database/pool";
import { findWorkbookRevision } from "@tieout/services/financial-records/workbook-revision";
import { startTemporaryPostgres } from "../../sandbox/src/postgres/temporary-postgres.ts";
import { workerFlags } from "../../sandbox/src/run/child.ts";
import { migrate } from "../../server/src/database/migrate.ts";
import { newTenant } from "../../server/src/database/testing/tenant.ts";
import { bundled } from "./bundled.ts";
import { beginRevision, insertCreatedRecord } from "./created-record.ts";

/*
 * How long a record's workbooks take once it's Created, each revision in a worker's process of its own, bundled and with
 * the flags of its image. Every workbook has to be there, and the same in each round, before anything is printed:
 * `npx tsx bench/workbooks.ts [lines] [rounds]`.
 */

export interface WorkbooksAsked {
  readonly databaseUrl: string;
  readonly storageUrl: string;
  readonly tenantId: string;
  readonly workspaceId: string;
  readonly financialRecordId: string;
  readonly revisionNumber: number;
}

export interface WorkbooksMeasured {
  readonly seconds: number;
  /** CPU seconds of the process and its PostgreSQL backends. */
  readonly own: number;
  readonly server: number;
  /** Megabytes. */
  readonly idle: number;
  readonly peak: number;
  /** Seconds, by the file's name. */
  readonly files: Readonly<Record<string, number>>;
}

const [linesAsked = "1000000", roundsAsked = "3"] = process.argv.slice(2);
const count = Math.floor(Number(linesAsked) / 3) * 3;

const folder = mkdtempSync(join(tmpdir(), "tieout-workbooks-"));
const postgres = await startTemporaryPostgres({ fsync: "on" });
try {
  await migrate(postgres.url("owner"), postgres.url("queue"));
  const pool = openPool(postgres.url("app"), { purpose: "load" });
  const tenant = await newTenant(pool);
  const created = await tenant.tx((db) => insertCreatedRecord(db, count));
  const { workspaceId, financialRecordId } = created;
  const bundle = bundled("workbooks-process");
  process.stdout.write(
    `Node ${process.version} with ${workerFlags.join(" ")}, ${cpus().length} cores; ${count} lines; ` +
      `the machine's load is ${loadavg()[0]?.toFixed(1)} before it begins.\n`,
  );
  const hashes = new Set<string>();
  const rows = [];
  for (let round = 0; round < Number(roundsAsked); round++) {
    const revisionNumber = await tenant.tx((db) => beginRevision(db, created));
    const { files, ...measured } = build(revisionNumber);
    hashes.add(await built(revisionNumber));
    rows.push({ ...rounded(measured), ...rounded(files) });
  }
  assert.equal(hashes.size, 1, "The same books give the same files");
  console.table(rows);
  await pool.destroy();

  function build(revisionNumber: number): WorkbooksMeasured {
    const asked: WorkbooksAsked = {
      databaseUrl: postgres.url("app"),
      storageUrl: pathToFileURL(`${folder}/`).href,
      tenantId: tenant.id,
      workspaceId,
      financialRecordId,
      revisionNumber,
    };
    const command = [...workerFlags, ...flagsAsked(), bundle, JSON.stringify(asked)];
    const child = spawnSync(process.execPath, command, { encoding: "utf8" });
    if (child.status !== 0) throw new Error(child.stderr);
    return JSON.parse(child.stdout) as WorkbooksMeasured;
  }

  async function built(revisionNumber: number): Promise<string> {
    const key = { financialRecordId, revisionNumber };
    const revision = await tenant.tx((db) => findWorkbookRevision(db, key));
    const { workbooks = [] } = revision ?? {};
    assert.equal(workbooks.length, 5);
    for (const { outcome } of workbooks) assert.equal(outcome, "Success");
    const { rows } = await tenant.tx((db) =>
      db.raw(
        `select string_agg(encode(parts_sha256, 'hex') || encode(file_sha256, 'hex'), ' ' order by variant_id) as hashes
         from workbooks where financial_record_id = ? and revision_number = ?`,
        [financialRecordId, revisionNumber],
      ),
    );
    return rows[0].hashes;
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Node flags for profiling: `NODE_FLAGS=--cpu-prof`. */
function flagsAsked(): string[] {
  return process.env.NODE_FLAGS?.split(" ") ?? [];
}

function rounded(figures: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, Math.round(figure * 10) / 10]),
  );
}
