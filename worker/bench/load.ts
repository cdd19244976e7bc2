import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Day } from "@tieout/core/calendar/day";
import { listChecks } from "@tieout/services/financial-records/check";
import { saveJournalLines } from "@tieout/services/ledger/save";
import { startTemporaryPostgres } from "../../sandbox/src/postgres/temporary-postgres.ts";
import { workerFlags } from "../../sandbox/src/run/child.ts";
import { migrate } from "../../server/src/database/migrate.ts";
import { openPool } from "../../server/src/database/pool.ts";
import { newTenant, type TestTenant } from "../../server/src/database/testing/tenant.ts";
import { insertImport } from "../../services/src/testing/builders.ts";
import type { PullStep } from "../src/collect/spool.ts";
import { bundled } from "./bundled.ts";
import { cuts, repeatedIn, someLines } from "./some-journal.ts";
import { pagesOf, someSpool } from "./some-spool.ts";

/*
 * How fast a journal is loaded, beside the least that any load could take: the same lines by COPY and INSERT as `app`
 * into the same table. Each runs in a worker's process of its own, in turns, and says what it took only after what it
 * left behind was counted and added up: `npx tsx bench/load.ts [lines] [rounds] [neighbours' lines]`.
 */

export interface LoadAsked {
  readonly what: "load" | "floor";
  readonly databaseUrl: string;
  readonly storageUrl: string;
  readonly keyRing: string;
  readonly folder: string;
  readonly parts: Readonly<Record<PullStep, number>>;
  readonly bytes: number;
  readonly cuts: readonly Day[];
  readonly tenantId: string;
  readonly financialRecordId: string;
}

export interface LoadMeasured {
  readonly lines: number;
  readonly seconds: number;
  /** CPU seconds of the process and its PostgreSQL backend. */
  readonly own: number;
  readonly server: number;
  /** Megabytes. */
  readonly idle: number;
  readonly peak: number;
}

const [linesAsked = "1000000", roundsAsked = "3", neighbours = "0"] = process.argv.slice(2);
const count = Math.floor(Number(linesAsked) / 3) * 3;
const keyRing = `bench:${randomBytes(32).toString("base64")}`;

