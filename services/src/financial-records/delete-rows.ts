import type { Tx } from "@tieout/server/database/with-tenant";

/** Tables with as many rows of a record as its books are long, and the rest of their keys. Months name accounts. */
const longTables = [
  { table: "journal_lines", key: ["basis", "account_id", "period_end", "date", "position"] },
  { table: "ledger_months", key: ["basis", "period_end", "account_id"] },
  { table: "open_documents", key: ["side", "as_of", "document_id"] },
  { table: "vendor_reports", key: ["basis", "position"] },
  { table: "parties", key: ["id"] },
  { table: "ledger_accounts", key: ["id"] },
] as const;

/** How far a deletion has come: in which table, and behind which row's key. */
export interface DeletionPlace {
  readonly table: number;
  readonly after?: readonly string[];
}

export const beginningOfDeletion: DeletionPlace = { table: 0 };

/**
 * Deletes the next rows of a record's figures, `limit` at most, in the order of their keys: no transaction is long,
 * and none passes over what earlier ones have deleted. Gives where to go on; nothing when they are all gone.
 */
export async function deleteRecordRows(
  db: Tx,
  recordId: string,
  { table: index, after }: DeletionPlace,
  limit: number,
): Promise<DeletionPlace | undefined> {
  const long = longTables[index];
  if (!long) return undefined;
  const { table } = long;
  const key = long.key.map((column) => `"${column}"`).join(", ");
  const behind = after ? `and (${key}) > (${after.map(() => "?").join(", ")})` : "";
  const { rows } = await db.raw(
    `with doomed as materialized (
       select ctid, ${key} from ${table}
       where tenant_id = ? and financial_record_id = ? ${behind}
       order by ${key} limit ?
     ), gone as (
       delete from ${table} where tenant_id = ? and ctid = any (array(select ctid from doomed))
       returning 1
     )
     select array[${textsOf(long.key)}] as last, (select count(*)::int from gone) as deleted
     from doomed order by ${long.key.map((column) => `"${column}" desc`).join(", ")} limit 1`,
    [db.tenantId, recordId, ...(after ?? []), limit, db.tenantId],
  );
  const [found]: readonly { readonly last: readonly string[]; readonly deleted: number }[] = rows;
  if (!found || found.deleted < limit) return { table: index + 1 };
  return { table: index, after: found.last };
}

const textsOf = (key: readonly string[]) => key.map((column) => `"${column}"::text`).join(", ");
