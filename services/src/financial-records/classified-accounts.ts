import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import type { Tx } from "@tieout/server/database/with-tenant";

/** An account whose type the lender has set in the statements as they're saved now. */
export interface ClassifiedAccount {
  readonly id: string;
  /** As collected. */
  readonly wasUnknown: boolean;
}

export function listClassifiedAccounts(
  db: Tx,
  financialRecordId: string,
): Promise<readonly ClassifiedAccount[]> {
  return runPrepared<ClassifiedAccount>(db, classified, [db.tenantId, financialRecordId]);
}

const classified: PreparedStatement = {
  name: "list-classified-accounts",
  text: `select account.id, account.classification = 'unknown' as "wasUnknown"
    from spreads
    join spread_versions using (tenant_id, financial_record_id, version)
    cross join lateral jsonb_object_keys(spread->'classifications') as said (id)
    join ledger_accounts account
      on account.tenant_id = $1 and account.financial_record_id = $2 and account.id = said.id
    where spreads.tenant_id = $1 and spreads.financial_record_id = $2
    order by account.position`,
};
