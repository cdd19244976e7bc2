import type { Check } from "@tieout/core/check";
import type { Basis } from "@tieout/core/ledger";
import type { Layout, NumberStyle, StatementType } from "@tieout/core/statement";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { rowAs } from "@tieout/server/database/without-nulls";
import type { BooksKey } from "../ledger/save.ts";

/** Names one statement of one set of books. */
interface StatementKey extends BooksKey {
  readonly type: StatementType;
}

/** How a statement is laid out now. */
interface StoredStatement {
  readonly layout: Layout;
  readonly numberStyle: NumberStyle;
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
}

/** Keeps the layouts a record starts with, each as its statement's version 1. */
export async function saveStandardStatements(
  db: Tx,
  { financialRecordId, basis }: BooksKey,
  layouts: readonly Layout[],
): Promise<void> {
  const rows = layouts.map((layout) => ({
    tenantId: db.tenantId,
    financialRecordId,
    basis,
    type: layout.type,
    layout: JSON.stringify(layout),
    numberStyle: "Actuals" as const,
    version: 1,
  }));
  await table(db, "statements").insert(rows);
  await table(db, "statementVersions").insert(rows);
}

export async function findStatement(
  db: Tx,
  { financialRecordId, basis, type }: StatementKey,
): Promise<StoredStatement | undefined> {
  return table(db, "statements")
    .where({ tenantId: db.tenantId, financialRecordId, basis, type })
    .first("layout", "numberStyle", "version", "updatedAt", "updatedBy");
}

/** Which version a statement is at, and how its figures are written where nobody says otherwise. */
type StatementVersion = Pick<StoredStatement, "version" | "numberStyle">;

const findVersion: PreparedStatement = {
  name: "find-statement-version",
  text: `select version, number_style as "numberStyle" from statements
    where tenant_id = $1 and financial_record_id = $2 and basis = $3 and type = $4`,
};

export async function findStatementVersion(
  db: Tx,
  { financialRecordId, basis, type }: StatementKey,
): Promise<StatementVersion | undefined> {
  const key = [db.tenantId, financialRecordId, basis, type];
  const [found] = await runPrepared<StatementVersion>(db, findVersion, key);
  return found;
}

export interface StatementEdit {
  readonly layout: Layout;
  readonly numberStyle: NumberStyle;
  /** The version that was edited: somebody else's save in between is refused. */
  readonly version: number;
  /** The edit commands, for the history: who, when, before, after, why. */
  readonly commands: readonly object[];
  readonly reason?: string;
  readonly userId: string;
  readonly now: Date;
}

/** Saves an edited layout as the next version. Undefined when it isn't the one that was edited. */
export async function saveStatement(
  db: Tx,
  { financialRecordId, basis, type }: StatementKey,
  edit: StatementEdit,
): Promise<number | undefined> {
  const { layout, numberStyle, version, commands, reason, userId, now } = edit;
  const key = { tenantId: db.tenantId, financialRecordId, basis, type };
  const content = { layout: JSON.stringify(layout), numberStyle, version: version + 1 };
  const saved = await table(db, "statements")
    .where({ ...key, version })
    .update({ ...content, updatedAt: now, updatedBy: userId });
  if (saved !== 1) return undefined;

  await table(db, "statementVersions").insert({
    ...key,
    ...content,
    commands: JSON.stringify(commands),
    reason: reason ?? null,
    madeAt: now,
    madeBy: userId,
  });
  return version + 1;
}

/** Which version each statement of a record is at: `{"accrual:BalanceSheet": 3}`. */
export async function listStatementVersions(
  db: Tx,
  financialRecordId: string,
): Promise<Record<string, number>> {
  const rows = await table(db, "statements")
    .where({ tenantId: db.tenantId, financialRecordId })
    .orderBy(["basis", "type"])
    .select("basis", "type", "version");
  return Object.fromEntries(rows.map(({ basis, type, version }) => [`${basis}:${type}`, version]));
}

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

/** A check with the books it was put to. */
export interface StoredCheck extends Check {
  readonly basis: Basis;
}

/** All checks of a record, in the order in which they were made. */
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
