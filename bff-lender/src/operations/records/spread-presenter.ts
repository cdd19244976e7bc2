import { findUserName } from "@tieout/server/database/last-change";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { CarriedOverFrom, StoredSpread } from "@tieout/services/financial-records/spread";
import type { Wire } from "../wire.ts";

/** Who saved a version, and when. */
export async function saidOf(db: Tx, { madeBy, madeAt }: StoredSpread) {
  const by = madeBy !== null && (await findUserName(db, madeBy));
  return { ...(by && { by }), ...(madeAt && { at: madeAt.toISOString() }) };
}

export function presentCarriedOver({
  from,
  flagged,
  renamed,
  parked,
}: CarriedOverFrom): Wire["CarriedOver"] {
  return { ...from, flagged: [...flagged], renamed: [...renamed], parked: parked.length };
}
