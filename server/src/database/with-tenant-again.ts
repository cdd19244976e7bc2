import type { Knex } from "knex";
import { type TenantTransactionOptions, type Tx, withTenant } from "./with-tenant.ts";

/** Raised by `in_living_workspace` and `of_living_user` for a deleted parent. */
const parentGone = "TGONE";
const deadlock = "40P01";

/** After more deadlocks, or if the parent is still gone, the caller answers. */
const triesAtMost = 3;

/** Whether an insert failed because its workspace or user is deleted. */
export function isParentGone(fault: unknown): boolean {
  return codeOf(fault) === parentGone;
}

/** `withTenant` for database-only work, rerun after a deadlock or a deletion, which it then sees and answers. */
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
