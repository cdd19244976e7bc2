import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** Says that the borrower took a collection back. Whether nobody had said so before. */
export async function saveWithdrawal(db: Tx, id: string, now: Date): Promise<boolean> {
  const saved = await table(db, "submissions")
    .where({ tenantId: db.tenantId, id, filesDeletedAt: null, withdrawnAt: null })
    .update({ withdrawnAt: now });
  return saved === 1;
}

/**
 * Takes what was withdrawn out of everybody's sight, and says when it goes. The lender's people are told by
 * another mail than that of retention, so that they aren't told again.
 */
export async function withholdCollection(
  db: Tx,
  id: string,
  { autoDeleteAt, now }: { readonly autoDeleteAt: Date; readonly now: Date },
): Promise<void> {
  await table(db, "submissions")
    .where({ tenantId: db.tenantId, id, filesDeletedAt: null })
    .whereNotNull("withdrawnAt")
    .update({ withheldAt: now, autoDeleteAt, deletionWarnedAt: now });
}
