import { findUserNames } from "@tieout/server/database/last-change";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { CarriedOverFrom, StoredSpread } from "@tieout/services/financial-records/spread";
import type {
  LineChange,
  SpreadVersionSummary,
} from "@tieout/services/financial-records/spread-history";
import type { Wire } from "../wire.ts";

type Saved = Pick<StoredSpread, "madeBy" | "madeAt">;

/** Says who saved a version, and when. */
async function tellerOf(db: Tx, saved: readonly Saved[]) {
  const names = await findUserNames(
    db,
    saved.map(({ madeBy }) => madeBy),
  );
  return ({ madeBy, madeAt }: Saved) => {
    const by = madeBy === null ? undefined : names.get(madeBy);
    return { ...(by !== undefined && { by }), ...(madeAt && { at: madeAt.toISOString() }) };
  };
}

export async function presentSpread(db: Tx, stored: StoredSpread): Promise<Wire["StoredSpread"]> {
  const { version, spread, origin, reason, carriedOver } = stored;
  const said = await tellerOf(db, [stored]);
  return {
    version,
    spread,
    origin,
    ...(reason !== null && { reason }),
    ...said(stored),
    ...(carriedOver && { carriedOver: presentCarriedOver(carriedOver) }),
  };
}

function presentCarriedOver({
  from,
  flagged,
  renamed,
  parked,
}: CarriedOverFrom): Wire["CarriedOver"] {
  return { ...from, flagged: [...flagged], renamed: [...renamed], parked: parked.length };
}

export async function presentVersions(
  db: Tx,
  versions: readonly SpreadVersionSummary[],
): Promise<Wire["SpreadVersions"]["versions"]> {
  const said = await tellerOf(db, versions);
  return versions.map(({ version, origin, edits, reason, ...saved }) => ({
    version,
    origin,
    edits,
    ...(reason !== null && { reason }),
    ...said(saved),
  }));
}

export async function presentChanges(
  db: Tx,
  changes: readonly LineChange[],
): Promise<Wire["LineHistory"]["changes"]> {
  const said = await tellerOf(db, changes);
  return changes.map(({ version, origin, edit, reason, ...saved }) => ({
    version,
    origin,
    ...(edit && { edit }),
    ...(reason !== null && { reason }),
    ...said(saved),
  }));
}
