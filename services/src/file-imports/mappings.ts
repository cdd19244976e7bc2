import { createHash } from "node:crypto";
import type { KeptMapping } from "@tieout/core/book-mapping/file-choices";
import { table } from "@tieout/server/database/table";
import type { Tx } from "@tieout/server/database/with-tenant";

/** Shapes of files that a workspace can have at once; beyond it nobody remembers either. */
const tried = 50;

/** A workspace's, the newest first. */
export async function listFileMappings(db: Tx, workspaceId: string): Promise<KeptMapping[]> {
  return table(db, "fileMappings")
    .where({ tenantId: db.tenantId, workspaceId })
    .orderBy("saidAt", "desc")
    .limit(tried)
    .select("mapping", "answers");
}

/** Remembers it in place of what was said of these headings before. */
export async function saveFileMapping(
  db: Tx,
  workspaceId: string,
  { mapping, answers }: KeptMapping,
  now: Date,
): Promise<void> {
  const headings = mapping.headings.map((heading) => heading.toLowerCase());
  await table(db, "fileMappings")
    .insert({
      tenantId: db.tenantId,
      workspaceId,
      saidAt: now,
      headingsHash: createHash("sha256").update(JSON.stringify(headings)).digest(),
      mapping: JSON.stringify(mapping),
      answers: JSON.stringify(answers),
    })
    .onConflict(["tenantId", "workspaceId", "headingsHash"])
    .merge(["mapping", "answers", "saidAt"]);
}
