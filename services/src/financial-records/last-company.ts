import type { CompanyEvidence } from "@tieout/core/check/company-checks";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import type { Tx } from "@tieout/server/database/with-tenant";

interface Row {
  readonly business: string;
  readonly currency: string | null;
  readonly country: string | null;
  readonly accounts: readonly string[] | null;
}

/** The workspace's name, and the company of the record collected last before this one. */
export async function findCompanyBefore(
  db: Tx,
  financialRecordId: string,
): Promise<Pick<CompanyEvidence, "business" | "last">> {
  const [row] = await runPrepared<Row>(db, companyBefore, [db.tenantId, financialRecordId]);
  if (!row) throw new Error(`The record ${financialRecordId} has no workspace`);
  const { business, currency, country, accounts } = row;
  if (currency === null) return { business };
  return {
    business,
    last: { currency, accounts: accounts ?? [], ...(country !== null && { country }) },
  };
}

// Collections that are hidden, withdrawn or deleted don't count.
const companyBefore: PreparedStatement = {
  name: "find-company-before-record",
  text: `select workspace.display_name as business, last.currency, last.country, last.accounts
    from financial_records loaded
    join workspaces workspace
      on workspace.tenant_id = loaded.tenant_id and workspace.id = loaded.workspace_id
    left join lateral (
      select record.currency,
        (select consent.country from imports
          join consents consent
            on consent.tenant_id = imports.tenant_id and consent.id = imports.consent_id
          where imports.tenant_id = $1 and imports.financial_record_id = record.id
          limit 1) as country,
        (select array_agg(account.name) from ledger_accounts account
          where account.tenant_id = $1 and account.financial_record_id = record.id) as accounts
      from financial_records record
      join submissions submission
        on submission.tenant_id = record.tenant_id and submission.id = record.submission_id
      where record.tenant_id = loaded.tenant_id and record.workspace_id = loaded.workspace_id
        and record.id <> loaded.id and record.status = 'Created'
        and submission.deleted_at is null and submission.withheld_at is null
      order by record.loaded_at desc, record.id limit 1
    ) last on true
    where loaded.tenant_id = $1 and loaded.id = $2`,
};
