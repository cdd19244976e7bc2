import { openOwnDatabase } from "../../server/bench/own-database.ts";
import { newTenant } from "../../server/src/database/testing/tenant.ts";
import { insertHistory } from "../../services/src/testing/insert-history.ts";
import { dropAbandoned, forgetExpired, requeueDue } from "../src/handlers/daily-round.ts";

/*
 * What the daily rounds of many tenants take, of a hundred submissions each, one after the other; beside as many
 * transactions that ask nothing: `npx tsx bench/daily-round.ts [tenants]`.
 */

const [argument = "1000"] = process.argv.slice(2);
const { pool, analyze, end } = await openOwnDatabase();
const tenants: Awaited<ReturnType<typeof newTenant>>[] = [];
for (let number = 0; number < Number(argument); number++) {
  const tenant = await newTenant(pool);
  await tenant.tx((db) => insertHistory(db, 100));
  tenants.push(tenant);
}
await analyze();

const now = new Date();
const nothing = await each(({ tx }) => tx(async () => undefined));
const forgetting = await each((run) => forgetExpired(run, now));
const dropping = await each((run) => dropAbandoned(run, now));
const requeueing = await each(({ tx }) => tx((db) => requeueDue(db, now)));
const told = { forgetting, dropping, requeueing };
for (const [what, took] of Object.entries(told)) {
  const ratio = (took / nothing).toFixed(1);
  process.stdout.write(`${what}: ${took.toFixed(1)} ms a tenant, ${ratio} empty transactions\n`);
}

await end();

async function each(work: (tenant: (typeof tenants)[number]) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (const tenant of tenants) await work(tenant);
  return (performance.now() - started) / tenants.length;
}
