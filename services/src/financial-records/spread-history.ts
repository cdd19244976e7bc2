import { commandNames } from "@tieout/core/spread/command-names";
import type { NodeRef } from "@tieout/core/statement/layout";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { SavedEdit, StoredSpread } from "./spread.ts";

/** A version without its layout. */
export interface SpreadVersionSummary
  extends Pick<StoredSpread, "version" | "origin" | "madeAt" | "madeBy" | "reason"> {
  /** How many edits led to it from the version before. */
  readonly edits: number;
}

/** A record's versions before one, or all, the newest first. A record from before there were spreads has none stored. */
export function listSpreadVersions(
  db: Tx,
  financialRecordId: string,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<readonly SpreadVersionSummary[]> {
  const bound = [db.tenantId, financialRecordId, before ?? null, limit];
  return runPrepared<SpreadVersionSummary>(db, versions, bound);
}

const versions: PreparedStatement = {
  name: "list-spread-versions",
  text: `select version, origin, made_at as "madeAt", made_by as "madeBy", reason,
      jsonb_array_length(edits) as edits
    from spread_versions
    where tenant_id = $1 and financial_record_id = $2 and ($3::integer is null or version < $3)
    order by version desc limit $4`,
};

/** An edit of a line. Without one, the whole version was another: carried over or reset. */
export interface LineChange extends Omit<SpreadVersionSummary, "edits"> {
  readonly edit: SavedEdit | null;
}

/** Where a page of a line's history ended: at which edit of which version, counted from 1; 0 is the version itself. */
export interface HistoryPlace {
  readonly version: number;
  readonly edit: number;
}

export interface LineHistory {
  readonly changes: readonly LineChange[];
  /** Where the next page begins, which may be empty. */
  readonly next?: HistoryPlace;
}

/** The edits that name a line, the newest first. A page is shorter than its limit where very many are near misses. */
export async function listLineHistory(
  db: Tx,
  financialRecordId: string,
  ref: NodeRef,
  { before, limit }: { readonly before?: HistoryPlace | undefined; readonly limit: number },
): Promise<LineHistory> {
  const named: LineChange[] = [];
  let end = before;
  for (let asked = 0; asked < asksAPage; asked++) {
    const found = await listMentions(db, financialRecordId, ref, { before: end, limit });
    for (const { place, ...change } of found) {
      end = { version: change.version, edit: place };
      if (!change.edit || commandNames(change.edit.command, ref)) named.push(change);
      if (named.length === limit) return { changes: named, next: end };
    }
    if (found.length < limit) return { changes: named };
  }
  return { changes: named, ...(end && { next: end }) };
}

const asksAPage = 20;

/** Edits with a line's reference or id in them. Cheap; whether they name it is for core to say. */
function listMentions(
  db: Tx,
  financialRecordId: string,
  ref: NodeRef,
  { before, limit }: { readonly before: HistoryPlace | undefined; readonly limit: number },
) {
  return runPrepared<LineChange & { readonly place: number }>(db, mentions, [
    db.tenantId,
    financialRecordId,
    JSON.stringify(ref),
    JSON.stringify(ref.slice(ref.indexOf("/") + 1)),
    before?.version ?? null,
    before?.edit ?? null,
    limit,
  ]);
}

const mentions: PreparedStatement = {
  name: "list-line-mentions",
  text: `select version, origin, made_at as "madeAt", made_by as "madeBy", reason, edit,
      coalesce(place, 0)::integer as place
    from spread_versions
    left join jsonb_array_elements(edits) with ordinality as listed (edit, place) on true
    where tenant_id = $1 and financial_record_id = $2 and version > 1
      and (edit is null or position($3 in edit::text) > 0 or position($4 in edit::text) > 0
        or edit->'command'->>'do' = 'replaceSpread')
      and ($5::integer is null or (version, coalesce(place, 0)) < ($5, $6::integer))
    order by version desc, place desc limit $7`,
};
