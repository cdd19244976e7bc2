import { readFileSync, writeFileSync } from "node:fs";
import { openPool } from "@tieout/server/database/pool";
import { type Tx, withTenant } from "@tieout/server/database/with-tenant";
import { parseKeyRing } from "@tieout/server/sealing/key-ring";
import { sealer } from "@tieout/server/sealing/sealer";
import { openStorage } from "@tieout/server/storage/open-storage";
import { insertChunks } from "../../server/bench/load-floor.ts";
import { storageSpool } from "../src/collect/spool.ts";
import { loadBooks } from "../src/load/load-books.ts";
import type { LoadAsked, LoadMeasured } from "./load.ts";
import { fiscalYearEnd, from, upTo } from "./some-journal.ts";

/* One load, or the least that any load could take, in a process of its own; `load.ts` starts it. */

const [argument = ""] = process.argv.slice(2);
const asked = JSON.parse(argument) as LoadAsked;
const { tenantId, financialRecordId, parts } = asked;
const pool = openPool(asked.databaseUrl, { purpose: "load" });
const storage = openStorage(asked.storageUrl);
const seals = await withTenant(pool, tenantId, (db) =>
  sealer(parseKeyRing(asked.keyRing)).forTenant(db),
);
const spool = storageSpool(storage, seals, asked.folder);
const idle = megabytes("VmRSS");

const measured = asked.what === "load" ? await load() : await floor();
process.stdout.write(JSON.stringify({ ...measured, idle } satisfies LoadMeasured));
await pool.destroy();

async function load() {
  const plan = {
    from,
    upTo,
    bases: ["accrual"],
    groups: ["transactions"],
    anonymize: false,
  } as const;
  const company = { name: "Bench", legalName: "Bench, Inc.", currency: "USD", fiscalYearEnd };
  const collected = { company, plan, parts, bytes: asked.bytes };
  const books = { financialRecordId, datasourceNameId: "example", collected };
  return measure(async (db, done) => {
    const { counts } = await loadBooks(db, { ...books, spool });
    done(counts.journalLines);
  });
}

/** The same lines, table, key, policy and chunks, prepared before the clock starts. */
async function floor() {
  const chunks: Buffer[] = [];
  let rows: string[] = [];
  let position = 0;
  for await (const line of spool.read("journal-lines", parts["journal-lines"])) {
    position += 1;
    const period = asked.cuts.find((cut) => cut >= line.date);
    const { accountId, date, amount, transactionId, transactionType, lineNumber } = line;
    const { memo, documentNumber, partyId, createdAt, modifiedAt } = line;
    rows.push(
      [
        ...[accountId, period, date, position, amount, transactionId, transactionType, lineNumber],
        ...[memo, documentNumber, "\\N", partyId, createdAt, modifiedAt],
      ].join("\t"),
    );
    if (rows.length === 50_000) flush();
  }
  flush();

  return measure(async (db, done) => {
    await insertChunks(db, financialRecordId, chunks);
    done(position);
  });

  function flush(): void {
    if (rows.length > 0) chunks.push(Buffer.from(`${rows.join("\n")}\n`));
    rows = [];
  }
}

async function measure(work: (db: Tx, done: (lines: number) => void) => Promise<void>) {
  // Resets the peak counter.
  writeFileSync("/proc/self/clear_refs", "5");
  const cpu = process.cpuUsage();
  const started = performance.now();
  let lines = 0;
  let server = 0;
  await withTenant(pool, tenantId, async (db) => {
    const { rows } = await db.raw("select pg_backend_pid() as pid");
    const before = cpuOf(rows[0].pid);
    await work(db, (count) => {
      lines = count;
    });
    server = cpuOf(rows[0].pid) - before;
  });
  const seconds = (performance.now() - started) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  return { lines, seconds, own: (user + system) / 1e6, server, peak: megabytes("VmHWM") };
}

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
