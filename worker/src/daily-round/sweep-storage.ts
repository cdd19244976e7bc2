import type { Storage, StoredFile } from "@tieout/server/storage/open-storage";
import { listOrphanedKeys } from "@tieout/services/maintenance/orphans";
import type { Run } from "../job-handler.ts";

/** As many as are held against the rows at once. */
const atOnce = 1_000;

/** As many as one round looks at. */
const lookedAtMost = 1_000_000;

/** What is on its way has no row yet: nothing takes as long as this from storage to its row. */
const youngMs = 2 * 86_400_000;

/**
 * Deletes what lies in a tenant's storage and no row tells of: what a process has put there that was killed before
 * its row was saved, or after its row had gone. How many files.
 */
export async function sweepStorage(
  { tx, tenantId }: Pick<Run, "tx" | "tenantId">,
  storage: Pick<Storage, "list" | "delete">,
  now: Date,
): Promise<number> {
  let looked = 0;
  let swept = 0;
  let some: StoredFile[] = [];
  for await (const file of storage.list(tenantId)) {
    looked += 1;
    if (looked > lookedAtMost) break;
    if (now.getTime() - file.modifiedAt.getTime() < youngMs) continue;
    some.push(file);
    if (some.length < atOnce) continue;
    swept += await sweepSome(some);
    some = [];
  }
  return swept + (await sweepSome(some));

  async function sweepSome(files: readonly StoredFile[]): Promise<number> {
    if (files.length === 0) return 0;
    const keys = files.map(({ key }) => key);
    const orphaned = await tx((db) => listOrphanedKeys(db, keys, now));
    for (const key of orphaned) await storage.delete(key);
    return orphaned.length;
  }
}
