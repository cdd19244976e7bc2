import type { Account } from "@tieout/core/ledger/ledger";
import { carryOver, type LastSpread } from "@tieout/core/spread/carry-over";
import type { SpreadBooks } from "@tieout/core/spread/command";
import type { Spread } from "@tieout/core/spread/spread";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { listAccounts } from "../ledger/ledger.ts";
import { type CarriedOverFrom, contentOf } from "./spread.ts";

/**
 * Saves the workspace's last saved spread, carried over to a record that is being loaded, as version 2. Its standard
 * spread is version 1. Does nothing where nobody has edited a spread in the workspace yet.
 */
export async function saveCarriedOverSpread(
  db: Tx,
  financialRecordId: string,
  accounts: readonly Account[],
  books: SpreadBooks,
): Promise<void> {
  const last = await findLastSpread(db, financialRecordId);
  if (!last) return;
  const { spread, ...notes } = carryOver(last, accounts, books);
  const key = { tenantId: db.tenantId, financialRecordId };
  const carriedOver: CarriedOverFrom = { ...notes, from: last.from };
  await table(db, "spreadVersions").insert({
    ...key,
    ...contentOf(spread),
    version: 2,
    baseVersion: 2,
    origin: "carried-over",
    carriedOver: JSON.stringify(carriedOver),
  });
  await table(db, "spreads").where(key).update({ version: 2 });
}

/**
 * The workspace's last saved spread: the current one of its latest Created record whose spread a person has edited, or
 * that was itself carried over. The latest is the one collected last, not the one saved last: its chart is nearest to
 * the new one, and it holds what was carried over to it. Collections that are hidden, withdrawn or deleted don't count.
 */
async function findLastSpread(
  db: Tx,
  financialRecordId: string,
): Promise<(LastSpread & Pick<CarriedOverFrom, "from">) | undefined> {
  const [last] = await runPrepared<LastRow>(db, findLast, [db.tenantId, financialRecordId]);
  if (!last) return undefined;
  const { spread, sameBooks, collectedAt, ...from } = last;
  const accounts = await listAccounts(db, from.financialRecordId);
  const at = collectedAt.toISOString();
  return { spread, accounts, sameBooks, from: { ...from, collectedAt: at } };
}

interface LastRow extends Omit<CarriedOverFrom["from"], "collectedAt"> {
  readonly collectedAt: Date;
  readonly spread: Spread;
  readonly sameBooks: boolean;
}

// A package's ids are those of one company. Each file of books has a connection, and so a company, of its own.
const findLast: PreparedStatement = {
  name: "find-last-spread-of-workspace",
  text: `select last.id as "financialRecordId", last.submission_id as "submissionId",
      current.version, last.up_to_day as "upTo", last.loaded_at as "collectedAt", saved.spread,
      exists (
        select from imports mine
        join connections my on my.tenant_id = mine.tenant_id and my.id = mine.connection_id
        join imports theirs on theirs.tenant_id = mine.tenant_id
        join connections their on their.tenant_id = theirs.tenant_id and their.id = theirs.connection_id
        where mine.tenant_id = $1 and mine.financial_record_id = $2
          and theirs.financial_record_id = last.id
          and their.datasource_name_id = my.datasource_name_id and their.org_id = my.org_id
      ) as "sameBooks"
    from financial_records loaded
    join financial_records last
      on last.tenant_id = loaded.tenant_id and last.workspace_id = loaded.workspace_id
    join submissions submission
      on submission.tenant_id = last.tenant_id and submission.id = last.submission_id
    join spreads current
      on current.tenant_id = last.tenant_id and current.financial_record_id = last.id
    join spread_versions saved
      on saved.tenant_id = last.tenant_id and saved.financial_record_id = last.id
        and saved.version = current.version
    where loaded.tenant_id = $1 and loaded.id = $2 and last.id <> loaded.id
      and last.status = 'Created' and current.version > 1
      and submission.deleted_at is null and submission.withheld_at is null
    order by last.loaded_at desc, last.id limit 1`,
};