const folder = mkdtempSync(join(tmpdir(), "tieout-load-"));
const storageUrl = pathToFileURL(`${folder}/`).href;
const postgres = await startTemporaryPostgres({ fsync: "on" });
try {
  await migrate(postgres.url("owner"), postgres.url("queue"));
  const pool = openPool(postgres.url("app"), { purpose: "load" });
  const owner = openPool(postgres.url("owner"), { purpose: "load" });
  const bundle = bundled("load-process");

  await printSettings();
  if (Number(neighbours) > 0) await fillNeighbours(Math.floor(Number(neighbours) / 3) * 3);
  const kinds = [
    { what: "floor", parties: 276 },
    { what: "load", parties: 276 },
    { what: "load", parties: 5_000 },
  ] as const;
  const measured = kinds.map((): LoadMeasured[] => []);
  const spooled = new Map<number, Awaited<ReturnType<typeof spool>>>();
  for (let round = 0; round < Number(roundsAsked); round++) {
    for (const [index, { what, parties }] of kinds.entries()) {
      const pulled = spooled.get(parties) ?? (await spool(parties));
      spooled.set(parties, pulled);
      measured[index]?.push(await run(what, pulled));
    }
  }
  const floor = median((measured[0] ?? []).map(rate));
  console.table(
    kinds.map(({ what, parties }, index) => {
      const runs = measured[index] ?? [];
      const rates = runs.map(rate);
      return {
        what: `${what}, ${parties} parties`,
        "lines/s": `${median(rates)} (${Math.min(...rates)}–${Math.max(...rates)})`,
        "of the floor": (median(rates) / floor).toFixed(2),
        "own CPU s": median(runs.map(({ own }) => own)).toFixed(1),
        "PostgreSQL's CPU s": median(runs.map(({ server }) => server)).toFixed(1),
        "idle MB": median(runs.map(({ idle }) => idle)),
        "peak MB": Math.max(...runs.map(({ peak }) => peak)),
      };
    }),
  );
  await pool.destroy();
  await owner.destroy();

  async function spool(parties: number) {
    const tenant = await newTenant(pool);
    const left = await someSpool(tenant, { storageUrl, keyRing }, { count, parties });
    return { tenant, ...left };
  }

  async function run(
    what: LoadAsked["what"],
    { tenant, ...pulled }: Awaited<ReturnType<typeof spool>>,
  ) {
    const { financialRecordId } = await tenant.tx((db) => insertImport(db));
    const asked: LoadAsked = {
      what,
      databaseUrl: postgres.url("app"),
      storageUrl,
      keyRing,
      folder: tenant.id,
      ...pulled,
      cuts,
      tenantId: tenant.id,
      financialRecordId,
    };
    const child = spawnSync(process.execPath, [...flagsOf(what), bundle, JSON.stringify(asked)], {
      encoding: "utf8",
      maxBuffer: 1 << 24,
    });
    if (child.status !== 0) throw new Error(child.stderr);
    const told = JSON.parse(child.stdout) as LoadMeasured;
    await assertLoaded(what, tenant, financialRecordId);
    await tenant.tx((db) => db("journalLines").where({ financialRecordId }).delete());
    await owner.raw("vacuum journal_lines");
    return told;
  }

  /** @throws if the loaded data differs from what was asked for, to the cent and the finding */
  async function assertLoaded(
    what: LoadAsked["what"],
    { tx }: TestTenant,
    financialRecordId: string,
  ): Promise<void> {
    const where = { financialRecordId };
    const { found, checks } = await tx(async (db) => ({
      found: await db("journalLines")
        .where(where)
        .first(
          db.raw("count(*) as lines, sum(amount) as balance"),
          db.raw("sum(amount) filter (where amount > 0) as debits"),
        ),
      checks: await listChecks(db, financialRecordId),
    }));
    let debits = 0;
    for (const { amount } of someLines(count, 1)) debits += Math.max(0, amount);
    assert.deepEqual(found, { lines: count, balance: 0, debits });
    if (what === "floor") return;
    const outcomes = Object.fromEntries(checks.map(({ id, outcome }) => [id, outcome]));
    for (const id of [
      "load",
      "trial-balance-zero",
      "balances-roll-forward",
      "journals-balance",
      "lines-placed",
    ]) {
      assert.equal(outcomes[id], "Pass", id);
    }
    const repeated = checks.find(({ id }) => id === "duplicate-documents");
    const fact = repeated?.fact;
    assert.equal(fact?.code === "documents-repeated" && fact.values.repeated, repeatedIn(count));
  }

  /** Another tenant's lines in the same tables, analyzed as they would be after a day. */
  async function fillNeighbours(lines: number): Promise<void> {
    const { tx } = await newTenant(pool);
    const { financialRecordId } = await tx((db) => insertImport(db));
    const key = { financialRecordId, basis: "accrual" } as const;
    await tx((db) => saveJournalLines(db, key, cuts, pagesOf(someLines(lines, 1_000))));
    await owner.raw("vacuum analyze");
  }

  async function printSettings(): Promise<void> {
    const { rows } = await owner.raw(
      `select name || ' ' || current_setting(name) as setting from pg_settings where name = any(?)`,
      [
        [
          "server_version",
          "fsync",
          "synchronous_commit",
          "shared_buffers",
          "work_mem",
          "max_wal_size",
        ],
      ],
    );
    const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      encoding: "utf8",
    }).trim();
    process.stdout.write(
      `Commit ${commit}, Node ${process.version} with ${workerFlags.join(" ")}, ${cpus().length} cores ` +
        `(${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GB.\n` +
        `PostgreSQL: ${rows.map(({ setting }: { setting: string }) => setting).join(", ")}.\n` +
        `${count} lines, ${roundsAsked} rounds, beside ${neighbours} lines of somebody else; ` +
        `the machine's load is ${loadavg()[0]?.toFixed(1)} before it begins.\n`,
    );
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The floor keeps all its data in memory. */
function flagsOf(what: LoadAsked["what"]): readonly string[] {
  return what === "load" ? workerFlags : [];
}

function rate({ lines, seconds }: LoadMeasured): number {
  return Math.round(lines / seconds);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
