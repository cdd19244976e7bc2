import { finished } from "node:stream/promises";
import { from as copyFrom } from "pg-copy-streams";
import type { Tx } from "../src/database/with-tenant.ts";

const columns =
  "account_id, period_end, date, position, amount, transaction_id, transaction_type, line_number, " +
  "memo, document_number, reference_number, party_id, created_at, modified_at";

/** The least loading can take: prepared text goes by COPY into a temporary table, and from there to the journal. */
export async function insertChunks(
  db: Tx,
  financialRecordId: string,
  chunks: readonly Buffer[],
): Promise<void> {
  await db.raw(
    `create temp table floor on commit drop as select ${columns} from journal_lines with no data`,
  );
  const connection = await db.client.acquireConnection();
  for (const text of chunks) {
    const copy = connection.query(copyFrom(`copy floor (${columns}) from stdin`));
    copy.end(text);
    await finished(copy);
    await db.raw(
      `insert into journal_lines (tenant_id, financial_record_id, basis, ${columns})
       select ?::uuid, ?::uuid, 'accrual', ${columns} from floor`,
      [db.tenantId, financialRecordId],
    );
    await db.raw("truncate floor");
  }
}
