import { readFileSync, writeFileSync } from "node:fs";
import { openPool } from "@tieout/server/database/pool";
import { type Transact, withTenant } from "@tieout/server/database/with-tenant";
import { openStorage } from "@tieout/server/storage/open-storage";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { buildRevision } from "../src/revision/build-revision.ts";
import type { WorkbooksAsked, WorkbooksMeasured } from "./workbooks.ts";

/* The workbooks of a record, built in a process of its own; `workbooks.ts` starts it. */

const [argument = ""] = process.argv.slice(2);
const asked = JSON.parse(argument) as WorkbooksAsked;
const { tenantId, workspaceId, financialRecordId: id, revisionNumber } = asked;
const pool = openPool(asked.databaseUrl, { purpose: "load" });
const storage = openStorage(asked.storageUrl);
let server = 0;
const tx: Transact = (work) =>
  withTenant(pool, tenantId, async (db) => {
    const { rows } = await db.raw("select pg_backend_pid() as pid");
    const before = cpuOf(rows[0].pid);
    const result = await work(db);
    server += cpuOf(rows[0].pid) - before;
    return result;
  });
const record = await tx((db) => findFinancialRecord(db, { workspaceId, id }));
if (!record) throw new Error("The record isn't there");
const idle = megabytes("VmRSS");

// Resets the peak counter.
writeFileSync("/proc/self/clear_refs", "5");
const cpu = process.cpuUsage();
const started = performance.now();
let last = started;
const files: Record<string, number> = {};
const timed = {
  ...storage,
  putFile: async (key: string, path: string) => {
    await storage.putFile(key, path);
    const now = performance.now();
    files[key.slice(key.lastIndexOf("/") + 1)] = (now - last) / 1_000;
    last = now;
  },
};
const run = { tx, longTx: tx, storage: timed, now: () => new Date(), isLastTry: false };
await buildRevision(run, record, revisionNumber);
const seconds = (performance.now() - started) / 1_000;
const { user, system } = process.cpuUsage(cpu);
const own = (user + system) / 1e6;
const measured = { seconds, own, server, idle, peak: megabytes("VmHWM"), files };
process.stdout.write(JSON.stringify(measured satisfies WorkbooksMeasured));
await pool.destroy();

/** A local process's CPU seconds, from ticks of a hundredth. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function megabytes(name: "VmRSS" | "VmHWM"): number {
  const kilobytes = new RegExp(`${name}:\\s+(\\d+)`).exec(
    readFileSync("/proc/self/status", "utf8"),
  )?.[1];
  return Math.round(Number(kilobytes) / 1_024);
}
