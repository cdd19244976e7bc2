import type { Check } from "@tieout/core/check/check";
import type { Basis } from "@tieout/core/ledger/ledger";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { rowAs } from "@tieout/server/database/without-nulls";
import type { BooksKey } from "../ledger/save.ts";

/** Keeps what was checked, in order, and opens a finding for each check that failed. */
export async function saveChecks(
  db: Tx,
  { financialRecordId, basis }: BooksKey,
  checks: readonly Check[],
): Promise<void> {
  if (checks.length === 0) return;
  const key = { tenantId: db.tenantId, financialRecordId, basis };
  const rows = checks.map(({ from, to, ...check }, position) => ({
    ...key,
    ...check,
    position,
    fromDay: from ?? null,
    toDay: to ?? null,
  }));
  await db.batchInsert("checks", rows, 500);
  const failed = checks.filter(({ outcome }) => outcome === "Fail");
  if (failed.length === 0) return;
  await db.batchInsert(
    "findings",
    failed.map(({ id }) => ({ ...key, id: db.raw("gen_random_uuid()"), checkId: id })),
    500,
  );
}

export interface StoredCheck extends Check {
  readonly basis: Basis;
}

/** All checks of a record, in the order they were made. */
export async function listChecks(db: Tx, financialRecordId: string): Promise<StoredCheck[]> {
  const rows = await table(db, "checks")
    .where({ tenantId: db.tenantId, financialRecordId })
    .orderBy(["basis", "position"])
    .select(
      "id",
      "basis",
      "category",
      "outcome",
      "fact",
      "severity",
      "expected",
      "actual",
      "difference",
      "tolerance",
      "accountId",
      "transactionId",
      { from: "fromDay", to: "toDay" },
    );
  return rows.map(rowAs<StoredCheck>);
}

export async function countOpenHighFindings(db: Tx, financialRecordId: string): Promise<number> {
  const [found] = await runPrepared<{ readonly open: number }>(db, openHighFindings, [
    db.tenantId,
    financialRecordId,
  ]);
  return found?.open ?? 0;
}

const openHighFindings: PreparedStatement = {
  name: "count-open-high-findings",
  text: `select count(*)::integer as open from findings finding
    join checks on checks.tenant_id = $1 and checks.id = finding.check_id
      and checks.basis = finding.basis
      and checks.financial_record_id = finding.financial_record_id
    where finding.tenant_id = $1 and finding.financial_record_id = $2
      and finding.state = 'open' and checks.severity = 'high'`,
};
