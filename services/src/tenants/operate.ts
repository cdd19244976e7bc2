import { type AuditEvent, saveAuditEvent } from "@tieout/server/database/audit/audit";
import { type Tx, withTenant } from "@tieout/server/database/with-tenant";
import type { Knex } from "knex";

/** Whoever looks after the tenants from outside of them, with the rights that it takes. */
export interface Operator {
  /** As `owner`: hosts and names are no tenant's to change. */
  readonly owner: Knex;
  /** As `app`: everything else. */
  readonly pool: Knex;
  readonly now: Date;
}

/** Does something to a tenant, and leaves on its audit trail that an operator has. */
export function operate<Result>(
  { pool, now: at }: Pick<Operator, "pool" | "now">,
  tenantId: string,
  event: Pick<AuditEvent, "action" | "details" | "subjectId">,
  work: (db: Tx) => Promise<Result>,
): Promise<Result> {
  return withTenant(pool, tenantId, async (db) => {
    const result = await work(db);
    await saveAuditEvent(db, { at, actor: { kind: "operator" }, ...event });
    return result;
  });
}
