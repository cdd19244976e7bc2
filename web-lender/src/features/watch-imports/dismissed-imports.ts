import type { PendingJob } from "../../api/pending-jobs.ts";
import { onDevice } from "../../storage/browser-storage.ts";

const key = "tieout.dismissedImports";

/** The imports this browser was told not to show again (P-T17), by their record's id. */
export function dismissedImports(): readonly string[] {
  const stored = onDevice.get(key);
  return stored ? stored.split(",") : [];
}

/** Remembers them; those that the server no longer lists are forgotten on the way. */
export function rememberDismissed(ids: readonly string[], listed: readonly PendingJob[]): void {
  const stillListed = ids.filter((id) => listed.some((job) => job.financialRecordId === id));
  if (stillListed.length === 0) onDevice.remove(key);
  else onDevice.set(key, stillListed.join(","));
}
