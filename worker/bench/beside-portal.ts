import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { openPool } from "@tieout/server/database/pool";
import { saveTenantHost } from "@tieout/server/database/tenant/provision";
import { insertBenchData } from "../../bff-lender/bench/bench-data.ts";
import type { LoadFigures } from "../../bff-lender/bench/load.ts";
import { measure, startPortal } from "../../bff-lender/bench/processes.ts";
import { startTemporaryPostgres } from "../../sandbox/src/postgres/temporary-postgres.ts";
import { workerFlags } from "../../sandbox/src/run/child.ts";
import { migrate } from "../../server/src/database/migrate.ts";
import { newTenant } from "../../server/src/database/testing/tenant.ts";
import { insertImport } from "../../services/src/testing/builders.ts";
import { bundled } from "./bundled.ts";
import { beginRevision, insertCreatedRecord } from "./created-record.ts";
import type { LoadAsked } from "./load.ts";
import { cuts } from "./some-journal.ts";
import { someSpool } from "./some-spool.ts";
import type { WorkbooksAsked } from "./workbooks.ts";

/*
 * How long other tenants wait for the lender's portal while one worker loads a journal, and while it builds workbooks,
 * beside an idle worker in the same run. Twenty questions a second and endpoint or fewer, so that nobody waits for those
 * who ask: `npm run build`, then `npx tsx worker/bench/beside-portal.ts [lines] [rounds] [the worker's niceness]`.
 */

const [linesAsked = "1000000", roundsAsked = "3", niceness = "0"] = process.argv.slice(2);
const count = Math.floor(Number(linesAsked) / 3) * 3;
const seconds = 6;
const host = "lender.tieout.dev";
const origin = `https://${host}`;
const keyRing = `bench:${randomBytes(32).toString("base64")}`;

const folder = mkdtempSync(join(tmpdir(), "tieout-beside-"));
const storageUrl = pathToFileURL(`${folder}/`).href;
const postgres = await startTemporaryPostgres({ fsync: "on" });
const databaseUrl = postgres.url("app");
await migrate(postgres.url("owner"), postgres.url("queue"));
const pool = openPool(databaseUrl, { purpose: "load" });
const owner = openPool(postgres.url("owner"), { purpose: "load" });

const reader = await newTenant(pool);
const data = await reader.tx(insertBenchData);
await saveTenantHost(owner, { tenantId: reader.id, kind: "lender", origin, canonical: true });
const collector = await newTenant(pool);
const spooled = await someSpool(collector, { storageUrl, keyRing }, { count, parties: 276 });
const created = await collector.tx((db) => insertCreatedRecord(db, count));
await owner.raw("vacuum analyze");
const portal = await startPortal(databaseUrl, folder);
const [load, workbooks] = [bundled("load-process"), bundled("workbooks-process")];

const endpoints = {
  session: { method: "GET", path: "/api/auth/session" },
  "workspace list": {
    method: "POST",
    path: "/api/Entities/query",
    body: JSON.stringify({ itemsPerPage: 25, pageNumber: 1 }),
  },
} as const;
const names = Object.keys(endpoints) as (keyof typeof endpoints)[];
const works = { idle: undefined, load: startLoad, workbooks: startWorkbooks } as const;
const all = new Map<string, LoadFigures[]>();

try {
  for (const name of names) await ask(name, 1);
  for (let round = 0; round < Number(roundsAsked); round++) {
    for (const [work, start] of Object.entries(works)) {
      const child = await start?.();
      if (child) await pause(2_000);
      const figures = await Promise.all(names.map((name) => ask(name, seconds)));
      if (child && child.exitCode !== null)
        throw new Error(`${work} was over too soon: more lines`);
      for (const [index, name] of names.entries()) {
        const key = `${name}, ${work}`;
        all.set(key, [...(all.get(key) ?? []), ...figures.slice(index, index + 1)]);
      }
      if (child) await ended(child);
    }
  }
  print();
} finally {
  portal.stop();
  await pool.destroy();
  await owner.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function ask(name: keyof typeof endpoints, length: number): Promise<LoadFigures> {
  const request = endpoints[name];
  const json = "body" in request && { "content-type": "application/json" };
  const headers = {
    host,
    origin,
    cookie: data.cookie,
    "x-forwarded-proto": "https",
    "request-id": randomUUID(),
    "timezone-offset": "0",
    "accept-language": "en",
    ...json,
  };
  const asked = { ...request, headers, connections: 2, pauseMs: 100, seconds: length };
  return measure({ port: portal.port, ...asked });
}

async function startLoad(): Promise<ChildProcess> {
  const { financialRecordId } = await collector.tx((db) => insertImport(db));
  const of = { tenantId: collector.id, financialRecordId, folder: collector.id };
  const asked: LoadAsked = {
    ...{ what: "load", databaseUrl, storageUrl, keyRing, cuts },
    ...of,
    ...spooled,
  };
  return run(load, asked);
}

async function startWorkbooks(): Promise<ChildProcess> {
  const revisionNumber = await collector.tx((db) => beginRevision(db, created));
  const asked: WorkbooksAsked = {
    ...{ databaseUrl, storageUrl, tenantId: collector.id, revisionNumber },
    ...created,
  };
  return run(workbooks, asked);
}

function run(program: string, asked: object): ChildProcess {
  const command = [...workerFlags, program, JSON.stringify(asked)];
  const child = spawn(process.execPath, command, { stdio: ["ignore", "ignore", "inherit"] });
  if (child.pid !== undefined) setPriority(child.pid, Number(niceness));
  return child;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) await once(child, "exit");
  if (child.exitCode !== 0) throw new Error(`It ended with ${child.exitCode}`);
}

function print(): void {
  const middle = (key: string, of: keyof LoadFigures) => {
    const values = (all.get(key) ?? []).map((figures) => figures[of]);
    return (
      values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
    );
  };
  process.stdout.write(
    `${availableParallelism()} cores, ${count} lines, ${roundsAsked} rounds, niceness ${niceness}\n`,
  );
  console.table(
    names.flatMap((name) =>
      Object.keys(works).map((work) => {
        const key = `${name}, ${work}`;
        const p99 = middle(key, "p99");
        return {
          "what, beside": key,
          "p50 ms": middle(key, "p50").toFixed(1),
          "p99 ms": p99.toFixed(1),
          "p99 of idle": (p99 / middle(`${name}, idle`, "p99")).toFixed(1),
        };
      }),
    ),
  );
}
