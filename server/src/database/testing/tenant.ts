import { randomUUID } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import type { Knex } from "knex";
import { createTenant, type NewTenant } from "../tenant/provision.ts";
import { type Transact, withTenant } from "../with-tenant.ts";

/** The time of everything tests build. */
export const builtAt = new Date("2026-03-15T09:00:00Z");

export interface TestTenant {
  readonly id: string;
  readonly tx: Transact;
}

/** Creates a tenant of its own, isolated from other tests. */
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
