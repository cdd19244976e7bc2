import { createHash } from "node:crypto";
import type { Account } from "@tieout/core/ledger/ledger";
import type { Command, ReplaceSpread, SpreadBooks } from "@tieout/core/spread/command";
import type { Edit } from "@tieout/core/spread/edit-session";
import { canonicalText, type Spread, standardSpread } from "@tieout/core/spread/spread";
import { spreadBooksOf } from "@tieout/core/spread/spread-books";
import type { NumberStyle } from "@tieout/core/statement/statement";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import { table } from "@tieout/server/database/table";
import type { SpreadVersionsRow } from "@tieout/server/database/tables.gen";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findLedgers, listAccounts } from "../ledger/ledger.ts";
import type { FinancialRecord } from "./financial-record.ts";

/** How a record's statements are laid out in one version. Versions are never changed. */
export interface StoredSpread {
  readonly spread: Spread;
  readonly version: number;
  /** SHA-256 of the spread as it was saved; names that were forgotten since are in it. */
  readonly hash: string;
  readonly origin: SpreadOrigin;
  readonly madeAt: Date | null;
  readonly madeBy: string | null;
  readonly reason: string | null;
  /** Of a layout that goes back to the one of an earlier collection, and not to the standard one. */
  readonly carriedOver: CarriedOverFrom | null;
}

export type SpreadOrigin = "standard" | "carried-over" | "edit" | "template" | "reset";

/** What a new collection took over, from where, and what differed. */
export type CarriedOverFrom = NonNullable<SpreadVersionsRow["carriedOver"]>;

/** An edit as it's stored and sent; a whole spread by where it comes from. */
export interface SavedEdit extends Omit<Edit, "command"> {
  readonly command: Exclude<Command, ReplaceSpread> | Pick<ReplaceSpread, "do" | "origin">;
}

/** The standard layout: what a reset returns to, and the only one that a borrower sees. */
export const standardVersion = 1;

/** Saves a record's first spread as version 1; does nothing if it has one. */
export async function saveStandardSpread(
  db: Tx,
  financialRecordId: string,
  accounts: readonly Account[],
): Promise<void> {
  const key = { tenantId: db.tenantId, financialRecordId };
  const begun = await table(db, "spreads")
    .insert({ ...key, version: 1 })
    .onConflict(["tenantId", "financialRecordId"])
    .ignore()
    .returning("version");
  if (begun.length === 0) return;
  const content = contentOf(standardSpread(accounts));
  await table(db, "spreadVersions").insert({
    ...key,
    ...content,
    version: 1,
    origin: "standard",
  });
}

/**
 * The spread of a record: the current version, or the one asked for. A record that was loaded before there
 * were spreads has the standard one, which follows from its accounts.
 *
 * @throws where the record hasn't had that version
 */
export async function findSpread(
  db: Tx,
  financialRecordId: string,
  version?: number,
): Promise<StoredSpread> {
  const [stored] = await runPrepared<StoredSpread>(db, findStored, [
    db.tenantId,
    financialRecordId,
    version ?? null,
  ]);
  if (stored) return stored;
  if (version !== undefined && version !== 1) {
    throw new Error(`Record ${financialRecordId} has no spread ${version}`);
  }
  const spread = standardSpread(await listAccounts(db, financialRecordId));
  return { ...standard, spread, version: 1, hash: hashOf(spread) };
}

const standard = {
  origin: "standard",
  madeAt: null,
  madeBy: null,
  reason: null,
  carriedOver: null,
} as const;

const findStored: PreparedStatement = {
  name: "find-spread",
  text: `select stored.version, stored.spread, stored.hash, stored.origin, stored.made_at as "madeAt",
      stored.made_by as "madeBy", stored.reason, base.carried_over as "carriedOver"
    from spread_versions stored
    join spread_versions base
      on base.tenant_id = stored.tenant_id and base.version = stored.base_version
        and base.financial_record_id = stored.financial_record_id
    where stored.tenant_id = $1 and stored.financial_record_id = $2
      and stored.version = coalesce($3::integer, (
        select version from spreads where tenant_id = $1 and financial_record_id = $2))`,
};

export interface SpreadVersion {
  readonly version: number;
  readonly numberStyle: NumberStyle;
}

const findVersion: PreparedStatement = {
  name: "find-spread-version",
  text: `select version, spread->>'numberStyle' as "numberStyle"
    from spreads join spread_versions using (tenant_id, financial_record_id, version)
    where tenant_id = $1 and financial_record_id = $2`,
};

