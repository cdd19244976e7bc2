import type { Tx } from "@tieout/server/database/with-tenant";
import type { BooksKey } from "./save.ts";

/** Proof of a load, in place of foreign keys (D-24). All but `lines` must be zero. */
export interface LoadProof {
  readonly lines: number;
  readonly unknownAccounts: number;
  /** Lines whose party isn't in the list, where there is one. */
  readonly unknownParties: number;
  /** Accounts and cuts whose lines don't add up to the month's movement. */
  readonly differingMonths: number;
}

/** Compares the loaded lines with the chart, the parties and the months. */
export async function proveLoad(
  db: Tx,
  { financialRecordId, basis }: BooksKey,
): Promise<LoadProof> {
  return withSettings(db, plannerSettings, async () => {
    const { rows } = await db.raw(proof, { tenantId: db.tenantId, financialRecordId, basis });
    return rows[0];
  });
}

/**
 * Lines are read once and grouped by account and cut and by party; grouping instead of joining rules out bad join
 * plans.
 */
const proof = `
  with grouped as materialized (
    select account_id, period_end, party_id, grouping(party_id) = 0 as "byParty",
      sum(amount) as amount, count(*) as lines
    from journal_lines
    where tenant_id = :tenantId and financial_record_id = :financialRecordId and basis = :basis
    group by grouping sets ((account_id, period_end), (party_id))
  ),
  accounts as (
    select sum(lines) as lines from (
      select account_id as id, lines, false as listed from grouped where not "byParty"
      union all
      select id, 0, true from ledger_accounts
      where tenant_id = :tenantId and financial_record_id = :financialRecordId
    ) account group by id having not bool_or(listed)
  ),
  named as (
    select sum(lines) as lines from (
      select party_id as id, lines, false as listed from grouped
      where "byParty" and party_id is not null
      union all
      select id, 0, true from parties
      where tenant_id = :tenantId and financial_record_id = :financialRecordId
    ) party group by id having not bool_or(listed)
  ),
  months as (
    select from (
      select account_id, period_end, amount from grouped where not "byParty"
      union all
      select account_id, period_end, credit - debit from ledger_months
      where tenant_id = :tenantId and financial_record_id = :financialRecordId and basis = :basis
    ) month group by account_id, period_end having sum(amount) <> 0
  )
  select
    (select coalesce(sum(lines), 0) from grouped where not "byParty") as lines,
    (select coalesce(sum(lines), 0) from accounts) as "unknownAccounts",
    (select coalesce(sum(lines), 0) from named) as "unknownParties",
    (select count(*) from months) as "differingMonths"`;

/**
 * Without statistics the planner underestimates a million lines; a bitmap scan and hash groups are safe for any
 * number.
 */
const plannerSettings = { enable_indexscan: "off", enable_sort: "off", jit: "off" };

/** Settings for a part of a transaction, restored afterwards. */
async function withSettings<Result>(
  db: Tx,
  settings: Readonly<Record<string, string>>,
  work: () => Promise<Result>,
): Promise<Result> {
  const names = Object.keys(settings);
  const { rows } = await db.raw(
    "select name, current_setting(name) as value from unnest(?::text[]) as name",
    [names],
  );
  await set(Object.entries(settings));
  const result = await work();
  // If the work fails, the transaction is rolled back with its settings.
  await set(rows.map(({ name, value }: { name: string; value: string }) => [name, value]));
  return result;

  async function set(values: readonly (readonly [string, string])[]): Promise<void> {
    await db.raw(
      "select set_config(name, value, true) from unnest(?::text[], ?::text[]) as setting (name, value)",
      [values.map(([name]) => name), values.map(([, value]) => value)],
    );
  }
}
