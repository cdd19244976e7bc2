import { createHash } from "node:crypto";
import type { Account, Basis, Ledger } from "@tieout/core/ledger/ledger";
import type { Command, ReplaceSpread, SpreadBooks } from "@tieout/core/spread/command";
import type { Edit } from "@tieout/core/spread/edit-session";
import { canonicalText, type Spread, standardSpread } from "@tieout/core/spread/spread";
import { spreadBooksOf } from "@tieout/core/spread/spread-books";
import type { NumberStyle } from "@tieout/core/statement/statement";
import { type PreparedStatement, runPrepared } from "@tieout/server/database/prepared";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";
import { findLedger, listAccounts } from "../ledger/ledger.ts";
import type { FinancialRecord } from "./financial-record.ts";

/** How a record's statements are laid out in one version. Versions are never changed. */
export interface StoredSpread {
  readonly spread: Spread;
  readonly version: number;
  readonly madeAt: Date | null;
  readonly madeBy: string | null;
  readonly reason: string | null;
}

/** An edit as it's stored and sent; a restored version is referred to by number. */
export interface SavedEdit extends Omit<Edit, "command"> {
  readonly command: Exclude<Command, ReplaceSpread> | RestoreVersion;
}

export interface RestoreVersion extends Pick<ReplaceSpread, "do"> {
  readonly origin: Extract<ReplaceSpread["origin"], { readonly kind: "version" }>;
}

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
  return { spread, version: 1, madeAt: null, madeBy: null, reason: null };
}

const findStored: PreparedStatement = {
  name: "find-spread",
  text: `select version, spread, made_at as "madeAt", made_by as "madeBy", reason
    from spread_versions
    where tenant_id = $1 and financial_record_id = $2 and version = coalesce($3::integer, (
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
  readonly origin: "carried-over" | "edit" | "template" | "reset";
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
    edits: JSON.stringify(edits),
    origin,
    reason: reason ?? null,
    madeAt: now,
    madeBy: userId,
  });
  return next;
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
  const ledgers: Partial<Record<Basis, Ledger>> = {};
  for (const basis of record.bases) {
    const ledger = await findLedger(db, record, basis);
    if (ledger) ledgers[basis] = ledger;
  }
  return spreadBooksOf(ledgers);
}

/** SHA-256 of a spread's canonical text: equal where spreads are. */
export function hashOf(spread: Spread): string {
  return createHash("sha256").update(canonicalText(spread)).digest("hex");
}

function contentOf(spread: Spread): { readonly spread: string; readonly hash: string } {
  return { spread: JSON.stringify(spread), hash: hashOf(spread) };
}
