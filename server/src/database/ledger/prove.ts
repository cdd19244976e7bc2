import type { Tx } from "../with-tenant.ts";
import type { BooksKey } from "./save.ts";

/** What a load is proved by, in place of foreign keys (D-24). All but `lines` must be zero. */
export interface LoadProof {
  readonly lines: number;
  /** Lines of an account that isn't in the chart. */
  readonly unknownAccounts: number;
  /** Lines of a party that isn't in the list, where there is one. */
  readonly unknownParties: number;
  /** Accounts and cuts whose lines don't add up to the month's movement. */
  readonly differingMonths: number;
}

/** Compares the loaded lines with the chart, the parties and the months, by anti-joins. */
export async function proveLoad(
  db: Tx,
  { financialRecordId, basis }: BooksKey,
): Promise<LoadProof> {
  const { rows } = await db.raw(
    `with books as (
      select account_id, party_id, period_end, amount from journal_lines
      where tenant_id = :tenantId and financial_record_id = :financialRecordId and basis = :basis
    ),
    moved as (
      select account_id, period_end, sum(amount) as amount, count(*) as lines
      from books group by account_id, period_end
    )
    select
      (select coalesce(sum(lines), 0) from moved) as lines,
      (select coalesce(sum(moved.lines), 0) from moved where not exists (
        select from ledger_accounts account
        where account.tenant_id = :tenantId and account.financial_record_id = :financialRecordId
          and account.id = moved.account_id
      )) as "unknownAccounts",
      (select count(*) from books where party_id is not null and not exists (
        select from parties
        where parties.tenant_id = :tenantId
          and parties.financial_record_id = :financialRecordId and parties.id = books.party_id
      )) as "unknownParties",
      (select count(*) from moved full join (
        select account_id, period_end, debit - credit as amount from ledger_months
        where tenant_id = :tenantId and financial_record_id = :financialRecordId
          and basis = :basis
      ) months using (account_id, period_end)
      where coalesce(moved.amount, 0) <> coalesce(months.amount, 0)) as "differingMonths"`,
    { tenantId: db.tenantId, financialRecordId, basis },
  );
  return rows[0];
}
