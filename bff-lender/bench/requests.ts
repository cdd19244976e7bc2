import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { openPool } from "@tieout/server/database/pool";
import { saveTenantHost } from "@tieout/server/database/tenant/provision";
import { openOwnDatabase } from "../../server/bench/own-database.ts";
import { newTenant } from "../../server/src/database/testing/tenant.ts";
import { insertBenchData } from "./bench-data.ts";
import { cpuSeconds, parentOf } from "./cpu-time.ts";
import type { LoadFigures } from "./load.ts";
import { measure, type Served, startPeer, startPortal } from "./processes.ts";

/**
 * Requests per second of the built portal with production settings, compared to bare Koa and pg in the same run: `npm
 * run build`, then `npx tsx bff-lender/bench/requests.ts [seconds] [rounds]`. Endpoints are warmed up and take turns in
 * each round; any reply but 200 ends the run.
 */

const [secondsArgument = "5", roundsArgument = "3"] = process.argv.slice(2);
const seconds = Number(secondsArgument);
const rounds = Number(roundsArgument);
const host = "lender.tieout.dev";

const database = await openOwnDatabase();
const folder = mkdtempSync(join(tmpdir(), "tieout-bench-"));
const tenant = await newTenant(database.pool);
// Another tenant's rows come first, so a plan that reads them all shows.
await (await newTenant(database.pool)).tx(insertBenchData);
const data = await tenant.tx(insertBenchData);
const owner = openPool(database.url("owner"));
const origin = `https://${host}`;
await saveTenantHost(owner, { tenantId: tenant.id, kind: "lender", origin, canonical: true });
await owner.destroy();
await database.analyze();
const { rows } = await database.pool.raw("select pg_backend_pid() as pid");
const postmaster = parentOf(rows[0].pid);

const app = database.url("app");
const portal = await startPortal(app, folder);
const peer = await startPeer([app, tenant.id, data.secretHash.toString("hex")], folder);
const { workspaceId, financialRecordId } = data;
const record = `/api/Workspaces/${workspaceId}/financialrecords/${financialRecordId}`;
const view = "financialStatementType=BalanceSheet&reportingPeriod=MonthsAndMTD";
const page = { itemsPerPage: 25, pageNumber: 1 };

interface Endpoint {
  readonly name: string;
  readonly served: Served;
  readonly path: string;
  readonly json?: object;
}

/** With the cost of a request in CPU milliseconds: in the portal and in PostgreSQL. */
interface Figures extends LoadFigures {
  readonly ours: number;
  readonly postgres: number;
}

const peerName = "bare Koa and pg";
const endpoints: readonly Endpoint[] = [
  { name: peerName, served: peer, path: "/" },
  { name: "session", served: portal, path: "/api/auth/session" },
  { name: "workspace", served: portal, path: `/api/Entities/${workspaceId}` },
  { name: "workspace list", served: portal, path: "/api/Entities/query", json: page },
  { name: "statement view", served: portal, path: `${record}/financialstatements?${view}` },
];

try {
  await measureAll();
} finally {
  portal.stop();
  peer.stop();
  await database.end();
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  for (const endpoint of endpoints) await ask(endpoint, 16, 2);
  const all = new Map<string, Figures[]>();
  for (let round = 0; round < rounds; round++) {
    for (const connections of [16, 32]) {
      for (const endpoint of endpoints) {
        const key = `${endpoint.name}, ${connections}`;
        all.set(key, [...(all.get(key) ?? []), await ask(endpoint, connections, seconds)]);
      }
    }
  }
  const commit = execFileSync("git", ["describe", "--always", "--dirty"]).toString().trim();
  console.log(`Commit ${commit}, Node ${process.version}, ${cpus().length} cores`);
  console.log(`${rounds} rounds of ${seconds} s each, one portal process, settings of production`);
  console.log(
    "| What, connections | Requests/s (range) | Of the peer | p50 ms | p99 ms | CPU ms | PostgreSQL CPU ms |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- |");
  for (const [key, figures] of all) {
    const peers = all.get(`${peerName}, ${key.slice(key.lastIndexOf(" ") + 1)}`) ?? [];
    const rates = figures.map(({ perSecond }) => perSecond);
    // Ratios are per round, in which both took turns.
    const ratios = rates.map((rate, n) => rate / (peers[n]?.perSecond ?? Number.NaN));
    const middle = (of: keyof Figures) => median(figures.map((one) => one[of]));
    const range = `${Math.min(...rates).toFixed(0)}–${Math.max(...rates).toFixed(0)}`;
    const cells = [
      key,
      `${median(rates).toFixed(0)} (${range})`,
      median(ratios).toFixed(2),
      middle("p50").toFixed(1),
      middle("p99").toFixed(1),
      middle("ours").toFixed(2),
      middle("postgres").toFixed(2),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

async function ask(
  { served, path, json }: Endpoint,
  connections: number,
  seconds: number,
): Promise<Figures> {
  const [ours, postgres] = [cpuSeconds(served.pid), cpuSeconds(postmaster)];
  const figures = await measure({
    port: served.port,
    path,
    connections,
    seconds,
    method: json ? "POST" : "GET",
    ...(json && { body: JSON.stringify(json) }),
    headers: {
      host,
      origin,
      cookie: data.cookie,
      "x-forwarded-proto": "https",
      "request-id": randomUUID(),
      "timezone-offset": "0",
      "accept-language": "en",
      ...(json && { "content-type": "application/json" }),
    },
  });
  const each = (before: number, pid: number) =>
    ((cpuSeconds(pid) - before) * 1_000) / figures.requests;
  return { ...figures, ours: each(ours, served.pid), postgres: each(postgres, postmaster) };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
