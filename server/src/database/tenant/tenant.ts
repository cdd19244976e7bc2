import { table } from "../table.ts";
import type { Tx } from "../with-tenant.ts";

export interface Tenant {
  readonly name: string;
  readonly visibleName: string;
  /** IANA. For billing periods, and mail to people without a zone of their own. */
  readonly timeZone: string;
  readonly defaultLanguage: "en" | "es" | "fr";
  readonly lenderDisabled: boolean;
  readonly borrowerDisabled: boolean;
}

export async function findTenant(db: Tx): Promise<Tenant> {
  const row = await table(db, "tenants")
    .where({ tenantId: db.tenantId })
    .first(
      "name",
      "visibleName",
      "timeZone",
      "defaultLanguage",
      "lenderDisabled",
      "borrowerDisabled",
    );
  if (!row) throw new Error(`Tenant ${db.tenantId} is gone`);
  return row;
}

/** The base of absolute addresses outside requests, as in mail (D-7). */
export async function canonicalOrigin(db: Tx, kind: "lender" | "borrower"): Promise<string> {
  const row = await table(db, "tenantHosts")
    .where({ tenantId: db.tenantId, kind })
    .orderBy([{ column: "canonical", order: "desc" }, { column: "host" }])
    .first("origin");
  if (!row) throw new Error(`Tenant ${db.tenantId} has no ${kind} host`);
  return row.origin;
}
