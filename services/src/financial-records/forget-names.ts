import {
  forgetAccounts,
  type NamingVersion,
  namesFromElsewhere,
} from "@tieout/core/spread/forget-accounts";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import { table } from "@tieout/server/database/table";
import type { Transact, Tx } from "@tieout/server/database/with-tenant";

/**
 * Takes account names out of a workspace's spreads that none of its collections has any more, once one was withdrawn or
 * deleted. Its own spreads go with its rows; later ones have names that were carried over. Safe to repeat.
 */
export async function forgetAccountNames(
  tx: Transact,
  { workspaceId, now }: { readonly workspaceId: string; readonly now: Date },
): Promise<void> {
  const recordIds = await tx((db) => listNamingRecords(db, workspaceId));
  for (const id of recordIds) await tx((db) => forgetInRecord(db, id, { workspaceId, now }));
}

/** Records with spreads that may name accounts of others, in any state: one may be loaded right now. */
async function listNamingRecords(db: Tx, workspaceId: string): Promise<string[]> {
  const found = await runPrepared<{ readonly id: string }>(db, namingRecords, [
    db.tenantId,
    workspaceId,
  ]);
  return found.map(({ id }) => id);
}

// Parked lines and notes come with a carried-over version, and no other way.
const namingRecords: PreparedStatement = {
  name: "list-records-naming-others",
  text: `select record.id from financial_records record
    where record.tenant_id = $1 and record.workspace_id = $2 and exists (
      select from spread_versions version
      where version.tenant_id = record.tenant_id and version.financial_record_id = record.id
        and version.carried_over is not null
    )
    order by record.id`,
};

async function forgetInRecord(
  db: Tx,
  financialRecordId: string,
  { workspaceId, now }: { readonly workspaceId: string; readonly now: Date },
): Promise<void> {
  await lockSpread(db, financialRecordId);
  const versions: readonly StoredVersion[] = await table(db, "spreadVersions")
    .where({ tenantId: db.tenantId, financialRecordId })
    .orderBy("version")
    .select("version", "spread", "edits", "carriedOver");
  const names = namesFromElsewhere(versions);
  if (names.size === 0) return;
  const known = await knownNames(db, workspaceId, names);
  if (known.size === names.size) return;

  const forgotten = forgetAccounts(versions, (name) => names.has(name) && !known.has(name));
  for (const [i, version] of forgotten.entries()) {
    if (version === versions[i]) continue;
    await db.raw("select forget_spread_names(?, ?, ?, ?, ?, ?)", [
      financialRecordId,
      version.version,
      JSON.stringify(version.spread),
      JSON.stringify(version.edits),
      version.carriedOver && JSON.stringify(version.carriedOver),
      now,
    ]);
  }
}

interface StoredVersion extends NamingVersion {
  readonly version: number;
}

/** Serializes saves of a spread with what takes names out of it: a save is made from the version before. */
export async function lockSpread(db: Tx, financialRecordId: string): Promise<void> {
  await table(db, "spreads")
    .where({ tenantId: db.tenantId, financialRecordId })
    .forUpdate()
    .first("version");
}

/** Those of the names that a collection of the workspace still has. Hidden ones count, since they can be restored. */
async function knownNames(
  db: Tx,
  workspaceId: string,
  names: ReadonlySet<string>,
): Promise<Set<string>> {
  const found = await runPrepared<{ readonly name: string }>(db, namesKnown, [
    db.tenantId,
    workspaceId,
    [...names],
  ]);
  return new Set(found.map(({ name }) => name));
}

const namesKnown: PreparedStatement = {
  name: "list-known-account-names",
  text: `select distinct account.name
    from financial_records record
    join submissions submission
      on submission.tenant_id = record.tenant_id and submission.id = record.submission_id
    join ledger_accounts account
      on account.tenant_id = record.tenant_id and account.financial_record_id = record.id
    where record.tenant_id = $1 and record.workspace_id = $2 and account.name = any($3::text[])
      and record.status in ('Pending', 'Created') and submission.withheld_at is null`,
};
