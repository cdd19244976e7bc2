import type { Knex } from "knex";
import { type TenantTransactionOptions, type Tx, withTenant } from "./with-tenant.ts";

/** Raised by `in_living_workspace` and `of_living_user`: what a new row belongs to is deleted. */
const parentGone = "TGONE";
const deadlock = "40P01";

/** More than two deadlocks in a row, or a parent that is still gone, is for the caller to answer. */
const triesAtMost = 3;

/** Whether a row wasn't added because its workspace or its user is deleted. */
export function isParentGone(fault: unknown): boolean {
  return codeOf(fault) === parentGone;
}

/**
 * As `withTenant`, for work that reads nothing but the database: where it met a deletion or a deadlock, all of it is
 * undone and it runs again. By then it finds the parent deleted, and gives its usual answer.
 */
export async function withTenantAgain<Result>(
  pool: Knex,
  tenantId: string,
  work: (db: Tx) => Promise<Result>,
  options: TenantTransactionOptions = {},
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await withTenant(pool, tenantId, work, options);
    } catch (fault) {
      const code = codeOf(fault);
      const mayChange = code === deadlock || (code === parentGone && tries === 1);
      if (!mayChange || tries === triesAtMost) throw fault;
    }
  }
}

function codeOf(fault: unknown): unknown {
  return fault instanceof Error && "code" in fault ? fault.code : undefined;
}
