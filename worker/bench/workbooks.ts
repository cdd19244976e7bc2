import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createWorkbookRevision,
  findFinancialRecord,
  findWorkbookRevision,
  listStatementVersions,
  openPool,
  saveFinancialRecord,
  succeedImport,
} from "@tieout/server/database";
import { startTemporaryPostgres } from "../../sandbox/src/postgres/index.ts";
import { workerFlags } from "../../sandbox/src/run/worker-flags.ts";
import { migrate } from "../../server/src/database/migrate.ts";
import { aRecord } from "../../server/src/database/testing/a-record.ts";
import { insertImport } from "../../server/src/database/testing/builders.ts";
import { newTenant } from "../../server/src/database/testing/tenant.ts";
import type { Collected } from "../src/collect/collect.ts";
import type { PullStep, ReadableSpool } from "../src/collect/spool.ts";
import { loadBooks } from "../src/load/load-books.ts";
import { workbooksOf } from "../src/revision/variants.ts";
import { chart, fiscalYearEnd, from, someLines, someParties, upTo } from "./some-journal.ts";

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
  /** Seconds that the process and its PostgreSQL backends have worked. */
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
const pageLength = 5_000;
const groups = ["financial-statements", "transactions"] as const;

const folder = mkdtempSync(join(tmpdir(), "tieout-workbooks-"));
const postgres = await startTemporaryPostgres({ fsync: "on" });
try {
  await migrate(postgres.url("owner"), postgres.url("queue"));
  const pool = openPool(postgres.url("app"));
  const tenant = await newTenant(pool);
  const { workspaceId, financialRecordId } = await tenant.tx(insertBooks);
  const bundle = bundled();
  process.stdout.write(
    `Node ${process.version} with ${workerFlags.join(" ")}, ${cpus().length} cores; ${count} lines; ` +
      `the machine's load is ${loadavg()[0]?.toFixed(1)} before it begins.\n`,
  );
  const hashes = new Set<string>();
  const rows = [];
  for (let round = 0; round < Number(roundsAsked); round++) {
    const revisionNumber = await begin();
    const { files, ...measured } = build(revisionNumber);
    hashes.add(await built(revisionNumber));
    rows.push({ ...rounded(measured), ...rounded(files) });
  }
  assert.equal(hashes.size, 1, "The same books give the same files");
  console.table(rows);
  await pool.destroy();

  async function begin(): Promise<number> {
    return tenant.tx(async (db) => {
      const record = await findFinancialRecord(db, { workspaceId, id: financialRecordId });
      assert.ok(record);
      return createWorkbookRevision(db, {
        financialRecordId,
        statementVersions: await listStatementVersions(db, financialRecordId),
        workbooks: workbooksOf(record),
        now: new Date(),
      });
    });
  }

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
    // `workbooks-process.ts` wrote it.
    return JSON.parse(child.stdout) as WorkbooksMeasured;
  }

  /** The contents of all the files of a revision, as one text. */
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

/** Of Node, to look closer: `NODE_FLAGS=--cpu-prof`. */
function flagsAsked(): string[] {
  return process.env.NODE_FLAGS?.split(" ") ?? [];
}

/** A record that has just become Created. */
async function insertBooks(db: Parameters<typeof insertImport>[0]) {
  const { workspaceId, financialRecordId, importId } = await insertImport(db);
  const plan = { from, upTo, groups, bases: ["accrual"], anonymize: false } as const;
  const company = { name: "Bench", legalName: "Bench, Inc.", currency: "USD", fiscalYearEnd };
  const none = { company: 0, "trial-balances": 0, payables: 0, "vendor-statements": 0 };
  const pages = Math.ceil(count / pageLength);
  const parts = { ...none, accounts: 1, receivables: 1, "journal-lines": pages };
  const collected: Collected = { company, plan, parts, bytes: 0 };
  const books = { financialRecordId, datasourceNameId: "example", spool: spoolOf(), collected };
  const { cuts, retainedEarningsId, counts } = await loadBooks(db, books);
  await saveFinancialRecord(db, {
    ...aRecord,
    ...{ financialRecordId, groups, from, upTo, cuts, retainedEarningsId, counts },
  });
  await succeedImport(db, { importId, token: "" }, new Date());
  return { workspaceId, financialRecordId };
}

/** What a pull would have left, without the disk. */
function spoolOf(): ReadableSpool {
  const lines = [...someLines(count, 276)];
  const items: Partial<Record<PullStep, readonly unknown[]>> = {
    accounts: chart,
    receivables: someParties(276),
    "journal-lines": lines,
  };
  // Each step's items are its own.
  const page: ReadableSpool["page"] = async (step, part) =>
    (items[step] ?? []).slice(part * pageLength, (part + 1) * pageLength) as never;
  return {
    page,
    read: async function* (step, parts) {
      for (let part = 0; part < parts; part++) yield* await page(step, part);
    },
  };
}

/** The worker's code as it's deployed: bundled, with the packages outside. */
function bundled(): string {
  const room = join(import.meta.dirname, "..");
  const command = ["../scripts/bundle.mjs", "bench/workbooks-process.ts"];
  execFileSync(process.execPath, command, { cwd: room });
  return join(room, "dist/workbooks-process.js");
}

function rounded(figures: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, Math.round(figure * 10) / 10]),
  );
}
