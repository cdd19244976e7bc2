import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { type Tx, withTenant } from "../with-tenant.ts";

export interface TestTenant {
  readonly id: string;
  readonly tx: <Result>(work: (db: Tx) => Promise<Result>) => Promise<Result>;
}

/** Makes a tenant nobody else knows. What it commits, no other test can see. */
export async function newTenant(pool: Knex): Promise<TestTenant> {
  const id = randomUUID();
  const tx: TestTenant["tx"] = (work) => withTenant(pool, id, work);
  await tx((db) => db("tenants").insert({ tenantId: id, name: "test", visibleName: "Test" }));
  return { id, tx };
}
