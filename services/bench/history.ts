import { builtAt, newTenant } from "@tieout/server/database/testing/tenant";
import { openOwnDatabase } from "../../server/bench/own-database.ts";
import { countHistory, type HistoryScope, listHistory } from "../src/submissions/history.ts";
import { insertHistory } from "../src/testing/insert-history.ts";

/*
 * What a page of a long history takes, in a tenant with that many submissions beside another as large:
 * `npx tsx bench/history.ts [submissions]`.
 */

const [argument = "100000"] = process.argv.slice(2);
const { pool, analyze, end } = await openOwnDatabase();
const [tenant, other] = [await newTenant(pool), await newTenant(pool)];
// Whoever came first lies before whose rows are looked for.
await other.tx((db) => insertHistory(db, Number(argument)));
const viewerId = await tenant.tx((db) => insertHistory(db, Number(argument)));
await analyze();

const all: HistoryScope = {
  statuses: ["complete", "incomplete"],
  sources: ["secure-link", "direct", "anonymous"],
  viewerId,
};
const first25 = { direction: "descending", place: { at: "start" }, limit: 25 } as const;
const hoursAgo = (hours: number) => new Date(builtAt.getTime() - hours * 3_600_000);
const key = { sortKey: "", createdAt: hoursAgo(Number(argument) / 2), id: viewerId };

await measure("newest first, all time", all, { ...first25, column: "collected" });
await measure("in the middle of it", all, {
  ...first25,
  column: "collected" as const,
  place: { at: "after", key },
});
await measure("from the end", all, { ...first25, column: "collected", place: { at: "end" } });
await measure(
  "one month, by workspace",
  { ...all, from: hoursAgo(31 * 24) },
  { ...first25, column: "workspace" },
);
await measure(
  "incomplete alone",
  { ...all, statuses: ["incomplete"] },
  { ...first25, column: "collected" },
);
await measure("searched by name", { ...all, term: "no 77" }, { ...first25, column: "collected" });
await measure("all time, by workspace", all, { ...first25, column: "workspace" });
for (const column of ["status", "package", "requestedBy"] as const) {
  await measure(`all time, by ${column}`, all, { ...first25, column });
}

await end();

async function measure(
  what: string,
  scope: HistoryScope,
  page: Parameters<typeof listHistory>[2],
): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 60; turn++) {
    const started = performance.now();
    await tenant.tx(async (db) => {
      await listHistory(db, scope, page);
      await countHistory(db, scope, 1_001);
    });
    times.push(performance.now() - started);
  }
  const sorted = times.slice(10).sort((one, two) => one - two);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  process.stdout.write(`${what}: ${at(0.5)} ms, p95 ${at(0.95)} ms\n`);
}