export async function findSpreadVersion(db: Tx, financialRecordId: string): Promise<SpreadVersion> {
  const [found] = await runPrepared<SpreadVersion>(db, findVersion, [
    db.tenantId,
    financialRecordId,
  ]);
  return found ?? { version: 1, numberStyle: "Actuals" };
}

export interface NewSpreadVersion {
  readonly spread: Spread;
  /** The version that was edited; a conflicting save is refused. */
  readonly version: number;
  /** The edits since that version, for the history. */
  readonly edits: readonly SavedEdit[];
  readonly origin: Exclude<SpreadOrigin, "standard" | "carried-over">;
  readonly reason?: string;
  readonly userId: string;
  readonly now: Date;
}

/** Saves an edited spread as the next version. Undefined if another version is current by now. */
export async function saveSpread(
  db: Tx,
  financialRecordId: string,
  { spread, version, edits, origin, reason, userId, now }: NewSpreadVersion,
): Promise<number | undefined> {
  const key = { tenantId: db.tenantId, financialRecordId };
  if (version === 1) {
    await saveStandardSpread(db, financialRecordId, await listAccounts(db, financialRecordId));
  }
  const next = version + 1;
  const saved = await table(db, "spreads")
    .where({ ...key, version })
    .update({ version: next });
  if (saved !== 1) return undefined;

  await table(db, "spreadVersions").insert({
    ...key,
    ...contentOf(spread),
    version: next,
    baseVersion: db.raw(
      `(select base_version from spread_versions
        where tenant_id = ? and financial_record_id = ? and version = ?)`,
      [db.tenantId, financialRecordId, originalOf({ version, edits, origin })],
    ),
    edits: JSON.stringify(edits),
    origin,
    reason: reason ?? null,
    madeAt: now,
    madeBy: userId,
  });
  return next;
}

/** The version that a new one continues: what was reset or restored leaves the ones between behind. */
function originalOf({
  version,
  edits,
  origin,
}: Pick<NewSpreadVersion, "version" | "edits" | "origin">): number {
  if (origin === "reset") return 1;
  const restored = edits.flatMap(({ command }) =>
    command.do === "replaceSpread" && command.origin.kind === "version"
      ? [command.origin.version]
      : [],
  );
  return restored.at(-1) ?? version;
}

/**
 * The current version with a SHA-256 over its layout's hash, its edits, and who made it, when and why. The audit trail
 * has it, so that a version changed later wouldn't go unnoticed. Undefined for a record loaded before there were spreads.
 */
export async function findSeal(
  db: Tx,
  financialRecordId: string,
): Promise<{ readonly version: number; readonly seal: string } | undefined> {
  const key = { tenantId: db.tenantId, financialRecordId };
  const sealed = await table(db, "spreadVersions")
    .where({ ...key, version: table(db, "spreads").where(key).select("version") })
    .first("version", "hash", "origin", "edits", "reason", "madeAt", "madeBy", "carriedOver");
  return sealed && { version: sealed.version, seal: sha256(canonicalText(sealed)) };
}

/** The edits from a version to the current one, in order: the last ones, as many as may be sent at once. */
export async function listEditsSince(
  db: Tx,
  financialRecordId: string,
  version: number,
): Promise<SavedEdit[]> {
  const latest = await runPrepared<{ readonly edit: SavedEdit }>(db, editsSince, [
    db.tenantId,
    financialRecordId,
    version,
    editsAtMost,
  ]);
  return latest.map(({ edit }) => edit).toReversed();
}

const editsSince: PreparedStatement = {
  name: "list-spread-edits-since",
  text: `select edit
    from spread_versions, jsonb_array_elements(edits) with ordinality as listed (edit, place)
    where tenant_id = $1 and financial_record_id = $2 and version > $3
    order by version desc, place desc limit $4`,
};

/** Limit of one save, and of what a conflicting editor gets back. */
const editsAtMost = 1_000;

export async function findSpreadBooks(db: Tx, record: FinancialRecord): Promise<SpreadBooks> {
  return spreadBooksOf(await findLedgers(db, record));
}

/** SHA-256 of a spread's canonical text: equal where spreads are. */
export function hashOf(spread: Spread): string {
  return sha256(canonicalText(spread));
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export function contentOf(spread: Spread): { readonly spread: string; readonly hash: string } {
  return { spread: JSON.stringify(spread), hash: hashOf(spread) };
}
