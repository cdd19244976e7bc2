import { findLastChange, type Tx } from "@tieout/server/database";
import { changedSince } from "../changed-since.ts";
import type { Wire } from "../wire.ts";

/** Somebody was faster; with what they have made of it (D-31). */
export async function workspaceConflict(db: Tx, current: Wire["WorkspaceDetails"]) {
  return changedSince(current, await findLastChange(db, "workspaces", current.id), {
    type: "changed-meanwhile",
    title: "Somebody else has changed this workspace.",
  });
}
