import type { Adjustment } from "@tieout/core/spread/adjustment";
import type { Spread } from "@tieout/core/spread/spread";
import { displayNameOf } from "@tieout/core/user";
import type { DescribedAdjustment } from "@tieout/core/workbook/posted-entries";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { FinancialRecord } from "./financial-record.ts";

/** The entries of a spread's version, with the names of their documents and of those who entered them. */
export async function describeAdjustments(
  db: Tx,
  { id, workspaceId }: Pick<FinancialRecord, "id" | "workspaceId">,
  { adjustments }: Spread,
  version: number,
): Promise<DescribedAdjustment[]> {
  if (adjustments.length === 0) return [];
  const names = await documentNames(db, workspaceId, adjustments);
  const makers = await runPrepared<Maker>(db, findMakers, [db.tenantId, id, version]);
  const made = new Map(makers.map((maker) => [maker.adjustmentId, maker]));

  return adjustments.map((entry) => {
    const documentName = entry.documentId === undefined ? undefined : names.get(entry.documentId);
    const maker = made.get(entry.id);
    return {
      ...entry,
      ...(documentName !== undefined && { documentName }),
      ...(maker && { madeAt: maker.madeAt, madeBy: displayNameOf(maker) }),
    };
  });
}

/** Deleted documents keep their names. */
async function documentNames(
  db: Tx,
  workspaceId: string,
  adjustments: readonly Adjustment[],
): Promise<ReadonlyMap<string, string>> {
  const ids = adjustments.flatMap(({ documentId }) => documentId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await table(db, "documents")
    .where({ tenantId: db.tenantId, workspaceId })
    .whereIn("id", ids)
    .select("id", "fileName");
  return new Map(rows.map(({ id, fileName }) => [id, fileName]));
}

interface Maker {
  readonly adjustmentId: string;
  readonly madeAt: Date;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly emailAddress: string;
}

/** Who saved an entry last, up to a version. Carried-over entries have nobody until they're confirmed. */
const findMakers: PreparedStatement = {
  name: "find-adjustment-makers",
  text: `select distinct on (1) edit #>> '{command,adjustment,id}' as "adjustmentId", made_at as "madeAt",
      first_name as "firstName", last_name as "lastName", display_name as "displayName",
      email_address as "emailAddress"
    from spread_versions v
      cross join jsonb_array_elements(edits) with ordinality as listed (edit, place)
      join users u on u.tenant_id = v.tenant_id and u.id = v.made_by
    where v.tenant_id = $1 and financial_record_id = $2 and v.version <= $3
      and edit #>> '{command,do}' = 'adjust'
    order by 1, v.version desc, place desc`,
};
