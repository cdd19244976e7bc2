import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPool } from "@tieout/server/database/pool";
import { table } from "@tieout/server/database/table";
import { saveTenantHost } from "@tieout/server/database/tenant/provision";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { packFiguresLate } from "@tieout/services/ledger/figures";
import { listPackedBalances } from "@tieout/services/ledger/ledger";
import { openOwnDatabase } from "../../server/bench/own-database.ts";
import { newTenant } from "../../server/src/database/testing/tenant.ts";
import { type BenchData, insertCollectedBooks } from "./bench-data.ts";
import { cpuSeconds } from "./cpu-time.ts";
import { type Served, startPeer, startPortal } from "./processes.ts";

/**
 * Measures opening statements at the built portal with production settings, with 130 and 3,000 accounts over 61 months.
 * Run `npm run build`, then `npx tsx bff-lender/bench/open-statements.ts [records]`. Each record's figures and view are
 * requested once uncached, its risk analyzed once, then both again; the view is cached by then, figures never are. Last, the figures of a record that was
 * created before figures were packed. Baselines: PostgreSQL alone, sending the same packed balances; and bare Koa and pg, which
 * look up a session and send as many bytes as the figures. CPU time is the answering process's. Any status but 200 ends the
 * run.
 */

const [recordsArgument = "5"] = process.argv.slice(2);
const again = 20;
const host = "lender.tieout.dev";
const view = "financialStatementType=BalanceSheet&reportingPeriod=MonthsAndMTD";

const database = await openOwnDatabase();
const folder = mkdtempSync(join(tmpdir(), "tieout-bench-"));
const tenant = await newTenant(database.pool);
const books = new Map<number, BenchData[]>([
  [130, []],
  [3_000, []],
]);
for (const [accounts, records] of books) {
  for (let n = 0; n < Number(recordsArgument); n++) {
    const inserted = await tenant.tx((db) => insertCollectedBooks(db, accounts));
    await packFiguresLate(tenant.tx, await recordOf(inserted));
    records.push(inserted);
  }
}
const owner = openPool(database.url("owner"));
const origin = `https://${host}`;
await saveTenantHost(owner, { tenantId: tenant.id, kind: "lender", origin, canonical: true });
await owner.destroy();
await database.analyze();

const app = database.url("app");
const [usual = []] = books.values();
const secret = usual[0]?.secretHash.toString("hex") ?? "";
const portal = await startPortal(app, folder);
const peer = await startPeer([app, tenant.id, secret], folder);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

try {
  for (const [accounts, records] of books) await report(accounts, records);
} finally {
  agent.destroy();
  portal.stop();
  peer.stop();
  await database.end();
  rmSync(folder, { recursive: true, force: true });
}

async function report(accounts: number, records: readonly BenchData[]): Promise<void> {
  const times = new Map<string, number[]>();
  const bytes = new Map<string, number>();
  const processor = new Map<string, number>();
  const measure = async (what: string, work: () => Promise<number>, server?: Served) => {
    const busyBefore = server ? cpuSeconds(server.pid) : Number.NaN;
    const began = performance.now();
    const size = await work();
    times.set(what, [...(times.get(what) ?? []), performance.now() - began]);
    bytes.set(what, size);
    const busy = server ? cpuSeconds(server.pid) - busyBefore : Number.NaN;
    processor.set(what, (processor.get(what) ?? 0) + busy);
    return size;
  };

  for (const record of records) {
    const { workspaceId, financialRecordId } = record;
    const path = `/api/Workspaces/${workspaceId}/financialrecords/${financialRecordId}/financialstatements`;
    const portalReply = (query: string) => () => reply(portal.port, path + query, record);
    // Warms the caches of settings and the caller's rights, as in a running portal.
    await portalReply("/spread")();
    await measure("PostgreSQL alone, packed balances", () => packedAlone(record));
    const size = await measure("figures, the first time", portalReply("/figures"), portal);
    await measure("view, the first time", portalReply(`?${view}`), portal);
    const risk = `/api/riskcalc/${workspaceId}?financialRecordId=${financialRecordId}`;
    await measure("risk analysis, the first time", () => reply(portal.port, risk, record), portal);
    const peerReply = (query: string) => () => reply(peer.port, `/${query}`, record);
    for (let turn = 0; turn < again; turn++) {
      await measure("bare Koa and pg, a session", peerReply(""), peer);
      await measure("bare Koa and pg, as many bytes", peerReply(`?bytes=${size}`), peer);
      await measure("figures, again", portalReply("/figures"), portal);
      await measure("view, kept", portalReply(`?${view}`), portal);
      await measure("layout", portalReply("/spread"), portal);
    }
    await tenant.tx((db) => table(db, "packedFigures").where({ financialRecordId }).delete());
    await measure("figures, packed late", portalReply("/figures"), portal);
  }
  process.stdout.write(`${accounts} accounts over 61 months, ${records.length} records\n`);
  for (const [what, taken] of times) {
    const sorted = taken.toSorted((one, other) => one - other);
    const at = (share: number) =>
      (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
    const size = ((bytes.get(what) ?? 0) / 1024).toFixed(0);
    const cpu = (((processor.get(what) ?? 0) * 1_000) / taken.length).toFixed(1);
    process.stdout.write(
      `  ${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, CPU ${cpu} ms, ${size} kB\n`,
    );
  }
}

async function recordOf({ workspaceId, financialRecordId: id }: BenchData) {
  const record = await tenant.tx((db) => findFinancialRecord(db, { workspaceId, id }));
  if (!record) throw new Error(`There is no record ${id}`);
  return record;
}

/** Returns the size of the packed balances. */
async function packedAlone(data: BenchData): Promise<number> {
  const record = await recordOf(data);
  return tenant.tx(async (db) => {
    const packed = await listPackedBalances(db, record, []);
    return packed.reduce((all, { movements }) => all + movements.length, 0);
  });
}

/** Returns the size of the body as sent. */
function reply(port: number, path: string, { cookie }: BenchData): Promise<number> {
  const headers = {
    ...{ host, origin, cookie, "x-forwarded-proto": "https", "timezone-offset": "0" },
    ...{ "accept-language": "en", "accept-encoding": "gzip", "request-id": randomUUID() },
    "sec-fetch-site": "same-origin",
  };
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers, agent }, (response) => {
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
      });
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 200) resolve(size);
        else reject(new Error(`${path} answered ${response.statusCode}`));
      });
    }).on("error", reject);
  });
}
