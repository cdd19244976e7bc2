import { randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import type { Knex } from "knex";
import { createTenant, type NewTenant } from "../tenant/provision.ts";
import { type Transact, withTenant } from "../with-tenant.ts";

/** The instant at which everything that tests build happens. */
export const builtAt = new Date("2026-03-15T09:00:00Z");

export interface TestTenant {
  readonly id: string;
  readonly tx: Transact;
}

/** Makes a tenant nobody else knows. What it commits, no other test can see. */
export async function newTenant(pool: Knex, over: Partial<NewTenant> = {}): Promise<TestTenant> {
  const id = randomUUID();
  await createTenant(pool, {
    id,
    name: "copperfield",
    visibleName: "Copperfield Capital",
    emailDomains: ["copperfieldcapital.com"],
    accountingPackages: ["example"],
    billingAnchor: "2026-01-01" as Day,
    retention: { count: 7, unit: "years" },
    ...over,
  });
  return { id, tx: (work) => withTenant(pool, id, work) };
}
